import type { PageContent } from '../page-content.ts';

export const crossPlatformSupport: PageContent = {
  path: '/coding-solutions/cross-platform-support',
  area: 'coding-solutions',
  kind: 'page',
  name: 'Cross-platform support',
  summary: 'Screens, inputs and browsers, with a fallback for each feature',
  heading: 'Build once, check everywhere it runs',
  promise: 'Know which browsers, screens and inputs your application supports, and what happens on the rest.',
  actions: [
    { href: '#when-a-feature-is-missing', label: 'Read the fallbacks' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'screens',
      heading: 'Screens',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A screen has to work on a narrow phone, on a wide desk and at 400% zoom without sideways scrolling. The planned layouts follow the space that is there and not the name of a device, so an enlarged desktop page behaves as a phone page does. People enlarge pages far more often than designers expect, and they should not lose a column or a button when they do.',
        },
        {
          kind: 'table',
          caption: 'What one invoice screen shows at four widths',
          columns: ['Available width', 'Typical case', 'Form', 'List of invoices'],
          rows: [
            ['320 px', 'Narrow phone, or 1280 px at 400% zoom', 'One column, labels above', 'Cards, one invoice each'],
            ['600 px', 'Large phone, half a tablet', 'One column', 'Number, due date and amount'],
            ['1024 px', 'Tablet, small laptop', 'Two columns', 'All columns, menu collapsed'],
            ['1600 px', 'Desk', 'Two columns beside the list', 'All columns, menu open'],
          ],
        },
        {
          kind: 'code',
          caption: 'One rule instead of a list of devices',
          language: 'css',
          code: `.fields {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 1rem;
}`,
        },
      ],
    },
    {
      id: 'inputs',
      heading: 'Inputs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The same action must be possible by mouse, touch, keyboard, switch and voice. Every planned control is a native element or follows the published pattern for its role, because assistive devices rely on exactly that.',
        },
        {
          kind: 'table',
          caption: 'Adding a line to an invoice, by five kinds of input',
          columns: ['Input', 'How', 'What makes it work'],
          rows: [
            ['Mouse', 'Click “Add line”', 'A real button'],
            ['Touch', 'Tap “Add line”', 'A target of at least 44 by 44 px'],
            ['Keyboard', 'Tab to the button, press Enter', 'Visible focus and a sensible order'],
            ['Switch', 'Scan to the button and select', 'Few stops, no time limit'],
            ['Voice', 'Say “click add line”', 'The visible words are the control’s name'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Dragging always has a button that does the same. Hover may add a hint, and never holds the only copy of it.',
        },
      ],
    },
    {
      id: 'browsers-and-devices',
      heading: 'Browsers and devices',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A support table is only worth reading if a test run produced it. For each release, the planned table is written from that run, with its date, so it states what was tested and not what we hope.',
        },
        {
          kind: 'table',
          caption: 'What each row of the support table holds',
          columns: ['Column', 'What it says', 'Where it comes from'],
          rows: [
            ['Browser and version', 'The exact build that ran', 'Reported by the browser in the run'],
            ['Operating system', 'Name and version', 'The test machine'],
            ['Screens', 'The widths and zoom levels tried', 'The test plan'],
            ['Result', 'Passed, or the list of failed cases', 'The run itself'],
            ['Date', 'When the run ended', 'The run itself'],
            ['Not tried', 'What the run left out', 'The test plan, minus the run'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'There is no release yet, so there are no results to print and none are shown. The last row of the table is deliberate: what was not tried belongs beside what was.',
        },
      ],
    },
    {
      id: 'when-a-feature-is-missing',
      heading: 'When a feature is missing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some browser features are optional, and an application should name what it does without them. The table lists the planned fallback for each one; no task depends on a feature in the first column. The application asks whether the feature exists and never guesses from the browser’s name, because names are often wrong and versions change.',
        },
        {
          kind: 'table',
          caption: 'Optional browser features and their fallbacks',
          columns: ['Feature', 'Used for', 'Without it'],
          rows: [
            ['Speech recognition', 'Voice commands', 'A text box that takes the same commands'],
            ['EyeDropper', 'Picking a colour from the screen', 'Sliders and a field for the colour code'],
            ['Clipboard write', 'Copy buttons', 'The text is selected for you to copy'],
            ['Web Share', 'Sharing from a phone', 'A link with a copy button'],
            ['Service worker', 'Opening without a connection', 'The application needs a connection to start'],
            ['File System Access', 'Saving back to the same file', 'An ordinary download'],
            ['View transitions', 'A gentle change of page', 'An immediate change of page'],
          ],
        },
        {
          kind: 'code',
          caption: 'Asking for the feature, never for the browser’s name',
          language: 'ts',
          code: `async function shareOrCopy(url: string): Promise<'shared' | 'copied'> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ url });
    return 'shared';
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}`,
        },
      ],
    },
    {
      id: 'check-your-own-device',
      heading: 'Check your own device',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The most useful support table is the one for the device in your hand. A probe is planned that asks your browser for each feature above and writes a short report you can copy; it sends nothing.',
        },
        {
          kind: 'code',
          caption: 'The form of such a report, with invented results',
          language: 'text',
          code: `Feature               Result      What happens
Speech recognition    missing     Text box with the same commands
EyeDropper            missing     Sliders and colour code
Clipboard write       supported   Copy buttons
Web Share             supported   Share menu
Service worker        supported   Opens without a connection
Reduced motion        asked for   Movement is switched off`,
        },
        {
          kind: 'paragraph',
          text: 'Some of it you can check on this site today. Zoom to 400%, put the mouse aside and use Tab, or switch scripts off: the text stays readable and the links still work.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which browsers will be supported?',
      answer:
        'The list will be printed from the test run of each release, with its date. Before there is a release, any list would be a promise without a test, so we do not print one.',
    },
    {
      question: 'Is there a separate mobile version?',
      answer:
        'No. One screen adapts to the space it has. That keeps a single set of rules, texts and tests, and it lets an enlarged desktop page use the narrow layout as well.',
    },
    {
      question: 'Does the site work without scripts?',
      answer:
        'Its pages do: text, tables, code listings and links are in the HTML, and each demo shows a prefilled result. Changing a demo, sending the contact form, the page finder, the theme panel and signing in need scripts.',
    },
  ],
  related: [
    {
      href: '/coding-solutions/code-validation-standardisation',
      label: 'Code validation',
      note: 'Accessibility of templates is one of the five groups of rules.',
    },
    {
      href: '/coding-solutions/project-configuration',
      label: 'Project configuration',
      note: 'See how differences between environments are kept visible.',
    },
    {
      href: '/development-areas/mobile-development',
      label: 'Mobile development',
      note: 'What small screens and a lost signal ask of the same model.',
    },
  ],
  closing: {
    heading: 'Name the device that worries you',
    text: 'If your users depend on a certain browser, screen or input, say so when you pre-order.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Cross-platform support you can check | Genmaster',
    description:
      'One planned screen at four widths and by five kinds of input, with the fallback for each browser feature that may be missing.',
  },
};
