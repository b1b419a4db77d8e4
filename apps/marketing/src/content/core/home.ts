import { invoice } from '../../features/demos/model/examples.ts';
import { printOpenApi } from '../../features/demos/model/open-api.ts';
import { countLines, formDescription, gridDescription, themeSheet } from '../../features/demos/model/screens.ts';
import { writeSql } from '../../features/demos/model/sql/write-sql.ts';
import { catalogueOf, printCatalogue } from '../../features/demos/model/translations.ts';
import type { PageContent } from '../page-content.ts';
import { fourSteps } from '../pictures/four-steps.ts';

/** How long the source of each result is for the prefilled invoice: counted from the very text that the demo shows. */
const lines = Object.fromEntries(
  Object.entries({
    form: formDescription(invoice),
    grid: gridDescription(invoice),
    api: printOpenApi(invoice),
    sql: writeSql(invoice, 'postgresql'),
    translation: printCatalogue(catalogueOf(invoice)),
    theme: themeSheet(invoice),
  }).map(([result, source]) => [result, String(countLines(source))]),
) as Readonly<Record<'form' | 'grid' | 'api' | 'sql' | 'translation' | 'theme', string>>;

export const home: PageContent = {
  path: '/',
  area: 'core',
  kind: 'home',
  name: 'Home',
  summary: 'One definition becomes screens, an API and a database script.',
  heading: 'Describe the application. Read everything it becomes.',
  promise:
    'Genmaster turns one definition of your data into screens, APIs and database scripts, and shows you the source of each as it appears.',
  actions: [
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
    { href: '/designingtool', label: 'Open the playground' },
  ],
  demo: {
    id: 'one-definition',
    heading: 'One-definition playground',
    instruction: 'Rename the entity or a field, and read what all six results become.',
    reality:
      'The form checks by the same schema that the API description is made from. The grid sorts, finds and exports real rows, and the SQL is written by a query compiler. No server takes part: what you save stays in this browser, the sample rows are made up, and only common words have their Hindi already.',
  },
  sections: [
    {
      id: 'try-it-before-you-scroll',
      heading: 'Try it before you scroll',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The playground above starts with one entity, Invoice, and three fields: a number, a due date and an amount. Rename a field, change its type or add another, and everything beside it is drawn again as you type.',
        },
        {
          kind: 'list',
          items: [
            'Leave a required field of the form empty and save. The message comes from the rule that the API and the table keep as well.',
            'Save an entry, and it is the first row of the grid. Sort, search and export the rows as CSV.',
            'Switch the database engine, and read the same table in its words.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The form takes its labels, controls and limits from the definition. The API description and the SQL take the same limits, so the twenty-character number is twenty characters everywhere. That helps because nobody has to keep three copies of a rule in step.',
        },
        {
          kind: 'note',
          text: 'All of it happens in your browser. Nothing is sent, and what you change is kept there until you clear it.',
        },
      ],
    },
    {
      id: 'one-definition-six-results',
      heading: 'One definition, six results',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The definition gives six results: a form, a grid, an API, SQL, a translation and a theme. Each tile of the playground counts the lines of its source as it stands. The table counts those of the prefilled invoice, which “Show the code” prints in full.',
        },
        {
          kind: 'table',
          caption: 'What comes out of the prefilled definition',
          columns: ['Result', 'What it holds', 'Lines'],
          rows: [
            ['Form', 'Three labelled fields with their limits, and two actions', lines.form],
            ['Grid', 'Three sortable columns, the size of a page and the export', lines.grid],
            ['API', 'Five operations, their answers and the shape of an invoice', lines.api],
            ['SQL', 'One table with its keys and checks, and the query for a page', lines.sql],
            ['Translation', 'The words of the screen in Hindi, by name', lines.translation],
            ['Theme', 'A card that takes every colour from the theme in use', lines.theme],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Renaming a field is one edit: the new name appears in every result that mentions it. A word without Hindi is listed as not translated, until a person writes it.',
        },
      ],
    },
    {
      id: 'four-steps-from-idea-to-running-app',
      heading: 'Four steps from idea to running app',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The way from an idea to a running application has four steps, and you can return to any of them. Each step leaves a file that you can read, compare and keep. The planned tools for each step are described on their own pages.',
        },
        fourSteps.en,
        {
          kind: 'cards',
          items: [
            {
              title: '1. Model',
              text: 'Name the things your business keeps, their fields and their rules, and get one contract for all of them.',
              href: '/api-generator',
            },
            {
              title: '2. Design',
              text: 'Arrange the screens over that model, by pointer or by keyboard, and choose how they look.',
              href: '/designing-tool',
            },
            {
              title: '3. Generate',
              text: 'Take the grids, forms, imports and reports that every business application needs from parts already built.',
              href: '/inbuilt-solutions',
            },
            {
              title: '4. Extend',
              text: 'Add your own code beside the generated code, check it and export the whole project.',
              href: '/coding-solutions',
            },
          ],
        },
      ],
    },
    {
      id: 'your-hand-written-code-survives',
      heading: 'Your hand-written code survives',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Generated code and manual code live in separate files, and only the generated files are replaced. Your own file may call the generated one, but the generator never writes into it.',
        },
        {
          kind: 'code',
          caption: 'The invoice number grows to 30 characters: the whole diff',
          language: 'diff',
          code: ` // src/generated/invoice.rules.ts
-export const INVOICE_NUMBER_MAX_LENGTH = 20;
+export const INVOICE_NUMBER_MAX_LENGTH = 30;`,
        },
        {
          kind: 'paragraph',
          text: 'The file `src/manual/invoice.rules.ts` does not appear in the diff, because nothing in it changed. A demo on its own page regenerates such a file before your eyes. It means that you can change the model late in a project without a day of merging.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/auto-manual-code-bifracation',
              label: 'Generated and hand-written code, kept apart',
              note: 'See where each kind of file lives and what happens when both sides change.',
            },
          ],
        },
      ],
    },
    {
      id: 'assistance-you-can-check',
      heading: 'Assistance you can check',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A suggestion arrives as a visible change, and nothing is applied until a person accepts it. You see the lines that would change and where the suggestion came from. You can refuse one part and keep another, and undo what you accepted.',
        },
        {
          kind: 'paragraph',
          text: 'The demonstrations on this site run in your browser with fixed local rules. They call no AI model, and nothing you enter in them is sent anywhere. They show how a suggestion is proposed, checked, approved and undone, which is the part you should judge first.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/generative-ai',
              label: 'Generative AI you can check',
              note: 'Read how proposing, approving and undoing are meant to work.',
            },
          ],
        },
      ],
    },
    {
      id: 'pre-order-at-0',
      heading: 'Pre-order at ₹0',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Genmaster is open for pre-order at a price of ₹0, and its release date is to be announced. You register your interest with a message, in English or Hindi, and we answer by email. There is nothing to pay and nothing to install now. These three facts are the whole offer.',
        },
        { kind: 'list', items: ['Price: ₹0', 'Status: pre-order', 'Release date: to be announced'] },
        {
          kind: 'links',
          items: [
            {
              href: '/contact-us?subject=pre-order',
              label: 'Pre-order at ₹0',
              note: 'Opens the contact page with the subject already chosen.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I use Genmaster today?',
      answer:
        'Not yet. Genmaster is in pre-order and its release date is to be announced. What you can do today is work with the demos on this site, such as the playground above, and restyle the site itself from the theme panel.',
    },
    {
      question: 'What does ₹0 cover?',
      answer:
        'It is the price of the pre-order. You register with a message and pay nothing. The release date is to be announced.',
    },
    {
      question: 'Do I need to write code?',
      answer:
        'No, and you may. A definition such as the one on this page is enough for the form, the API description and the table. Code of your own goes into separate manual files, which regeneration leaves alone.',
    },
    {
      question: 'Can I leave with the source?',
      answer:
        'Yes, that is the plan: the export contains the full source, generated and manual, with a list of what it needs to build. The page on exporting and importing source code describes it file by file.',
    },
  ],
  related: [
    {
      href: '/case-studies',
      label: 'Worked examples',
      note: 'Larger definitions than one invoice, taken apart piece by piece.',
    },
    { href: '/about-us', label: 'About us', note: 'Why we show the output, and what is not finished yet.' },
    {
      href: '/uniqueness/database-neutrality',
      label: 'Database neutrality',
      note: 'Read the same invoice table in five SQL dialects.',
    },
  ],
  closing: {
    heading: 'Keep a place for your first model',
    text: 'The pre-order costs ₹0 and takes one message in English or Hindi. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Genmaster: low-code apps with readable source',
    description:
      'Define an entity once and watch the form, grid, API and SQL appear beside it. Genmaster is open for pre-order at ₹0; release date to be announced.',
  },
};
