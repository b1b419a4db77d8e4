import type { PageContent } from '../page-content.ts';

export const multilingual: PageContent = {
  path: '/inbuilt-solutions/multilingual',
  area: 'inbuilt-solutions',
  kind: 'page',
  name: 'Multilingual apps',
  summary: 'Words, plurals, dates and money in each person’s language.',
  heading: 'One application, many languages',
  promise: 'Switch language without losing your place, your data or your formatting.',
  actions: [
    { href: '#demo', label: 'Switch the invoice' },
    { href: '#working-with-translators', label: 'See the translator’s file' },
  ],
  demo: {
    id: 'multilingual',
    heading: 'One invoice in two languages',
    instruction: 'Fill in a value, switch the language, then empty a Hindi text in the report and look at the invoice.',
    reality:
      'The messages are read by Lingui, the message library this site uses, and your browser forms plurals, dates and amounts. The invoice is invented, nothing is sent, and your changes are kept in this browser alone.',
  },
  sections: [
    {
      id: 'words-in-catalogues',
      heading: 'Words in catalogues',
      blocks: [
        {
          kind: 'paragraph',
          text: 'All text lives in message files under names, and none of it inside screens, so nothing is forgotten. A screen asks for `invoice.dueDate` and receives the words of the chosen language. Changing the language changes the words and nothing else: the scroll position and half-typed values stay.',
        },
        {
          kind: 'code',
          caption: 'The English catalogue',
          language: 'json',
          code: `{
  "invoice.title": "Invoice",
  "invoice.number": "Number",
  "invoice.dueDate": "Due date",
  "invoice.amount": "Amount",
  "invoice.open": "{count, plural, one {# invoice is open} other {# invoices are open}}"
}`,
        },
        {
          kind: 'code',
          caption: 'The Hindi catalogue, with the same names',
          language: 'json',
          code: `{
  "invoice.title": "इनवॉइस",
  "invoice.number": "संख्या",
  "invoice.dueDate": "देय तिथि",
  "invoice.amount": "राशि",
  "invoice.open": "{count, plural, one {# इनवॉइस बाकी है} other {# इनवॉइस बाकी हैं}}"
}`,
        },
        {
          kind: 'paragraph',
          text: 'Two files with the same names can be compared by a machine. That is how the report in the demo above knows what is missing before a user does.',
        },
      ],
    },
    {
      id: 'more-than-words',
      heading: 'More than words',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Plurals, dates, numbers and money follow the locale, because a translated word beside a foreign number still confuses. The same amount reads 1,00,000.00 in India and 100,000.00 in Britain. The invoice above stores the plain value and formats it only for display.',
        },
        {
          kind: 'table',
          caption: 'One value in three locales',
          columns: ['Value', 'English (India)', 'Hindi (India)', 'English (United Kingdom)'],
          rows: [
            ['Number 100000', '1,00,000.00', '1,00,000.00', '100,000.00'],
            ['Rupees', '₹1,00,000.00', '₹1,00,000.00', '₹100,000.00'],
            ['Long date', '15 August 2026', '15 अगस्त 2026', '15 August 2026'],
            ['0 open', '0 invoices are open', '0 इनवॉइस बाकी है', '0 invoices are open'],
            ['1 open', '1 invoice is open', '1 इनवॉइस बाकी है', '1 invoice is open'],
            ['3 open', '3 invoices are open', '3 इनवॉइस बाकी हैं', '3 invoices are open'],
          ],
        },
        {
          kind: 'code',
          caption: 'The same rules are part of every current browser',
          language: 'ts',
          code: `const rupees = new Intl.NumberFormat('hi-IN', { style: 'currency', currency: 'INR' });
const plural = new Intl.PluralRules('hi');

rupees.format(100000); // '₹1,00,000.00'
plural.select(0); // 'one': Hindi counts zero with one, English does not`,
        },
        {
          kind: 'paragraph',
          text: 'Look at the row for zero. English uses the plural there and Hindi the singular. A condition such as “if count is 1” gets one of the two wrong, and a plural rule gets both right.',
        },
      ],
    },
    {
      id: 'scripts-and-fonts',
      heading: 'Scripts and fonts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Devanagari needs more room than Latin script, and the layout has to be ready for it. Signs stand above and below the line, so lines need more height. Translated text is often longer, so labels may wrap and buttons may grow.',
        },
        {
          kind: 'code',
          caption: 'Layout rules that depend on the language',
          language: 'css',
          code: `:root {
  font-family: system-ui, sans-serif;
  line-height: 1.5;
}

:lang(hi) {
  font-family: 'Noto Sans Devanagari', system-ui, sans-serif;
  line-height: 1.75;
}

.form-row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding-inline-start: 1rem;
}`,
        },
        {
          kind: 'list',
          items: [
            'Font fallback: a missing character comes from the next font, never as an empty box.',
            'Expansion: no label has a fixed width, and no button cuts its text off.',
            'Mirrored layout: spacing is written as start and end, not left and right.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Languages written from right to left are prepared for in this way. A complete mirrored layout is planned and has still to be tested with people who read it.',
        },
      ],
    },
    {
      id: 'when-a-translation-is-missing',
      heading: 'When a translation is missing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A missing translation shows the text of the default language, and a raw key never appears. In the demo above the word is marked with its own language, so a screen reader pronounces it properly. It is also listed in the report.',
        },
        {
          kind: 'table',
          caption: 'A report of missing and doubtful texts',
          columns: ['Name', 'English', 'Hindi', 'State'],
          rows: [
            ['`invoice.dueDate`', 'Due date', 'देय तिथि', 'Complete'],
            ['`invoice.discount`', 'Discount', '–', 'Missing: “Discount” is shown'],
            ['`invoice.amount`', 'Total amount', 'राशि', 'Doubtful: English changed later'],
            ['`invoice.oldNote`', '–', 'टिप्पणी', 'Unused: no screen asks for it'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Three kinds of trouble have three names. A missing text needs a translator, a doubtful one needs a second look, and an unused one can be removed. You can let a build fail on missing texts, or only be told about them.',
        },
      ],
    },
    {
      id: 'working-with-translators',
      heading: 'Working with translators',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A translator receives one file, and one file comes back. It is a plain table that opens in any spreadsheet, with a note that says where each text appears. Nobody needs access to the source code.',
        },
        {
          kind: 'code',
          caption: 'The file for a translator',
          language: 'csv',
          code: `name,where,English,Hindi,state
invoice.dueDate,Label on the invoice form,Due date,देय तिथि,complete
invoice.discount,Label on the invoice form,Discount,,missing
invoice.amount,Label and column heading,Total amount,राशि,doubtful`,
        },
        {
          kind: 'steps',
          items: [
            { title: 'Export', text: 'Choose a language and take everything, or only what is missing and doubtful.' },
            { title: 'Translate', text: 'The translator fills one column and may leave remarks in another.' },
            {
              title: 'Import',
              text: 'Placeholders such as `{count}` are checked. A text that lost one is refused with its name.',
            },
            {
              title: 'Review',
              text: 'You see what changed, what is still open, and accept it text by text or all at once.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Import and review are planned as part of the workbench. Until then the file format above is a fair picture of the work.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which languages are included?',
      answer:
        'English and Hindi are the two planned from the start. A further language is another catalogue with the same names; its number, date and plural rules come from the browser.',
    },
    {
      question: 'Does Hindi use Devanagari digits?',
      answer:
        'By default no: the locale `hi-IN` prints 1,00,000.00 with the digits 0 to 9 and Indian grouping. Devanagari digits, १,००,०००.००, are an option of the locale.',
    },
    {
      question: 'Are the translations made by a machine?',
      answer:
        'A catalogue does not care who writes it. Hindi texts of ours are written fresh and not word for word, and a person accepts each text on import.',
    },
  ],
  related: [
    { href: '/inbuilt-solutions', label: 'Built-in parts', note: 'See what else reads the same model.' },
    { href: '/inbuilt-solutions/gen-grid', label: 'Gen Grid', note: 'Sorting follows the language as well.' },
    {
      href: '/uniqueness/voice-control',
      label: 'Voice control',
      note: 'The commands have English and Hindi forms too.',
    },
  ],
  closing: {
    heading: 'Tell us your languages',
    text: 'Name the languages your users read, and ask what is ready for them. We answer in English or Hindi.',
    action: { href: '/contact-us?subject=question', label: 'Ask about a language' },
  },
  metadata: {
    title: 'Multilingual apps: English, Hindi and more | Genmaster',
    description:
      'Switch a live screen between English and Hindi and see plurals, dates, currency and missing strings handled correctly.',
  },
};
