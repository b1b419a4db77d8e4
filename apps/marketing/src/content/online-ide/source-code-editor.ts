import type { PageContent } from '../page-content.ts';

export const sourceCodeEditor: PageContent = {
  path: '/online-ide/source-code-editor',
  area: 'online-ide',
  kind: 'page',
  name: 'Source code editor',
  summary: 'Completion, checks and renames that know your model',
  heading: 'An editor that knows your model',
  promise: 'Completion, checks and navigation that understand entities and fields, not only text.',
  actions: [
    { href: '#completion-from-the-model', label: 'See a completion' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'completion-from-the-model',
      heading: 'Completion from the model',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Type the name of an entity and you get its fields, with their types and rules. The planned completion reads the model itself, so a field that was added a minute ago is offered at once, before any code has been generated for it.',
        },
        {
          kind: 'code',
          caption: 'What the list offers after `invoice.`, with the type and rule of each field',
          language: 'text',
          code: `invoice.
  amount     money     required, greater than 0
  dueDate    date      optional
  number     text      required, unique, at most 20 characters`,
        },
        {
          kind: 'code',
          caption: 'The line after choosing `dueDate`: the optional field brings its own check',
          language: 'ts',
          code: `const overdue = invoice.dueDate !== null && invoice.dueDate < today;`,
        },
        {
          kind: 'paragraph',
          text: 'The rule beside the name saves a visit to the model, and the inserted check saves the mistake that an optional value invites.',
        },
      ],
    },
    {
      id: 'problems-as-you-type',
      heading: 'Problems as you type',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A problem appears as a short message, the name of its rule and a fix where a fix is safe. The planned checks are the ones that run on save and in review, so you never meet a new opinion at the end.',
        },
        {
          kind: 'table',
          caption: 'Three problems and what the editor says about each',
          columns: ['Code', 'Message', 'Rule', 'Fix'],
          rows: [
            [
              '`invoice.duedate`',
              'Invoice has no field “duedate”. Did you mean “dueDate”?',
              'known-field',
              'Replace with `dueDate`',
            ],
            [
              '`invoice.amount = "12"`',
              'Amount is money; this is text.',
              'field-type',
              'None: the right conversion is your decision',
            ],
            [
              '`if (n == null)`',
              'Use strict equality, or say which empty value you mean.',
              'strict-equality',
              'Preview of two options',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A message is announced once and stays in a list that you can reach by key. Nothing depends on seeing a wavy line.',
        },
      ],
    },
    {
      id: 'move-quickly',
      heading: 'Move quickly',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can go to a definition, find every use and rename a thing across code and model in one step. The planned rename works on meaning. It changes the field, its column, its label key and its uses. An unrelated word with the same spelling stays as it is.',
        },
        {
          kind: 'code',
          caption: 'Renaming the field `amount` of Invoice to `total`, as the preview lists it',
          language: 'diff',
          code: ` model/invoice.entity.json
-    { "name": "amount", "type": "money", "required": true }
+    { "name": "total", "type": "money", "required": true }
 messages/en.json
-  "invoice.amount": "Amount",
+  "invoice.total": "Amount",
 manual/reports/overdue.ts
-  sum = sum.plus(invoice.amount);
+  sum = sum.plus(invoice.total);`,
        },
        {
          kind: 'paragraph',
          text: 'The visible label stays “Amount” until you change it, because the name in code and the word on screen are two decisions. The column rename appears as a script for you to review.',
        },
      ],
    },
    {
      id: 'comfort-and-access',
      heading: 'Comfort and access',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The editor is planned to fit the person: font size, line height, contrast and reduced motion follow your settings. It also has a documented way out by keyboard, because Tab types an indent in an editor and would otherwise be a trap.',
        },
        {
          kind: 'table',
          caption: 'Keys for entering and leaving the editor',
          columns: ['Key', 'What it does'],
          rows: [
            ['Tab, before the editor', 'Moves into the editor; a hint says how to leave'],
            ['Tab, while typing', 'Indents the line'],
            ['Escape, then Tab', 'Leaves the editor and goes to the next control'],
            ['Escape, then Shift+Tab', 'Leaves the editor and goes to the previous control'],
            ['Alt+F1', 'Opens the list of keys'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The hint stays visible for as long as the editor has focus. This site follows the same rule: every control on it can be reached, used and left by keyboard.',
        },
      ],
    },
    {
      id: 'format-on-save',
      heading: 'Format on save',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Saving formats the file in one style, and that style is the same for generated and manual code. The planned formatter changes only spacing, line breaks and punctuation of style, never the meaning of the program.',
        },
        {
          kind: 'code',
          caption: 'A line as typed, and as saved',
          language: 'diff',
          code: `-const overdue=invoices.filter(i=>i.dueDate!==null&&i.dueDate<today)
+const overdue = invoices.filter((i) => i.dueDate !== null && i.dueDate < today);`,
        },
        {
          kind: 'paragraph',
          text: 'One style means that a comparison shows decisions and not habits. It also makes moving a file from generated to manual code an ordinary move: the text does not change on the way.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does completion use an AI model?',
      answer:
        'No. It is designed to read only the project’s own model: entities, fields, types and rules. The same text gives the same list every time, and nothing you type has to leave the workspace for it.',
    },
    {
      question: 'How do I leave the editor with the keyboard?',
      answer:
        'Press Escape, then Tab for the next control or Shift+Tab for the previous one. The hint is visible while the editor has focus, and Escape alone changes nothing in your text.',
    },
    {
      question: 'Can I write in another editor instead?',
      answer:
        'Yes. The project is text files in a fixed layout. You will be able to export it, edit with any tool, and re-import it as a difference for review. Model-aware completion belongs to this editor only.',
    },
    {
      question: 'Are generated files read-only?',
      answer:
        'They will open for reading and for setting breakpoints. An edit there would be lost on the next regenerate, so the editor is to offer to open the model item or a file in `manual/` instead.',
    },
  ],
  related: [
    {
      href: '/online-ide/file-structure',
      label: 'File structure',
      note: 'The map of the files that this editor opens.',
    },
    { href: '/online-ide', label: 'Online IDE', note: 'Go back to the workbench as a whole and what runs where.' },
    {
      href: '/coding-solutions/code-validation-standardisation',
      label: 'Code validation',
      note: 'Read about the rules behind the inline problems.',
    },
  ],
  closing: {
    heading: 'Say what your editor must do',
    text: 'Pre-order at ₹0 and tell us which keys, sizes and checks you rely on every day.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Model-aware source code editor | Genmaster',
    description:
      'What the planned editor offers: completion of your entities and fields, problems with reasons, a rename preview and keys that lead out.',
  },
};
