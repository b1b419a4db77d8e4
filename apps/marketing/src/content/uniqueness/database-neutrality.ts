import type { PageContent } from '../page-content.ts';
import { billedListing, differenceRows, engineNames, scripts } from './sample-scripts.ts';
import { fiveDialects } from '../pictures/five-dialects.ts';

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
          caption: 'An invoice that belongs to a customer, as the demo keeps it',
          language: 'json',
          code: billedListing,
        },
        fiveDialects,
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
          text: 'A few kinds of differences come back in almost every business application, and they follow fixed rules. The writers behind the demo apply those rules for five engines, and the table prints what they write. Each row shows what one line of the model becomes, and the five scripts below show the whole invoice.',
        },
        {
          kind: 'table',
          caption: 'One row per difference',
          columns: ['Difference', ...engineNames],
          rows: differenceRows,
        },
        ...scripts,
        {
          kind: 'table',
          caption: 'Three more differences, planned for the same writers',
          columns: ['Difference', ...engineNames],
          rows: [
            ['Text of any length', '`text`', '`longtext`', '`nvarchar(max)`', '`text`', '`clob`'],
            [
              'Insert or update',
              '`on conflict … do update`',
              '`on duplicate key update`',
              '`merge`',
              '`on conflict … do update`',
              '`merge`',
            ],
            [
              'Due date plus 30 days',
              '`due_date + 30`',
              '`date_add(due_date, interval 30 day)`',
              '`dateadd(day, 30, due_date)`',
              "`date(due_date, '+30 days')`",
              '`due_date + 30`',
            ],
          ],
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
              '`numeric`, which may store a floating number',
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
      answer: `Five: ${engineNames.slice(0, -1).join(', ')} and ${engineNames.at(-1)}. The demo writes the scripts of any definition for all of them. A builder that runs such scripts on a database is planned.`,
    },
    {
      question: 'Which differences remain mine?',
      answer:
        'Full-text search, JSON operators, collations, exact decimals in SQLite and vendor extensions. Each has a default and a named override, listed under “Differences you still decide”.',
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
    {
      href: '/uniqueness/voice-control',
      label: 'Voice control',
      note: 'Open pages and restyle this site by saying so.',
    },
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
