import type { PageContent } from '../page-content.ts';

export const uiBuilder = {
  path: '/designing-tool/ui-builder',
  area: 'designing-tool',
  kind: 'page',
  name: 'UI builder',
  summary: 'Place, bind and check parts, with a key for every drag',
  heading: 'Place it, bind it, see it',
  promise: 'Arrange parts on a canvas, connect them to data and read the markup as it forms.',
  actions: [
    { href: '#place', label: 'See both ways to place' },
    { href: '/designingtool', label: 'Open the playground' },
  ],
  sections: [
    {
      id: 'place',
      heading: 'Place',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You place a part by dragging it or by choosing its position with the keyboard, and both give the same result. The planned canvas records one action for either, so undo takes back one step, whichever way you worked.',
        },
        {
          kind: 'table',
          caption: 'Each action, by pointer and by keyboard',
          columns: ['Action', 'By pointer', 'By keyboard', 'Announced as'],
          rows: [
            [
              'Add a part',
              'Drag it from the list',
              'Enter on the part, then choose a position',
              '“Date field added after Number”',
            ],
            ['Move a part', 'Drag it', 'Alt with the up or down arrow', '“Date field moved to position 1 of 3”'],
            ['Select a part', 'Click it', 'Up and down arrow', '“Amount, number field, selected”'],
            ['Remove a part', 'Delete in its menu', 'Delete', '“Notes removed”'],
            ['Undo', 'Undo button', 'Ctrl or Command with Z', '“Removal of Notes undone”'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Every action also has a button, for people who use touch, voice or a switch. The announcements are short, polite and spoken once.',
        },
      ],
    },
    {
      id: 'bind',
      heading: 'Bind',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Binding connects a part to a field of an entity, and the label and rules come with it. In the planned builder you select a part, choose the field, and see which properties are now taken from the model.',
        },
        {
          kind: 'code',
          caption: 'Before and after: a text field is bound to the due date of an invoice',
          language: 'diff',
          code: ` {
-  "part": "textField",
-  "label": "Text",
-  "required": false
+  "part": "dateField",
+  "bind": "Invoice.dueDate"
 }`,
        },
        {
          kind: 'paragraph',
          text: 'The definition becomes shorter. The label “Due date”, the required mark and the date format are no longer written here, because the entity already says them. If you write a label on the part, yours is shown, and the inspector tells you that it differs from the model.',
        },
        {
          kind: 'list',
          items: [
            'A field that is renamed in the model stays bound.',
            'A field that is deleted leaves a marked part, never a silent gap.',
            'A part that cannot show a type is not offered for it.',
          ],
        },
      ],
    },
    {
      id: 'adapt',
      heading: 'Adapt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A row of fields becomes a column when there is no room for it, and you decide at which width. The planned setting is one number per row, measured on the row’s own container. A form in a narrow side panel then behaves like a form on a phone.',
        },
        {
          kind: 'code',
          caption: 'The style produced for a row that needs 480 px',
          language: 'css',
          code: `.invoice-edit {
  container-type: inline-size;
}

.invoice-edit .row {
  display: grid;
  gap: 16px;
}

@container (min-width: 480px) {
  .invoice-edit .row {
    grid-template-columns: 1fr 1fr;
  }
}`,
        },
        {
          kind: 'paragraph',
          text: 'One column is the starting point and two columns are the addition. Browsers that skip the last rule still show a usable form. The order in the markup never changes, so the reading order and the Tab order stay the same at every width.',
        },
      ],
    },
    {
      id: 'check',
      heading: 'Check',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Problems that a person can fix in a second are flagged on the canvas, where the second is available. Planned checks look at labels, contrast, target size, heading order and names that repeat. Each flag says what is wrong, for whom, and what to do.',
        },
        {
          kind: 'table',
          caption: 'Findings on a sample form',
          columns: ['Finding', 'Why it matters', 'Offered change'],
          rows: [
            [
              'The amount field has no label',
              'A screen reader says “edit, blank”',
              'Use the label of the bound field, “Amount”',
            ],
            [
              'Hint text has a contrast of 2.53',
              'Hard to read in daylight; 4.5 is needed',
              'Use the muted text token, ratio 4.83',
            ],
            [
              'The remove button is 16 by 16 px',
              'Easy to miss with a thumb; 24 is the least',
              'Set its size to 32 by 32 px',
            ],
            ['Two buttons are named “Save”', 'Voice users cannot say which one', 'Name what is saved: “Save invoice”'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A flag does not stop you from working. Automatic checks find only part of the problems, so they are a help and not a certificate.',
        },
      ],
    },
    {
      id: 'read-the-output',
      heading: 'Read the output',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In the planned builder the markup is shown while you work, and it has no wrappers for their own sake. The comparison below is the same field twice. The first version needs scripts and extra attributes to become a field; the second already is one.',
        },
        {
          kind: 'code',
          caption: 'Replaced markup, and the markup the builder is to produce',
          language: 'diff',
          code: `-<div class="row">
-  <div class="col">
-    <div class="field">
-      <span class="field-label">Due date</span>
-      <div class="input" contenteditable="true"></div>
-    </div>
-  </div>
-</div>
+<label for="dueDate">Due date</label>
+<input id="dueDate" name="dueDate" type="date" required />`,
        },
        {
          kind: 'paragraph',
          text: 'Short markup is easier to review, to test and to hand over. The view keeps canvas and markup in step: select a part to see its lines, or select a line to find its part. What you read there is the file that is generated.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is there a keyboard way to do this?',
      answer:
        'Yes, by design. The table in “Place” gives a key for adding, moving, selecting, removing and undoing. Each action also has a button, and both record the same undo step as a drag.',
    },
    {
      question: 'What happens to a screen when I rename a field?',
      answer:
        'In the planned builder, bound parts follow the rename, because they refer to the field itself. Its new label appears unless you wrote a label on the part. Code that you wrote by hand is listed for you to check, not changed.',
    },
    {
      question: 'Can I edit the generated markup by hand?',
      answer:
        'By design, generated files are rewritten when the model changes, so edits belong in the manual layer. The page on code bifurcation explains where to put them and how to adopt a generated file as your own.',
    },
    {
      question: 'Do the checks prove that my screen is accessible?',
      answer:
        'No. The planned checks find missing labels, low contrast, small targets, wrong heading order and repeated names. Whether a label makes sense, or an order is logical, still needs a person.',
    },
  ],
  related: [
    {
      href: '/designing-tool/multi-themes',
      label: 'Multi-themes',
      note: 'Previous: the colours, sizes and fonts that your parts use.',
    },
    {
      href: '/designingtool',
      label: 'Design playground',
      note: 'Next: one form with three short tasks and its source.',
    },
    {
      href: '/uniqueness/auto-manual-code-bifracation',
      label: 'Code bifurcation',
      note: 'Find out where hand-written code goes when markup is generated.',
    },
  ],
  closing: {
    heading: 'See one form as definition and markup',
    text: 'The playground page prints both for an invoice form, with three tasks to think through.',
    action: { href: '/designingtool', label: 'Open the playground' },
  },
  metadata: {
    title: 'UI builder with a keyboard path | Genmaster',
    description:
      'Each planned action by mouse and by keyboard, how a field is bound to data, and the semantic markup that the builder is to produce.',
  },
} satisfies PageContent;
