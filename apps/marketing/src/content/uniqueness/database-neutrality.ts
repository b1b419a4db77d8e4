import type { PageContent } from '../page-content.ts';

export const databaseNeutrality: PageContent = {
  path: '/uniqueness/database-neutrality',
  area: 'uniqueness',
  kind: 'page',
  name: 'Database neutrality',
  summary: 'One model, with its SQL for five database engines.',
  heading: 'One model, several databases',
  promise: 'Describe your tables once and read the SQL for each engine side by side.',
  actions: [
    { href: '#demo', label: 'Compare the dialects' },
    { href: '#moving-engines', label: 'See the moving checklist' },
  ],
  demo: {
    id: 'sql-dialects',
    heading: 'SQL dialect preview',
    instruction: 'Rename a field or change its type, then switch the engine and read what is marked.',
    reality:
      'The scripts are written in your browser by an open query compiler (Kysely); for Oracle it is the standard compiler with Oracle’s types. No database is called, nothing is sent, and the definition you make is kept in this browser alone.',
  },
  sections: [
    {
      id: 'the-portable-model',
      heading: 'The portable model',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Names, types, keys, relations and rules are stored without vendor words. The model says that a number is text of at most 20 characters and unique. It does not say `varchar` or `VARCHAR2`. Those words appear only in the scripts.',
        },
        {
          kind: 'code',
          caption: 'An invoice that belongs to a customer',
          language: 'yaml',
          code: `entity: Invoice
key: id
fields:
  number:  { type: text, maxLength: 20, required: true, unique: true }
  dueDate: { type: date, required: true }
  amount:  { type: decimal, digits: 12, decimals: 2, minimum: 0, required: true }
  paid:    { type: boolean, default: false }
relations:
  customer: { to: Customer, required: true, onDelete: refuse }`,
        },
        {
          kind: 'paragraph',
          text: 'This helps twice. A business reader can check the model without knowing any engine. A developer can compare two versions of it in a few lines, whichever engine the scripts are for. In the planned builder the model is a text file like this one, kept with the rest of the source.',
        },
      ],
    },
    {
      id: 'differences-handled-for-you',
      heading: 'Differences handled for you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Six kinds of differences come back in almost every business application, and they follow fixed rules. The planned dialect writers apply those rules for five engines. Each row shows what one line of the model becomes, and the five scripts below it show the whole invoice. Reading them side by side helps in a review: what looks different can be traced to one row of the table.',
        },
        {
          kind: 'table',
          caption: 'One row per difference',
          columns: ['Difference', 'PostgreSQL', 'MySQL', 'SQL Server', 'Oracle Database', 'SQLite'],
          rows: [
            [
              'Identity column',
              '`bigint GENERATED ALWAYS AS IDENTITY`',
              '`bigint AUTO_INCREMENT`',
              '`bigint IDENTITY(1,1)`',
              '`NUMBER(19) GENERATED ALWAYS AS IDENTITY`',
              '`INTEGER PRIMARY KEY`',
            ],
            [
              'Text of 20 characters',
              '`varchar(20)`',
              '`varchar(20)`',
              '`nvarchar(20)`',
              '`VARCHAR2(20 CHAR)`',
              '`TEXT` with a length check',
            ],
            ['Long text', '`text`', '`longtext`', '`nvarchar(max)`', '`CLOB`', '`TEXT`'],
            [
              'Boolean',
              '`boolean`',
              '`boolean`, stored as `tinyint(1)`',
              '`bit`',
              '`NUMBER(1)` with a check',
              '`INTEGER` with a check',
            ],
            [
              'Rows 21 to 40',
              '`LIMIT 20 OFFSET 20`',
              '`LIMIT 20 OFFSET 20`',
              '`OFFSET 20 ROWS FETCH NEXT 20 ROWS ONLY`',
              '`OFFSET 20 ROWS FETCH NEXT 20 ROWS ONLY`',
              '`LIMIT 20 OFFSET 20`',
            ],
            [
              'Insert or update',
              '`ON CONFLICT … DO UPDATE`',
              '`ON DUPLICATE KEY UPDATE`',
              '`MERGE`',
              '`MERGE`',
              '`ON CONFLICT … DO UPDATE`',
            ],
            [
              'Due date plus 30 days',
              '`due_date + 30`',
              '`DATE_ADD(due_date, INTERVAL 30 DAY)`',
              '`DATEADD(day, 30, due_date)`',
              '`due_date + 30`',
              "`date(due_date, '+30 days')`",
            ],
            [
              'Quoting the name order',
              '`"order"`',
              'grave accents around the name',
              '`[order]`',
              '`"ORDER"`',
              '`"order"`',
            ],
          ],
        },
        {
          kind: 'code',
          caption: 'PostgreSQL',
          language: 'sql',
          code: `CREATE TABLE invoice (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number      varchar(20) NOT NULL UNIQUE,
  due_date    date NOT NULL,
  amount      numeric(12, 2) NOT NULL CHECK (amount >= 0),
  paid        boolean NOT NULL DEFAULT false,
  customer_id bigint NOT NULL REFERENCES customer (id)
);`,
        },
        {
          kind: 'code',
          caption: 'MySQL',
          language: 'sql',
          code: `CREATE TABLE invoice (
  id          bigint AUTO_INCREMENT PRIMARY KEY,
  number      varchar(20) NOT NULL UNIQUE,
  due_date    date NOT NULL,
  amount      decimal(12, 2) NOT NULL CHECK (amount >= 0),
  paid        boolean NOT NULL DEFAULT false,
  customer_id bigint NOT NULL,
  FOREIGN KEY (customer_id) REFERENCES customer (id)
);`,
        },
        {
          kind: 'code',
          caption: 'SQL Server',
          language: 'sql',
          code: `CREATE TABLE invoice (
  id          bigint IDENTITY(1,1) PRIMARY KEY,
  number      nvarchar(20) NOT NULL UNIQUE,
  due_date    date NOT NULL,
  amount      decimal(12, 2) NOT NULL CHECK (amount >= 0),
  paid        bit NOT NULL DEFAULT 0,
  customer_id bigint NOT NULL REFERENCES customer (id)
);`,
        },
        {
          kind: 'code',
          caption: 'Oracle Database: NUMBER is a reserved word there, so the name is quoted',
          language: 'sql',
          code: `CREATE TABLE invoice (
  id          NUMBER(19) GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "NUMBER"    VARCHAR2(20 CHAR) NOT NULL UNIQUE,
  due_date    DATE NOT NULL,
  amount      NUMBER(12, 2) NOT NULL CHECK (amount >= 0),
  paid        NUMBER(1) DEFAULT 0 NOT NULL CHECK (paid IN (0, 1)),
  customer_id NUMBER(19) NOT NULL REFERENCES customer (id)
);`,
        },
        {
          kind: 'code',
          caption: 'SQLite',
          language: 'sql',
          code: `CREATE TABLE invoice (
  id          INTEGER PRIMARY KEY,
  number      TEXT NOT NULL UNIQUE CHECK (length(number) <= 20),
  due_date    TEXT NOT NULL CHECK (due_date IS date(due_date, '+0 days')),
  amount      NUMERIC NOT NULL CHECK (amount >= 0),
  paid        INTEGER NOT NULL DEFAULT 0 CHECK (paid IN (0, 1)),
  customer_id INTEGER NOT NULL REFERENCES customer (id)
);`,
        },
      ],
    },
    {
      id: 'differences-you-still-decide',
      heading: 'Differences you still decide',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some differences are choices and not spelling, so the model asks you instead of guessing. Each of them is planned as a named setting. The script then carries a comment that says which engine feature is used. That keeps a later move predictable.',
        },
        {
          kind: 'table',
          caption: 'Choices that stay with you',
          columns: ['Choice', 'What is used unless you say otherwise', 'How to override it'],
          rows: [
            [
              'Full-text search',
              'None; a search field compares the beginning of the text',
              'Name the engine’s own index, such as `tsvector` in PostgreSQL or `FULLTEXT` in MySQL',
            ],
            [
              'JSON operators',
              'JSON is stored whole and read in the application',
              'Give the expression for each engine that you use',
            ],
            [
              'Collation',
              'The database’s own default',
              'Set a collation per text field; sorting of accents and capitals follows it',
            ],
            [
              'Exact decimals in SQLite',
              '`NUMERIC`, which may store a floating number',
              'Store the smallest unit as a whole number, such as paise',
            ],
            [
              'Vendor extensions',
              'None',
              'Add a manual script, which the generator runs after its own and never changes',
            ],
          ],
        },
        {
          kind: 'code',
          caption: 'A full-text override for one engine',
          language: 'yaml',
          code: `entity: Product
overrides:
  postgresql:
    index:
      name: product_search
      sql: CREATE INDEX product_search ON product USING gin (to_tsvector('english', description))`,
        },
        {
          kind: 'paragraph',
          text: 'An override names its engine. When you write scripts for a different engine, you see which overrides have no counterpart yet.',
        },
      ],
    },
    {
      id: 'changing-the-model',
      heading: 'Changing the model',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A change of the model becomes a forward script in a file that you can review. Scripts are numbered and never edited after they have run. Additive steps, such as a new column with a default, are written so that existing rows stay valid.',
        },
        {
          kind: 'code',
          caption: 'An additive step for PostgreSQL: 0007_invoice_currency.sql',
          language: 'sql',
          code: `-- Adds Invoice.currency. Existing rows receive 'INR'.
ALTER TABLE invoice ADD COLUMN currency char(3) NOT NULL DEFAULT 'INR';`,
        },
        {
          kind: 'code',
          caption: 'A flagged step: 0008_invoice_drop_note.destructive.sql',
          language: 'sql',
          code: `-- DESTRUCTIVE: deletes every value of Invoice.note.
-- Not run automatically. Approve it by name after a backup.
ALTER TABLE invoice DROP COLUMN note;`,
        },
        {
          kind: 'paragraph',
          text: 'Destructive steps are flagged in their file name and in their first line, and they never run by themselves. A rename is planned as a question: “is this a rename or a new field?” The wrong guess would delete data, so a person answers.',
        },
      ],
    },
    {
      id: 'moving-engines',
      heading: 'Moving engines',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Moving to another engine is a project of its own, and a portable model shortens it without removing it. Planned generation writes the new scripts. The five points on this list remain, and the last two take most of the time.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Data types',
              text: 'Compare ranges and precision: dates with and without time, decimals, the longest text that really occurs.',
            },
            {
              title: 'Reserved words',
              text: 'Look for names that the new engine reserves. `number` and `order` are the usual ones. They can be quoted, and a rename is calmer.',
            },
            {
              title: 'Stored procedures',
              text: 'List everything that lives inside the old database. Procedures and triggers are not translated; they are rewritten by hand or moved into the application.',
            },
            {
              title: 'Test run',
              text: 'Copy a full set of data, compare the row counts and sums of both sides, and run your tests against the new engine.',
            },
            {
              title: 'Cut-over',
              text: 'Agree on a time, stop writing, copy the rest, compare again, switch. Keep the old database readable until nobody asks for it.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which engines are covered?',
      answer:
        'Five dialects are printed on this page: PostgreSQL, MySQL, SQL Server, Oracle Database and SQLite. Support for them in the builder is planned.',
    },
    {
      question: 'Which differences remain mine?',
      answer:
        'Full-text search, JSON operators, collations, exact decimals in SQLite and vendor extensions. Each has a default and a named override, listed in the second table.',
    },
    {
      question: 'Can I edit a generated script?',
      answer:
        'You can add a manual script beside it. A generated script that has already run stays as it is, so that every database with the same number has the same shape.',
    },
  ],
  related: [
    {
      href: '/uniqueness/power',
      label: 'Power and control',
      note: 'See which security rules the generated queries keep.',
    },
    { href: '/uniqueness/voice-control', label: 'Voice control', note: 'Add a field to a model by saying so.' },
    {
      href: '/api-generator/auto-api-generation',
      label: 'Automatic API generation',
      note: 'The same model also gives the API in front of these tables.',
    },
  ],
  closing: {
    heading: 'Start with the engine you have',
    text: 'Pre-order at ₹0 and name the engine you use today. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Database-neutral models with SQL preview | Genmaster',
    description:
      'Edit one entity and compare the generated SQL for several database engines, with every dialect difference highlighted.',
  },
};
