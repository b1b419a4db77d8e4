import type { PageContent } from '../page-content.ts';

export const playground = {
  path: '/designingtool',
  area: 'designing-tool',
  kind: 'page',
  name: 'Design playground',
  summary: 'One form, its theme and its source on a single page',
  heading: 'Open the design playground',
  promise: 'A definition with its form, its theme and its source on a full page, ready to change.',
  actions: [
    { href: '#demo', label: 'Change the definition' },
    { href: '#see-the-source', label: 'Read the source' },
  ],
  demo: {
    id: 'one-definition',
    heading: 'The playground: one definition',
    instruction: 'Add a field, move it or rename it, and read what the form and the other five results become.',
    reality:
      'The form checks what you type, the grid sorts and exports real rows, and the API description and the SQL are written anew with every change. Nothing is sent: what you make stays in this browser, shared with the home page. A canvas on which you place parts is planned and not in here.',
  },
  sections: [
    {
      id: 'start-here',
      heading: 'Start here',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The playground above opens on an invoice with three fields: number, due date and amount. Change one, and its form, its grid, its API description and its SQL follow. “Open in full page” gives it the whole window. A canvas with the form’s layout on it is planned for this page.',
        },
        {
          kind: 'paragraph',
          text: 'The definition below is what that canvas is to start from. Beside the entity it names a screen, with its parts in their order and the field that each one shows. It is short enough to read before you change anything.',
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
          text: 'Three short tasks cover most of what a canvas is for: put a part on it, change its place and connect it to data. In the playground above, “Add a field” and the two arrows do the first two for the entity. Choosing a part and binding it are planned, and described here as the canvas is to do them.',
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
          text: 'On the planned canvas a drawer shows this markup and the definition together. Selecting a field on the canvas marks its lines in both, so you learn the format by looking at your own form.',
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
        'No. The playground, this page and its theme need no account. Signing in adds one thing: your saved theme is kept on the server, so it follows you to another browser.',
    },
    {
      question: 'Where is what I make kept?',
      answer:
        'In this browser only. A button under the playground clears it and brings back the invoice with its three fields, and no sign-in is needed. The planned canvas keeps its state in the same way.',
    },
    {
      question: 'How is this page different from the design tool overview?',
      answer:
        'This page is for doing: one definition and its results, three tasks, one theme panel and the source. The overview at /designing-tool explains the four parts of the design tool and links to a page for each.',
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
    title: 'Design playground: change one definition | Genmaster',
    description:
      'Change one definition on a full page: its form, grid, API and SQL follow as you type. No account needed. A canvas is planned.',
  },
} satisfies PageContent;
