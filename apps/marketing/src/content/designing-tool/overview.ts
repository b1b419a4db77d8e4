import type { PageContent } from '../page-content.ts';
import { screenParts } from '../pictures/screen-parts.ts';

export const designingTool = {
  path: '/designing-tool',
  area: 'designing-tool',
  kind: 'collection',
  name: 'Design tool',
  summary: 'Screens, multi-page forms, live themes and templates',
  heading: 'Design screens, forms and themes in one place',
  promise: 'Place parts, bind data and restyle everything while the result stays live.',
  actions: [
    { href: '#what-it-produces', label: 'See what it produces' },
    { href: '/designingtool', label: 'Open the playground' },
  ],
  sections: [
    {
      id: 'ui-builder',
      heading: 'UI builder',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The planned UI builder is a canvas where you place parts, connect them to your data and read the markup beside them. Each drag has a keyboard path with the same result and the same undo. That matters for people who cannot drag, and for people who would rather not.',
        },
        {
          kind: 'paragraph',
          text: 'Binding is the step that saves work. When a part is connected to a field of the model, it takes the label, the required mark and the rules from there. You change the rule once and every screen that shows the field follows.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designing-tool/ui-builder',
              label: 'UI builder',
              note: 'Placing, binding and checking parts, with the keys for each action.',
            },
          ],
        },
      ],
    },
    {
      id: 'multi-page-forms',
      heading: 'Multi-page forms',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A long form becomes a few named steps, and the steps follow the answers. If an organisation is not registered for tax, the tax step does not appear and the progress line does not count it.',
        },
        {
          kind: 'paragraph',
          text: 'The multi-page form of the demo saves as the person goes, ends with a review of all answers, and lists errors with a link to the step and the field. The rules stay in the definition, so a reviewer can read them without clicking through the form.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designing-tool/multi-page-forms',
              label: 'Multi-page forms',
              note: 'A worked supplier form with its branching rule written out.',
            },
          ],
        },
      ],
    },
    {
      id: 'multi-themes',
      heading: 'Multi-themes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A theme is a set of named values for colour, type and layout, and a change to one value shows at once. This site works that way today. Its theme panel changes schemes, modes, colours and heading sizes on the page you are reading, and signing in stores your choice on the server.',
        },
        {
          kind: 'paragraph',
          text: 'The same approach is planned for the screens you design: the canvas, the preview and the finished application read one set of values. A brand change is then an edit to a short list, rather than a search through style files.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designing-tool/multi-themes',
              label: 'Multi-themes',
              note: 'What the theme panel changes, and what each of its buttons does.',
            },
          ],
        },
      ],
    },
    {
      id: 'predefined-templates',
      heading: 'Predefined templates',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A template is a working page that you start from and then own. Six are planned: dashboard, list and detail, settings, sign-in, public page and multi-page form. Each comes with sample data and with its empty, loading and error states already designed.',
        },
        {
          kind: 'paragraph',
          text: 'Starting from a template is useful because the dull parts are the ones people forget. A table that is empty on its first day, a name that is forty letters long and a request that fails all have a place before you add anything of your own.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designing-tool/predefined-templates',
              label: 'Predefined templates',
              note: 'The six templates, the parts in each and the states they include.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-it-produces',
      heading: 'What it produces',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The planned output of a screen is three readable things: semantic markup, a list of tokens and a definition file. Here are eight lines of each for a small invoice form. You can compare them line by line, because the names agree.',
        },
        screenParts.en,
        {
          kind: 'code',
          caption: 'Markup: a form, two labelled fields and a button',
          language: 'html',
          code: `<form id="invoice-edit" aria-labelledby="invoice-edit-title">
  <h2 id="invoice-edit-title">Edit invoice</h2>
  <label for="number">Invoice number</label>
  <input id="number" name="number" required maxlength="20" />
  <label for="dueDate">Due date</label>
  <input id="dueDate" name="dueDate" type="date" required />
  <button type="submit">Save invoice</button>
</form>`,
        },
        {
          kind: 'code',
          caption: 'Tokens: the values that a theme may change',
          language: 'css',
          code: `:root {
  --surface: #ffffff;
  --text: #1f2937;
  --accent: #1d4ed8;
  --accent-text: #ffffff;
  --space: 8px;
  --radius: 6px;
}`,
        },
        {
          kind: 'code',
          caption: 'Definition: what the canvas stores',
          language: 'json',
          code: `{
  "screen": "invoice-edit",
  "entity": "Invoice",
  "parts": [
    { "part": "textField", "bind": "number", "label": "Invoice number" },
    { "part": "dateField", "bind": "dueDate", "label": "Due date" }
  ]
}`,
        },
        {
          kind: 'paragraph',
          text: 'The required mark and the length limit are not in the screen definition. They come from the entity, so two screens that show the same field cannot disagree about it.',
        },
      ],
    },
    {
      id: 'open-the-playground',
      heading: 'Open the playground',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The playground is a page of its own, kept for doing rather than reading. It holds a definition that you can change, its form and other results, and three short tasks. A canvas for placing parts is planned for the same address.',
        },
        {
          kind: 'paragraph',
          text: 'Use this overview to decide which part of the design tool you want to understand. Use the playground when you have one form in mind and want to try its fields, with their form, their table and their source in view.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designingtool',
              label: 'Design playground',
              note: 'One definition and its results, three tasks, the theme panel and the source.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is there a keyboard way to do this?',
      answer:
        'Yes, by design. Every pointer action of the planned canvas has a keyboard action with the same result and the same undo step. The UI builder page lists the keys. This site, including its theme panel, can already be used by keyboard.',
    },
    {
      question: 'Do I have to use the design tool to build a screen?',
      answer:
        'No. In the planned tool, a screen is a short definition file, which you can write by hand in a text editor. The canvas is meant as another way to edit that file, so both routes end in the same place.',
    },
    {
      question: 'Can I use the markup in a page of my own?',
      answer:
        'The planned output is ordinary HTML and CSS custom properties, with no runtime needed to display it. You can copy it into another page. The link to your data is separate code, which you may keep or replace.',
    },
  ],
  related: [
    {
      href: '/designingtool',
      label: 'Design playground',
      note: 'Previous: the tool page, with one definition to change.',
    },
    {
      href: '/designing-tool/predefined-templates',
      label: 'Predefined templates',
      note: 'Next: see which working pages you can start from.',
    },
    {
      href: '/api-generator',
      label: 'API generator',
      note: 'A form needs somewhere to send its values; see how that part is made.',
    },
  ],
  closing: {
    heading: 'Design on top of one definition',
    text: 'Genmaster is open for pre-order at ₹0, and the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Design tool: screens, forms and themes | Genmaster',
    description:
      'An overview of the design tool: multi-page forms and live themes to try, a canvas and templates that are planned, and their output.',
  },
} satisfies PageContent;
