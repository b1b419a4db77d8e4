import type { PageContent } from '../page-content.ts';

export const predefinedTemplates = {
  path: '/designing-tool/predefined-templates',
  area: 'designing-tool',
  kind: 'page',
  name: 'Predefined templates',
  summary: 'Working pages to start from, in every state',
  heading: 'Start from a page that already works',
  promise: 'Templates with real parts, sample data and every state designed.',
  actions: [
    { href: '#what-is-included', label: 'See what is included' },
    { href: '/designingtool', label: 'Open the playground' },
  ],
  sections: [
    {
      id: 'what-is-included',
      heading: 'What is included',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Six templates are planned, and each covers a page that most business applications need. The table names the parts in each one and the sample data it opens with. Choose by the job of the page rather than by how it looks, because the looks come from the theme.',
        },
        {
          kind: 'table',
          caption: 'The six templates',
          columns: ['Template', 'Made of', 'Sample data', 'Good first use'],
          rows: [
            [
              'Dashboard',
              'Four figures, one chart, one short list',
              'Twelve months of invoices',
              'A start page for one role',
            ],
            [
              'List and detail',
              'Filter bar, data grid, detail panel',
              'Forty invoices in three currencies',
              'Any entity that people look up',
            ],
            ['Settings', 'Grouped form, save bar, danger zone', 'One organisation', 'Preferences and limits'],
            ['Sign-in', 'Form, error summary, reset link', 'None', 'The door to a private application'],
            [
              'Public page',
              'Heading, text, cards, contact form',
              'Placeholder text',
              'A page that search engines read',
            ],
            [
              'Multi-page form',
              'Steps, branching, review page',
              'One half-filled registration',
              'Anything longer than ten questions',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A template is copied into your project. After that it is an ordinary screen definition with no link back, so nothing changes under you later.',
        },
      ],
    },
    {
      id: 'real-not-painted',
      heading: 'Real, not painted',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nothing in a template is a picture of an interface. The planned templates are built from the same parts as your own screens, so a table sorts, a form validates and a button does what its label says. You judge the page by using it.',
        },
        {
          kind: 'table',
          caption: 'What each part does before you change anything',
          columns: ['Part', 'What happens', 'Where the behaviour comes from'],
          rows: [
            ['Column heading', 'Sorts up, then down, then not at all', 'The data grid'],
            ['Filter field', 'Narrows the rows and shows the count', 'The data grid'],
            ['Save button', 'Checks the form and lists what to correct', 'The rules of the entity'],
            ['Delete button', 'Asks first and names the record', 'The screen definition'],
            ['Chart', 'Offers the same figures as a table', 'The report part'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'This makes early conversations easier. Someone who has never read a specification can sort the list, see the wrong column and say so.',
        },
      ],
    },
    {
      id: 'take-the-theme-with-you',
      heading: 'Take the theme with you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A template holds no colours of its own. It uses named values such as text, surface and accent, and the theme decides what they are. Change the scheme and every template changes with it, in light, dark or flat mode.',
        },
        {
          kind: 'paragraph',
          text: 'A new scheme can make text hard to read, so contrast is compared at the same time. Beside each template, a planned list shows the ratio of every text and background pair. Ordinary text needs 4.5 to 1.',
        },
        {
          kind: 'table',
          caption: 'One template under three sets of colours (ratios rounded down)',
          columns: ['Pair', 'Light', 'Flat', 'Dark'],
          rows: [
            [
              'Text on surface',
              '#1f2937 on #ffffff: 14.67, passes',
              '#1f2937 on #f3f4f6: 13.33, passes',
              '#e5e7eb on #111827: 14.32, passes',
            ],
            [
              'Muted text on surface',
              '#6b7280 on #ffffff: 4.83, passes',
              '#6b7280 on #f3f4f6: 4.39, too low',
              '#6b7280 on #111827: 3.66, too low',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The same grey passes on white and fails on the other two surfaces. That is the mistake a side-by-side comparison finds. You can switch schemes on this page from the theme panel.',
        },
      ],
    },
    {
      id: 'states-people-forget',
      heading: 'States people forget',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A page has more states than the one in the design review. Each template is planned with five extra states, and a switch that shows them one at a time. They are part of the definition, so they cannot be left for later by accident.',
        },
        {
          kind: 'table',
          caption: 'Five states of the list and detail template',
          columns: ['State', 'What it shows', 'Common slip it avoids'],
          rows: [
            ['Empty', 'One sentence, and the button that adds the first record', 'A blank table that looks broken'],
            ['Loading', 'Rows of the final height, announced once', 'Content that jumps when it arrives'],
            ['Error', 'What failed, what is safe, and a retry button', 'A code without an explanation'],
            ['Long text', 'A name of 120 letters and an amount of 12 digits', 'Cut text that no one can read'],
            ['Right to left', 'The page mirrored, numbers kept in order', 'Arrows and margins on the wrong side'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The right-to-left state is a preview. It shows how the layout mirrors, and the translation itself comes from the multilingual part.',
        },
      ],
    },
    {
      id: 'make-your-own',
      heading: 'Make your own',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Any screen you have made can become a template for the next project. Saving one is planned as a short review: you see what is kept and what is removed, then you name it. Sample data and secrets are removed first, before the file is written.',
        },
        {
          kind: 'table',
          caption: 'What a saved template keeps',
          columns: ['Kept', 'Removed first', 'Asked about'],
          rows: [
            ['Parts, order and layout', 'Records and uploaded files', 'Field names that mention a client'],
            ['Bindings, as field types', 'Keys, tokens and connection strings', 'Help text and labels'],
            ['All designed states', 'Names of people and their roles', 'Links to other sites'],
          ],
        },
        {
          kind: 'steps',
          items: [
            { title: 'Choose “Save as template”', text: 'The screen is copied. The original is not touched.' },
            {
              title: 'Read the removal list',
              text: 'Each removed value is shown with its place, so you can see that nothing useful is lost.',
            },
            {
              title: 'Name it and say what it is for',
              text: 'The sentence you write is what a colleague reads when choosing.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does a template stay linked to my screen?',
      answer:
        'No. Choosing a template is planned to make a copy in your project. From then on it is your screen definition, and a later change to the template does not alter it.',
    },
    {
      question: 'Can I save a theme together with a template?',
      answer:
        'They are separate by design. A template stores names such as text and accent, and a theme stores the values. You choose the theme when you use the template, so one template serves several brands.',
    },
    {
      question: 'Are the templates usable by keyboard?',
      answer:
        'That is a condition for each planned template. Every control can be reached with Tab, the focus is always visible, and the grid has arrow keys. The parts they are made of carry the same condition.',
    },
    {
      question: 'What does the sample data contain?',
      answer:
        'It is planned to hold invented records with plain names such as “Example Traders”, dates and amounts. They show sorting, totals and long values. They are removed when you connect your own data or save the screen as a template.',
    },
  ],
  related: [
    {
      href: '/designing-tool',
      label: 'Design tool',
      note: 'Previous: the overview, with the output of a screen in three forms.',
    },
    {
      href: '/designing-tool/multi-page-forms',
      label: 'Multi-page forms',
      note: 'Next: the most detailed of the six templates, explained step by step.',
    },
    {
      href: '/inbuilt-solutions/gen-grid',
      label: 'Gen Grid',
      note: 'Read what the table in the list and detail template can do.',
    },
  ],
  closing: {
    heading: 'Start your first page from a working one',
    text: 'Pre-order costs ₹0, and the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Working page templates | Genmaster',
    description:
      'Six planned templates: the parts in each, the five states that people forget, and what becomes of the contrast in another theme.',
  },
} satisfies PageContent;
