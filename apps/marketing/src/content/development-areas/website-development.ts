import type { PageContent } from '../page-content.ts';

const metadata: PageContent['metadata'] = {
  title: 'Website development with checked metadata | Genmaster',
  description:
    'How the pages of this site arrive with their content and with checked metadata, and which of these checks are planned for yours.',
};

export const websiteDevelopment: PageContent = {
  path: '/development-areas/website-development',
  area: 'development-areas',
  kind: 'page',
  name: 'Website development',
  summary: 'Pages that arrive finished, with metadata that is checked',
  heading: 'Websites that arrive as pages',
  promise: 'Content is in the HTML before any script runs, with metadata that search and social services understand.',
  actions: [
    { href: '#metadata-that-is-checked', label: 'See what is checked' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'content-first',
      heading: 'Content first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pages are rendered ahead of time, so the text is there before any script runs. This page is an example: switch scripts off, reload, and every heading, table and link is still in place. Scripts add behaviour, such as the theme panel, and never the words.',
        },
        {
          kind: 'table',
          caption: 'The same visit with and without scripts',
          columns: ['Part of this page', 'Without scripts', 'With scripts'],
          rows: [
            ['Text, tables, listings', 'Complete', 'Complete'],
            ['Links and the footer’s page list', 'Work as ordinary links', 'Work without reloading the page'],
            ['Title and description', 'In the HTML', 'Kept right on each move'],
            ['Theme', 'The default theme', 'Your theme, changed live in the panel'],
            ['Contact form and demos', 'Can be read; demos show a prefilled result', 'Can be sent and changed'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'For websites that you build the same order is planned. It helps on slow phones, in search, in link previews and with assistive tools, all for the same reason: nothing has to run before something can be read.',
        },
      ],
    },
    {
      id: 'metadata-that-is-checked',
      heading: 'Metadata that is checked',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Title, description, social tags, the canonical address and structured data are checked before a page is published. This site’s pages carry checked metadata, and the checks in the table are planned for yours. A mistake in metadata is invisible to its author and visible to everyone who searches or shares, so it should be found before publishing.',
        },
        {
          kind: 'code',
          caption: 'A shortened head for this page, with a sample host name',
          language: 'html',
          code: `<title>${metadata.title}</title>
<meta name="description" content="${metadata.description}">
<link rel="canonical" href="https://www.example.com/development-areas/website-development">
<meta property="og:type" content="website">
<meta property="og:title" content="Website development with checked metadata">
<meta property="og:locale" content="en_US">`,
        },
        {
          kind: 'table',
          caption: 'What is checked, and what a failed check would mean',
          columns: ['Part', 'Check', 'If it fails'],
          rows: [
            ['Title', 'Present, at most 60 characters, used once', 'Two results look alike, or one is cut short'],
            ['Description', 'Present, at most 155 characters, used once', 'A search service writes its own'],
            ['Canonical address', 'One per page, without query or trailing slash', 'Copies of a page compete'],
            ['Social tags', 'Agree with title, description and address', 'A shared link shows the wrong page'],
            ['Structured data', 'Parses, and every reference inside it resolves', 'The data is ignored'],
          ],
        },
      ],
    },
    {
      id: 'forms-and-search',
      heading: 'Forms and search',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A form should keep what you typed, and a page should be findable from every other page. Both are planned as parts of the page templates, so each new page has them without extra work.',
        },
        {
          kind: 'list',
          items: [
            'Each field has a visible label, a fitting input type and support for the browser’s autofill.',
            'An error says how to repair the value, and focus moves to a summary that links to each field.',
            'If sending fails, every value stays in place and can be copied.',
            'The page finder searches titles, promises and headings, and says which area a result belongs to.',
            'An address that does not exist leads to a page with the finder, already filled with words from the address.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The two belong together. Visitors who cannot find an answer write to you, and visitors who lose a long message seldom write again.',
        },
      ],
    },
    {
      id: 'accessible-by-default',
      heading: 'Accessible by default',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Landmarks, headings, focus and contrast are part of the templates, so an author cannot forget them. You can check this on the page you are reading: it is usable by keyboard alone, and its headings form one outline.',
        },
        {
          kind: 'code',
          caption: 'The skeleton that a page template begins with',
          language: 'html',
          code: `<a class="skip-link" href="#main">Skip to main content</a>
<header>
  <nav aria-label="Main">…</nav>
</header>
<main id="main">
  <nav aria-label="Breadcrumb">…</nav>
  <h1>Websites that arrive as pages</h1>
  <section aria-labelledby="content-first">
    <h2 id="content-first">Content first</h2>
  </section>
</main>
<footer>…</footer>`,
        },
        {
          kind: 'paragraph',
          text: 'Templates cannot do everything. A useful alternative text, a clear link and a plain sentence remain an author’s work, and the planned editor asks for them at the moment of writing.',
        },
      ],
    },
    {
      id: 'measured',
      heading: 'Measured',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A page’s speed should be read from the visitor’s own browser and not from an advertisement. A panel is planned here that shows this page’s size, its requests and its load timings as your browser measured them.',
        },
        {
          kind: 'code',
          caption: 'How such a panel reads the figures; you can run it in your browser’s console',
          language: 'ts',
          code: `const [page] = performance.getEntriesByType('navigation');
const resources = performance.getEntriesByType('resource');

if (page instanceof PerformanceNavigationTiming) {
  console.table({
    'HTML, bytes over the network': page.transferSize,
    'Requests after the HTML': resources.length,
    'First byte, ms': Math.round(page.responseStart),
    'HTML complete, ms': Math.round(page.responseEnd),
    'Load event, ms': Math.round(page.loadEventStart),
  });
}`,
        },
        {
          kind: 'paragraph',
          text: 'We print no figures of our own, because your network and device decide them. A size of zero means that the page came from your browser’s cache.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Are pages readable without scripts?',
      answer:
        'Yes. On this site the text, tables, code listings and links are in the HTML, and each demo shows a prefilled result. Scripts are needed to change a demo, send the contact form, find a page by its words, restyle the site and sign in.',
    },
    {
      question: 'Does checked metadata improve my search position?',
      answer:
        'It does not buy a position, and nobody can promise one. It makes sure that search and social services read the title, description and address that you meant.',
    },
    {
      question: 'How many pages can a site have?',
      answer:
        'Content is kept as data, so more pages do not make the script larger. This site has 55 addresses, and a page’s text is downloaded only when that page is opened or about to be.',
    },
    {
      question: 'Where can I host the result?',
      answer:
        'Rendered pages are ordinary files, so any static host can serve them. Forms and sign-in need a server process beside them.',
    },
  ],
  related: [
    {
      href: '/development-areas',
      label: 'Development areas',
      note: 'Compare websites with the other two starting points.',
    },
    {
      href: '/development-areas/mobile-development',
      label: 'Mobile development',
      note: 'What changes when the reader is on the move and has work to record.',
    },
    {
      href: '/designing-tool/multi-themes',
      label: 'Multiple themes',
      note: 'See how one site changes its look without changing its pages.',
    },
  ],
  closing: {
    heading: 'Tell us about your website',
    text: 'Pre-order at ₹0 and say what it should contain and who should find it.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata,
};
