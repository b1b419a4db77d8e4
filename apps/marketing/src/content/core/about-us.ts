import type { PageContent } from '../page-content.ts';

export const aboutUs: PageContent = {
  path: '/about-us',
  area: 'core',
  kind: 'about',
  name: 'About us',
  summary: 'Why we show the output, and where the product stands today.',
  heading: 'Software should be readable by the people who own it',
  promise: 'Genmaster exists so that a business can change its own applications without losing sight of the code.',
  actions: [
    { href: '#how-we-decide', label: 'Read how we decide' },
    { href: '/contact-us', label: 'Ask us a question' },
  ],
  demo: {
    id: 'contrast-check',
    heading: 'This page, checked for contrast',
    instruction: 'Read the pairs of colours, make one too faint on purpose, then take the nearest colour that passes.',
    reality:
      'The colours are those that your browser computed for the visible texts of this page; change the theme, and they are read again. The ratio is that of WCAG 2.2, and APCA stands beside it as advice. A repair is an ordinary, undoable change of the live theme. Texts in pictures, placeholders, layers that float over others and the list itself are not read.',
  },
  sections: [
    {
      id: 'the-problem-we-chose',
      heading: 'The problem we chose',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Two habits leave owners of software with something they cannot change. The first is the visual tool that hides its result. The screens work, but nobody can read what produces them. Nobody can test one rule on its own, or move the application somewhere else.',
        },
        {
          kind: 'paragraph',
          text: 'The second is the hand-built system that only its author understands. The source is there, yet every rule is written in three places in three ways. When the author leaves, each small change becomes a risk.',
        },
        {
          kind: 'paragraph',
          text: 'We chose the ground between them: one definition that a business can read, and ordinary source code that a developer can read.',
        },
      ],
    },
    {
      id: 'what-we-build',
      heading: 'What we build',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We build an application builder, an online workbench and a set of libraries that also stand alone. The builder turns a model into screens, APIs and database scripts. The workbench is the place to edit, check and compare the result in a browser tab. Builder and workbench are planned products, open for pre-order.',
        },
        {
          kind: 'paragraph',
          text: 'The libraries do one job each, so a team can use one without taking the rest.',
        },
        {
          kind: 'table',
          caption: 'The libraries, by what they do',
          columns: ['Library', 'What it does', 'State'],
          rows: [
            ['Themes', 'Restyles a page from one small set of saved values', 'Works on this site'],
            ['Colour picking', 'Shows one colour as HEX, RGBA, HSLA or CMYK', 'In the theme panel of this site'],
            ['Data grids', 'Sorts, filters and edits rows in a real table', 'Demo on its page; pre-order'],
            ['Validation', 'Applies one rule on screen, in the API and on import', 'Demo on its page; pre-order'],
            ['Page metadata', 'Gives each address its title, description and structured data', 'Works on this site'],
          ],
        },
        {
          kind: 'links',
          items: [
            { href: '/designing-tool/multi-themes', label: 'Themes', note: 'How the panel of this site restyles it.' },
            {
              href: '/inbuilt-solutions/controls-tools',
              label: 'Colour picking',
              note: 'One colour in four notations.',
            },
            {
              href: '/inbuilt-solutions/gen-grid',
              label: 'Data grids',
              note: 'Keys, sorting and export, written out.',
            },
            { href: '/inbuilt-solutions/form-validation', label: 'Validation', note: 'A rule shown as data.' },
            {
              href: '/development-areas/website-development',
              label: 'Page metadata',
              note: 'What each page tells search engines and readers.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-decide',
      heading: 'How we decide',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Four principles settle most of our arguments, and each one has to leave a trace that you can check on this site. Where the trace is not there yet, the card says so.',
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Show the output',
              text: 'The home page prints the form, the API description and the SQL that one invoice definition becomes.',
              href: '/',
            },
            {
              title: 'Keep it accessible',
              text: 'Every page of this site can be read without scripts and used by keyboard. The demo above measures the colours of this very page.',
              href: '/designing-tool/multi-themes',
            },
            {
              title: 'Keep it portable',
              text: 'The planned export contains the full source in ordinary files, with a list of what they need to build.',
              href: '/coding-solutions/export-import-source-code',
            },
            {
              title: 'Say what is not finished',
              text: 'The offer is stated in three facts wherever it appears: ₹0, pre-order, release date to be announced.',
              href: '/contact-us?subject=pre-order',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'A principle with no visible trace is only a wish. That is why features of the product appear here with their listings and their limits, and not with praise.',
        },
      ],
    },
    {
      id: 'who-it-is-for',
      heading: 'Who it is for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Genmaster is meant for three groups of people who look at the same application from different sides. One model serves all three, so a question about a rule has one answer.',
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Developers',
              text: 'You want the routine parts generated: tables, endpoints, forms, checks. You also want to read them, test them and add code that survives the next generation.',
            },
            {
              title: 'Business teams',
              text: 'You want to see and check what you asked for. A model in plain names, and a form that follows from it, can be discussed in a meeting without a specialist.',
            },
            {
              title: 'Service firms',
              text: 'You must hand over clean source at the end of a project. Ordinary files in a clear structure let your customer carry on without you.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The planned workbench gives each group its own starting point: the files, the screens or the export.',
        },
      ],
    },
    {
      id: 'languages-and-support',
      heading: 'Languages and support',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Support is offered in English and in Hindi. Write in the language you prefer and say which one you would like the answer in. A question about a rule or a screen is easier to answer when you name the page and the field.',
        },
        {
          kind: 'paragraph',
          text: 'The contact page is the one route to us. It lists the subjects you can choose and says what is kept. This site prints no postal address, telephone number or registration, because a detail belongs here only once the owner has supplied it.',
        },
        {
          kind: 'links',
          items: [
            { href: '/contact-us', label: 'Contact us', note: 'Choose a subject and see what the message needs.' },
            {
              href: '/inbuilt-solutions/multilingual',
              label: 'Multilingual apps',
              note: 'How applications made with Genmaster handle English, Hindi and more.',
            },
          ],
        },
      ],
    },
    {
      id: 'where-the-product-stands-today',
      heading: 'Where the product stands today',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Genmaster is in pre-order at ₹0, and its release date is to be announced. This site is the finished part you can use now. It shows worked definitions and their results, restyles itself live from a theme panel, and keeps your theme on the server when you sign in.',
        },
        {
          kind: 'table',
          caption: 'What is here and what is still to come',
          columns: ['Part', 'State'],
          rows: [
            ['Theme panel of this site', 'Works now: schemes, light, dark and flately modes, colours, heading sizes'],
            ['Saving your theme', 'Works now: on the server after sign-in'],
            ['Worked definitions and demos', 'Usable now on their pages'],
            ['Contrast check of the page itself', 'Works now, above'],
            ['Builder and online workbench', 'Planned, open for pre-order'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'You will find no founding story, no headcount and no customer count here. We will print such things when there is a true one to print.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Who are your customers?',
      answer:
        'We name none. The product is in pre-order, and the examples on this site are demonstrations made by us. A customer story will appear only with permission and with a name.',
    },
    {
      question: 'Can I use one library without the builder?',
      answer:
        'Yes, that is how they are made. The theme and metadata libraries, for example, work without any user-interface framework, and no library needs the builder.',
    },
    {
      question: 'In which languages can I write to you?',
      answer: 'In English or Hindi. The contact page lets you say which language you want the reply in.',
    },
  ],
  related: [
    { href: '/', label: 'Genmaster home', note: 'Go back to the invoice and everything it becomes.' },
    { href: '/contact-us', label: 'Contact us', note: 'Ask what this page leaves open.' },
    {
      href: '/uniqueness',
      label: 'What’s different',
      note: 'See the principles above turned into five design choices.',
    },
  ],
  closing: {
    heading: 'Judge us by the output',
    text: 'Four worked examples show their entities, rules and screens, with the reasoning beside them.',
    action: { href: '/case-studies', label: 'See the worked examples' },
  },
  metadata: {
    title: 'About Genmaster: software its owners can read',
    description:
      'Why Genmaster shows its output, keeps hand-written code separate and says what is unfinished. Support in English and Hindi.',
  },
};
