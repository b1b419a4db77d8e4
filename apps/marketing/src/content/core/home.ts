import type { PageContent } from '../page-content.ts';

const invoiceModel = `entity: Invoice
fields:
  number:
    type: text
    maxLength: 20
    required: true
    unique: true
  dueDate:
    type: date
    required: true
  amount:
    type: decimal
    digits: 12
    decimals: 2
    minimum: 0
    required: true`;

const invoiceForm = `{
  "form": "Invoice",
  "fields": [
    { "name": "number", "label": "Number", "control": "text", "required": true, "maxLength": 20 },
    { "name": "dueDate", "label": "Due date", "control": "date", "required": true },
    { "name": "amount", "label": "Amount", "control": "decimal", "required": true, "decimals": 2, "min": 0 }
  ],
  "actions": ["save", "cancel"]
}`;

const invoiceApi = `openapi: 3.1.0
info:
  title: Invoices
  version: 1.0.0
paths:
  /invoices:
    post:
      operationId: createInvoice
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/Invoice'
      responses:
        '201':
          description: The invoice was stored
        '422':
          description: A field breaks a rule of the model
components:
  schemas:
    Invoice:
      type: object
      required: [number, dueDate, amount]
      properties:
        number:
          type: string
          maxLength: 20
        dueDate:
          type: string
          format: date
        amount:
          type: number
          minimum: 0`;

const invoiceSql = `CREATE TABLE invoice (
  id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number   VARCHAR(20) NOT NULL UNIQUE,
  due_date DATE NOT NULL,
  amount   NUMERIC(12, 2) NOT NULL CHECK (amount >= 0)
);`;

const invoiceGrid = `{
  "grid": "Invoice",
  "columns": [
    { "field": "number", "header": "Number", "sortable": true },
    { "field": "dueDate", "header": "Due date", "sortable": true, "format": "date" },
    { "field": "amount", "header": "Amount", "sortable": true, "format": "money", "align": "end" }
  ],
  "defaultSort": [{ "field": "dueDate", "direction": "ascending" }]
}`;

const invoiceHindi = `{
  "invoice.title": "इनवॉइस",
  "invoice.number": "संख्या",
  "invoice.dueDate": "देय तिथि",
  "invoice.amount": "राशि"
}`;

const invoiceTheme = `:root {
  --form-label-color: #1f2937;
  --form-field-border: #6b7280;
  --grid-header-background: #f3f4f6;
  --grid-header-text: #111827;
}`;

const lineCount = (listing: string) => String(listing.split('\n').length);

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
  sections: [
    {
      id: 'try-it-before-you-scroll',
      heading: 'Try it before you scroll',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One definition of an invoice becomes a form, an API description and a database script, and all of them are printed here in full. Start with the definition. It has one entity, three fields and the rules that each field must keep.',
        },
        { kind: 'code', caption: 'The definition: one entity, three fields', language: 'yaml', code: invoiceModel },
        {
          kind: 'paragraph',
          text: 'The form takes its labels, controls and limits from those lines. The API description and the SQL take the same limits, so the twenty-character number is twenty characters everywhere. That helps because nobody has to keep three copies of a rule in step.',
        },
        { kind: 'code', caption: 'The form description', language: 'json', code: invoiceForm },
        { kind: 'code', caption: 'The API description, an OpenAPI excerpt', language: 'yaml', code: invoiceApi },
        { kind: 'code', caption: 'The database script, in PostgreSQL’s dialect', language: 'sql', code: invoiceSql },
        {
          kind: 'note',
          text: 'These listings are a worked result. An editable playground is planned for this place: you will change a field and the listings will be redrawn as you type.',
        },
      ],
    },
    {
      id: 'one-definition-six-results',
      heading: 'One definition, six results',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The invoice above gives six results: a form, a grid, an API, SQL, a translation and a theme. The table names each one and counts the lines of its listing on this page. You can count them again yourself.',
        },
        {
          kind: 'table',
          caption: 'What comes out of the invoice definition',
          columns: ['Result', 'What it holds', 'Lines on this page'],
          rows: [
            ['Form', 'Three labelled fields with their limits, and two actions', lineCount(invoiceForm)],
            ['Grid', 'Three sortable columns and a starting order', lineCount(invoiceGrid)],
            ['API', 'One operation, its answers and the shape of an invoice', lineCount(invoiceApi)],
            ['SQL', 'One table with its keys and checks', lineCount(invoiceSql)],
            ['Translation', 'The words of the screen in Hindi, by name', lineCount(invoiceHindi)],
            ['Theme', 'The colours that form and grid refer to', lineCount(invoiceTheme)],
          ],
        },
        { kind: 'code', caption: 'The grid', language: 'json', code: invoiceGrid },
        { kind: 'code', caption: 'The Hindi catalogue', language: 'json', code: invoiceHindi },
        { kind: 'code', caption: 'The theme values', language: 'css', code: invoiceTheme },
        {
          kind: 'paragraph',
          text: 'Renaming a field is planned as one edit: the new name will appear in every result that mentions it. Until a person writes the new Hindi word, the catalogue will list it as open.',
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
          text: 'The file `src/manual/invoice.rules.ts` does not appear in the diff, because nothing in it changed. This is the planned behaviour of every regeneration. It means that you can change the model late in a project without a day of merging.',
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
          text: 'The demonstrations planned for this site run in your browser with fixed local rules. They call no AI model, and nothing you enter in them is sent anywhere. They show how a suggestion is proposed, checked, approved and undone, which is the part you should judge first.',
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
        'Not yet. Genmaster is in pre-order and its release date is to be announced. What you can do today is read worked results on this site, such as the invoice definition above, and restyle the site itself from the theme panel.',
    },
    {
      question: 'What does ₹0 cover?',
      answer:
        'It is the price of the pre-order. You register with a message and pay nothing. The release date is to be announced.',
    },
    {
      question: 'Do I need to write code?',
      answer:
        'No, and you may. The definition on this page is enough for the form, the API description and the table. Code of your own goes into separate manual files, which regeneration leaves alone.',
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
