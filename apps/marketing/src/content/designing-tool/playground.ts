import type { PageContent } from '../page-content.ts';

export const playground = {
  path: '/designingtool',
  area: 'designing-tool',
  kind: 'page',
  name: 'Design playground',
  summary: 'One form, its theme and its source on a single page',
  heading: 'Open the design playground',
  promise: 'A full-page canvas with a form, a theme and a preview, ready to change.',
  actions: [
    { href: '#start-here', label: 'Start here' },
    { href: '#see-the-source', label: 'Read the source' },
  ],
  sections: [
    {
      id: 'start-here',
      heading: 'Start here',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The playground opens on an invoice form with three fields: number, due date and amount. A canvas that fills the page is planned here, with one line of instruction above it and everything else folded away.',
        },
        {
          kind: 'paragraph',
          text: 'The definition below is what that canvas starts from. It is short enough to read before you change anything, and it is the only thing that gets stored. What you make will stay in this browser and will need no account.',
        },
        {
          kind: 'code',
          caption: 'The starting definition: one entity and one screen',
          language: 'json',
          code: `{
  "entity": {
    "name": "Invoice",
    "fields": [
      { "name": "number", "type": "text", "required": true, "maxLength": 20 },
      { "name": "dueDate", "type": "date", "required": true },
      { "name": "amount", "type": "money", "required": true, "min": 0.01 }
    ]
  },
  "screen": {
    "name": "invoice-edit",
    "parts": [
      { "part": "textField", "bind": "number" },
      { "part": "dateField", "bind": "dueDate" },
      { "part": "moneyField", "bind": "amount" }
    ]
  }
}`,
        },
      ],
    },
    {
      id: 'add-move-bind',
      heading: 'Add, move, bind',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Three short tasks cover most of what a canvas is for: put a part on it, change its place and connect it to data. The planned playground ticks each task off as you finish it, and each one should take less than a minute.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Add a notes field',
              text: 'Choose “Long text” from the list of parts and place it after the amount. By keyboard: open the list, choose the part, then choose “After: Amount”.',
            },
            {
              title: 'Move the due date to the top',
              text: 'Drag the due date above the number, or select it and choose “Move up”. Undo takes it back in one step either way.',
            },
            {
              title: 'Bind the new field',
              text: 'Connect the long text to a field called `notes`. Its label becomes “Notes”, and its limit of 500 characters comes from the entity.',
            },
          ],
        },
        {
          kind: 'code',
          caption: 'What the three tasks change in the screen definition',
          language: 'diff',
          code: `   "parts": [
-    { "part": "textField", "bind": "number" },
     { "part": "dateField", "bind": "dueDate" },
-    { "part": "moneyField", "bind": "amount" }
+    { "part": "textField", "bind": "number" },
+    { "part": "moneyField", "bind": "amount" },
+    { "part": "longText", "bind": "notes" }
   ]`,
        },
      ],
    },
    {
      id: 'change-the-theme',
      heading: 'Change the theme',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The theme panel of this site works on this page too: open it with the cog at the right edge and the whole page follows. The planned canvas uses the same panel, so a form is designed in the theme it will be seen in.',
        },
        {
          kind: 'list',
          items: [
            'Choose another colour scheme. Buttons, links and table heads change together.',
            'Switch between light, dark and flately to compare the three modes.',
            'Open “Default heading Tags” and move a slider. Headings change size as it moves.',
            'Choose “Reset Current” to go back to what was saved. It asks before it does so.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nothing is kept until you choose “Save Changes”. When you are signed in, the theme is stored on the server and is there again on your next visit.',
        },
      ],
    },
    {
      id: 'see-the-source',
      heading: 'See the source',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This is the markup for the starting form, complete. Every field has a real label, the required fields say so, and the amount explains its format before anyone gets it wrong. There are no wrapper elements that exist only for styling.',
        },
        {
          kind: 'code',
          caption: 'Markup of the starting form',
          language: 'html',
          code: `<form id="invoice-edit" aria-labelledby="invoice-edit-title">
  <h2 id="invoice-edit-title">Invoice</h2>

  <label for="number">Number</label>
  <input id="number" name="number" required maxlength="20" autocomplete="off" />

  <label for="dueDate">Due date</label>
  <input id="dueDate" name="dueDate" type="date" required />

  <label for="amount">Amount</label>
  <input id="amount" name="amount" inputmode="decimal" required aria-describedby="amount-hint" />
  <p id="amount-hint">At least 0.01, for example 1250.50</p>

  <button type="submit">Save invoice</button>
</form>`,
        },
        {
          kind: 'paragraph',
          text: 'In the planned playground a drawer shows this markup and the definition together. Selecting a field on the canvas marks its lines in both, so you learn the format by looking at your own form.',
        },
      ],
    },
    {
      id: 'go-deeper',
      heading: 'Go deeper',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This page stays a tool; the explanations have pages of their own. Each of them shows finished tables, rules and code for one subject, so you can read it without the canvas. Start with the overview if you want the whole picture. Go straight to a feature page if you came with a particular question about forms, themes, templates or the canvas.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designing-tool',
              label: 'Design tool overview',
              note: 'How the canvas, forms, themes and templates fit together.',
            },
            {
              href: '/designing-tool/ui-builder',
              label: 'UI builder',
              note: 'Placing and binding parts, with a key for every drag.',
            },
            {
              href: '/designing-tool/multi-page-forms',
              label: 'Multi-page forms',
              note: 'Splitting a long form and branching on the answers.',
            },
            {
              href: '/designing-tool/multi-themes',
              label: 'Multi-themes',
              note: 'Everything that the theme panel can change.',
            },
            {
              href: '/designing-tool/predefined-templates',
              label: 'Predefined templates',
              note: 'Starting from a page instead of an empty canvas.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do I need an account here?',
      answer:
        'No. Reading this page and changing its theme need no account. Signing in adds one thing: your saved theme is kept on the server, so it follows you to another browser.',
    },
    {
      question: 'Where is what I make kept?',
      answer:
        'The planned canvas keeps its state in this browser only, with a visible control to clear it. It needs no sign-in, and clearing the state brings back the invoice form with its three fields.',
    },
    {
      question: 'How is this page different from the design tool overview?',
      answer:
        'This page is for doing: one form, three tasks, one theme panel and the source. The overview at /designing-tool explains the four parts of the design tool and links to a page for each.',
    },
  ],
  related: [
    {
      href: '/designing-tool/ui-builder',
      label: 'UI builder',
      note: 'Previous: how placing, binding and checking work on the canvas.',
    },
    {
      href: '/designing-tool',
      label: 'Design tool',
      note: 'Next: the overview of all four parts of the design tool.',
    },
    {
      href: '/inbuilt-solutions/form-validation',
      label: 'Form validation',
      note: 'See what rules a field can carry once it is on the canvas.',
    },
  ],
  closing: {
    heading: 'Read the explanation behind the canvas',
    text: 'The overview shows what the design tool produces, in eight lines each of markup, tokens and definition.',
    action: { href: '/designing-tool', label: 'Design tool overview' },
  },
  metadata: {
    title: 'Design playground: try the canvas | Genmaster',
    description:
      'A full-page canvas to add fields, bind data, change the theme and read the generated source. No account needed.',
  },
} satisfies PageContent;
