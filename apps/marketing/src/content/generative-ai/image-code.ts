import type { PageContent } from '../page-content.ts';
import { invoiceSketch, readSketch } from '../pictures/invoice-sketch.ts';

export const imageCode = {
  path: '/generative-ai/image-code',
  area: 'generative-ai',
  kind: 'page',
  name: 'Image to code',
  summary: 'A sketch becomes proposed parts that you correct',
  heading: 'From a sketch to a screen you can edit',
  promise: 'Boxes and labels in a picture become proposed parts on a canvas, each with a confidence.',
  actions: [
    { href: '#what-comes-back', label: 'See what comes back' },
    { href: '#what-to-draw', label: 'What to draw' },
  ],
  sections: [
    {
      id: 'what-to-draw',
      heading: 'What to draw',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Draw clear boxes with one label each, and use a straight photograph or an export from a drawing tool. The planned reader looks for closed rectangles and for the text inside or beside them, so a tidy sketch gives a better proposal than a beautiful one.',
        },
        {
          kind: 'paragraph',
          text: 'You do not need a ruler. What counts is that corners meet, that boxes do not overlap, and that each label is closer to its own box than to any other.',
        },
        invoiceSketch,
        {
          kind: 'table',
          caption: 'Good and bad samples',
          columns: ['Good', 'Bad', 'Why'],
          rows: [
            ['Boxes with closed corners', 'Lines that stop short', 'An open box is read as two lines'],
            ['One label per box', 'Notes and arrows in the same box', 'A note is taken for a label'],
            ['Photograph from above', 'Photograph at an angle', 'A slanted box is not a rectangle'],
            ['Dark pen on plain paper', 'Pencil on squared paper', 'Grid lines look like boxes'],
          ],
        },
      ],
    },
    {
      id: 'what-comes-back',
      heading: 'What comes back',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You get a layout of proposed parts, and never a claim that the screen is finished. In the planned result, each part shows its box in the picture, the label that was read and a confidence. The parts it is least sure of come first.',
        },
        readSketch,
        {
          kind: 'table',
          caption: 'The proposal for the sketch above (example values)',
          columns: ['Box', 'Label read', 'Proposed part', 'Confidence', 'Reason'],
          rows: [
            ['Wide, empty, label above', 'Search', 'Search field', '0.72', 'Could also be a text field'],
            [
              'Three columns, two rows',
              'Number, Due date, Amount',
              'Data grid',
              '0.81',
              'The first row has labels only',
            ],
            ['Small, text inside', '+ New', 'Button', '0.90', 'Short text, centred'],
            ['Small, text inside', 'Search', 'Button', '0.93', 'Short text, next to a field'],
            ['Top line, no box', 'Invoices', 'Heading', '0.95', 'First text on the page'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The confidence is a reading aid. It comes from measurable things such as closed corners, size and position, and the reason names them. A high value means that the box was clear, not that your intention was understood.',
        },
      ],
    },
    {
      id: 'correct-it',
      heading: 'Correct it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You correct the proposal before you accept it. Four actions are planned for each part: change its type, merge it with a neighbour, split it, or remove it. They work by mouse and by keyboard, and each can be undone.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Change the type',
              text: 'The search field is right, so accept it. If it were a text field, you would choose that from the list and keep the box and label.',
            },
            {
              title: 'Merge two parts',
              text: 'Field and button belong together. Merge them into one search form, and Enter submits it.',
            },
            {
              title: 'Split a part',
              text: 'If two fields were drawn too close, split the box at the line you choose and name both halves.',
            },
            {
              title: 'Remove a part',
              text: 'A coffee stain is sometimes read as a box. Remove it, and the numbering closes up.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nothing is added to your project until you accept the whole layout. You can also keep half of it and draw the rest on the canvas.',
        },
      ],
    },
    {
      id: 'then-it-is-ordinary',
      heading: 'Then it is ordinary',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An accepted layout is the same definition that the canvas uses, so everything else works on it. You can bind it, theme it, check it and change it. Nothing in the planned definition says that it began as a picture, apart from one line in its history.',
        },
        {
          kind: 'code',
          caption: 'The definition after correction',
          language: 'json',
          code: `{
  "screen": "invoice-list",
  "entity": "Invoice",
  "parts": [
    { "part": "heading", "text": "Invoices" },
    { "part": "searchForm", "label": "Search", "fields": ["number"] },
    { "part": "dataGrid", "columns": ["number", "dueDate", "amount"] },
    { "part": "button", "label": "New invoice", "opens": "invoice-edit" }
  ]
}`,
        },
        {
          kind: 'code',
          caption: 'The first lines of its markup',
          language: 'html',
          code: `<main>
  <h1>Invoices</h1>
  <form role="search">
    <label for="invoice-search">Search</label>
    <input id="invoice-search" name="number" type="search" />
    <button type="submit">Search</button>
  </form>
</main>`,
        },
        {
          kind: 'paragraph',
          text: 'Note the label “New invoice”. The sketch said “+ New”, and the person correcting it wrote a name that says what is new.',
        },
      ],
    },
    {
      id: 'what-it-cannot-read',
      heading: 'What it cannot read',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some pictures cannot be read well, and you should know that before you choose one. The same list is planned beside the file button, so nobody spends ten minutes on a photograph that was never going to work.',
        },
        {
          kind: 'paragraph',
          text: 'Most of these limits have a simple way round, given in the last column. The one that has none is behaviour: a still picture cannot say what happens next, so write that down in words.',
        },
        {
          kind: 'table',
          caption: 'Known limits',
          columns: ['Picture', 'What happens', 'What to do instead'],
          rows: [
            ['Joined-up handwriting', 'Labels stay empty', 'Print the labels, or type them afterwards'],
            ['Photographs of people', 'Refused, and not stored', 'Crop the picture to the sketch'],
            ['Dense tables', 'Columns run together', 'Draw three columns and add the rest later'],
            ['Several screens on one sheet', 'Read as one screen', 'Take one picture per screen'],
            ['Arrows between screens', 'Ignored', 'Describe it as a requirement'],
          ],
        },
        {
          kind: 'links',
          items: [
            {
              href: '/generative-ai/srs-generation',
              label: 'Requirements to structure',
              note: 'For everything that a sketch cannot say: who, when and under which rule.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Are my pictures sent anywhere?',
      answer:
        'This page takes no pictures. The interactive version meant for it will find rectangles inside your browser, so a picture does not leave your device and is gone when the page is closed.',
    },
    {
      question: 'Which model reads the sketch?',
      answer:
        'On this site, none. Rectangle detection needs no AI model: it looks for closed outlines and measures size, position and the text near them. The values in the table are worked examples.',
    },
    {
      question: 'Can I use a screenshot of an existing application?',
      answer:
        'Use one of your own, or one you are allowed to copy. A screenshot has straight boxes and printed text, so it is easier to read than a photograph. Its colours are ignored, because colours come from the theme.',
    },
    {
      question: 'Who decides whether a part is right?',
      answer:
        'You do, by design. A proposal waits on the canvas until you accept it, and it lists the least certain parts first. Refusing all of it leaves your project unchanged.',
    },
  ],
  related: [
    {
      href: '/generative-ai/ai-assistant-chatbot',
      label: 'AI assistant chatbot',
      note: 'Previous: ask about your application and follow the source.',
    },
    {
      href: '/generative-ai/srs-generation',
      label: 'Requirements to structure',
      note: 'Next: the same idea for sentences instead of boxes.',
    },
    {
      href: '/designing-tool/ui-builder',
      label: 'UI builder',
      note: 'The canvas on which an accepted layout is bound and refined.',
    },
  ],
  closing: {
    heading: 'Start from the sketch you already have',
    text: 'Genmaster is open for pre-order at ₹0, and the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Image to code, with corrections | Genmaster',
    description:
      'Follow one sketch to proposed parts, corrections and markup, and read what cannot be recognised. The reader for sketches is planned.',
  },
} satisfies PageContent;
