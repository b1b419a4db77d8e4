import type { PageContent } from '../page-content.ts';

export const fileStructure: PageContent = {
  path: '/online-ide/file-structure',
  area: 'online-ide',
  kind: 'page',
  name: 'File structure',
  summary: 'The same few folders in every project, each with one job',
  heading: 'A project layout you can predict',
  promise: 'The same few folders in every project, each with a single job.',
  actions: [
    { href: '#the-map', label: 'Read the map' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'the-map',
      heading: 'The map',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every project has the same seven top folders, and each one has a single job. This is the planned layout, with a small invoice project as the example.',
        },
        {
          kind: 'code',
          caption: 'A small project, with one line for the job of each folder',
          language: 'text',
          code: `invoice-desk/
  model/          entities, fields, relations and rules, as text
    invoice.entity.json
    late-fee.rule.json
  generated/      screens, API and SQL written from the model
    invoice/
      routes.ts
      routes.test.ts
      schema.sql
  manual/         code written by people
    pricing/
      late-fee.ts
      late-fee.test.ts
  themes/         schemes, colours and fonts
  messages/       texts, one file for each language
  config/         settings and their differences by environment
  docs/           build notes, decisions and licences`,
        },
        {
          kind: 'paragraph',
          text: 'A predictable layout saves a question each time someone joins, reviews or searches. You know where the due date is defined before you have opened the project, and so do the tools that check and export it.',
        },
      ],
    },
    {
      id: 'generated-and-manual',
      heading: 'Generated and manual',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Only `generated/` may be rewritten by the generator; every other folder is changed by people alone. The planned generator refuses to write outside its folder, so this rule does not depend on anyone’s care.',
        },
        {
          kind: 'table',
          caption: 'Who writes each folder',
          columns: ['Folder', 'Written by', 'Rewritten on regenerate', 'Safe to delete'],
          rows: [
            ['`model/`', 'People, in the designer or as text', 'Never', 'No: it is the source of everything generated'],
            ['`generated/`', 'The generator', 'Yes, as a whole', 'Yes: the next regenerate writes it again'],
            ['`manual/`', 'People', 'Never', 'No'],
            ['`themes/`', 'People, in the theme panel or as text', 'Never', 'Yes: the default theme applies'],
            ['`messages/`', 'People; missing keys are listed for them', 'Never', 'No'],
            ['`config/`', 'People', 'Never', 'No'],
            ['`docs/`', 'People', 'Never', 'Yes, except the licences'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Generated files also say so in their first line. Someone who meets one in a search result knows at once that the model is the place to change it.',
        },
      ],
    },
    {
      id: 'names-that-sort-themselves',
      heading: 'Names that sort themselves',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A file is named after the thing it holds, in lower case with hyphens, with its kind at the end. With these planned rules an alphabetical list puts related files next to each other, and no name depends on upper or lower case.',
        },
        {
          kind: 'table',
          caption: 'Good and bad names, with the rule that decides',
          columns: ['Good', 'Bad', 'Rule'],
          rows: [
            ['`late-fee.ts`', '`LateFee2_new.ts`', 'Lower case, hyphens, no version in the name'],
            ['`late-fee.test.ts`', '`test_fee.ts`', 'The subject first, the kind last'],
            ['`invoice.entity.json`', '`inv.json`', 'Whole words; the kind is part of the name'],
            ['`messages/hi.json`', '`messages/hindi-final.json`', 'The language code and nothing else'],
            ['`2-review-step.tsx`', '`review-step-after-details.tsx`', 'A number only where order is the meaning'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'History keeps old versions, so a name never has to. Words such as “new”, “final” and “copy” are reported by the checker.',
        },
      ],
    },
    {
      id: 'tests-beside-the-thing-tested',
      heading: 'Tests beside the thing tested',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A test sits next to the file it tests and has the same name with `.test` before the ending. You can see at a glance what has no test, and moving a folder moves its tests with it.',
        },
        {
          kind: 'paragraph',
          text: 'Generated tests are planned to follow the same rule inside `generated/`: `routes.test.ts` beside `routes.ts`. They are rewritten with the code they test, so do not edit them. Put your own cases for a generated part into `manual/`, under the same path.',
        },
        {
          kind: 'code',
          caption: 'One generated part, its generated test and your own extra cases',
          language: 'text',
          code: `generated/invoice/routes.ts
generated/invoice/routes.test.ts          rewritten with routes.ts
manual/invoice/routes.extra.test.ts       yours, never rewritten`,
        },
      ],
    },
    {
      id: 'changing-the-layout',
      heading: 'Changing the layout',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The top folders are fixed, and almost everything inside them is yours to arrange. The planned tools rely on a short list of names; the rest is convention that you may change for a good reason.',
        },
        {
          kind: 'table',
          caption: 'What can be renamed and what relies on it',
          columns: ['Name', 'Can it change?', 'What relies on it'],
          rows: [
            ['Top folders', 'No', 'Generator, export, access rules, comparison labels'],
            ['Folders inside `manual/`', 'Yes', 'Imports, which are updated by the rename'],
            ['Folders inside `generated/`', 'No; they follow the model', 'The generator'],
            [
              '`*.entity.json`, `*.rule.json`',
              'The part before the first dot',
              'The model reader finds files by the ending',
            ],
            ['Language files', 'No', 'The language code selects the file'],
            ['Anything in `docs/`', 'Yes', 'Links between documents'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'If your company has a layout of its own, keep it inside `manual/`. That folder is organised by you and is left alone by every tool.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I delete the generated folder?',
      answer:
        'Yes. Everything in it follows from the model and will be written again by the next regenerate. Keep it in your exports all the same, because the exported project builds from it without us.',
    },
    {
      question: 'Where does a file of mine go?',
      answer:
        'In `manual/`. Choose a folder named after the subject, such as `manual/pricing/`, and put the test beside the file. The generator is designed never to write there.',
    },
    {
      question: 'Why is the model stored as text files?',
      answer:
        'Text can be compared, reviewed, searched and merged with ordinary tools. One file for each entity keeps two people who work on different entities out of each other’s way.',
    },
  ],
  related: [
    {
      href: '/online-ide/code-management',
      label: 'Code management',
      note: 'See how changes to these folders are compared and restored.',
    },
    {
      href: '/online-ide/source-code-editor',
      label: 'Source code editor',
      note: 'Open a file from this map and see what the editor knows about it.',
    },
    {
      href: '/coding-solutions/export-import-source-code',
      label: 'Source export and import',
      note: 'The same folders, packed with checksums and build notes.',
    },
  ],
  closing: {
    heading: 'Open a file',
    text: 'You know where things are. The editor page shows what happens when you change one.',
    action: { href: '/online-ide/source-code-editor', label: 'Go to the editor' },
  },
  metadata: {
    title: 'Project file structure explained | Genmaster',
    description:
      'The planned layout of every project: what each folder holds, who writes it, how files are named and which names you may change.',
  },
};
