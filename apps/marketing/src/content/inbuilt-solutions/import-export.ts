import type { PageContent } from '../page-content.ts';

export const importExport: PageContent = {
  path: '/inbuilt-solutions/import-export',
  area: 'inbuilt-solutions',
  kind: 'page',
  name: 'Import and export',
  summary: 'Check every row before saving, and take all of it out again.',
  heading: 'Bring data in. Take all of it out.',
  promise: 'Map columns, check every row before anything is saved, and leave with the same data you brought.',
  actions: [
    { href: '#demo', label: 'Try an import' },
    { href: '#leaving-is-a-feature', label: 'Read about leaving' },
  ],
  demo: {
    id: 'import-check',
    heading: 'Import wizard',
    instruction: 'Correct a cell that is marked, store the good lines, then compare the round trip.',
    reality:
      'The file is read, matched, checked, stored and exported in your browser; nothing is uploaded. Lines are checked by the rules of a real definition, up to 500 of them, and the file’s separator and characters are shown. Saving matches under a name and other date orders are planned.',
  },
  sections: [
    {
      id: 'map-once',
      heading: 'Map once',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each column of your file is matched to a field, and you can change every match. The import suggests a match by name and by content. A column full of dates is offered for a date field even when its heading says “Col3”.',
        },
        {
          kind: 'code',
          caption: 'A customer list as it arrives',
          language: 'csv',
          code: `Cust. name;Mail;Since;Credit limit;Col5
Sample Traders;office@example.com;01/04/2024;50.000,00;yes
Example Stores;stores(at)example.com;15/09/2023;12.500,00;yes
Specimen Supplies;hello@example.org;31/02/2024;8.000,00;no
Test Garage;;12/01/2025;0,00;no
;info@example.net;03/03/2025;-100,00;yes`,
        },
        {
          kind: 'table',
          caption: 'The suggested matches',
          columns: ['Column', 'Field', 'Why it is suggested'],
          rows: [
            ['Cust. name', '`name`', 'The heading contains “name”'],
            ['Mail', '`email`', 'Three of five values look like an address'],
            ['Since', '`customerSince`', 'All values look like day, month and year'],
            ['Credit limit', '`creditLimit`', 'Same words'],
            ['Col5', 'Not imported', 'No field fits; choose one or leave it out'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Planned: the matches are saved under a name with the separator and the date order. The next file of the same kind starts with them, so the monthly list takes one look instead of ten minutes.',
        },
      ],
    },
    {
      id: 'check-before-commit',
      heading: 'Check before commit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nothing is stored until every row has been checked and you have seen the counts. For the five rows above the check counts one good row, three fixable rows and one rejected row. The reason stands beside the value.',
        },
        {
          kind: 'table',
          caption: 'The check, row by row',
          columns: ['Row', 'Result', 'Field', 'Reason'],
          rows: [
            ['1 – Sample Traders', 'Good', '–', '–'],
            ['2 – Example Stores', 'Fixable', 'email', '“stores(at)example.com” has no @. Write @ in place of (at).'],
            [
              '3 – Specimen Supplies',
              'Fixable',
              'customerSince',
              '31 February does not exist. Enter a day up to the 29th.',
            ],
            ['4 – Test Garage', 'Fixable', 'email', 'The address is empty and required. Enter one.'],
            [
              '5 – no name',
              'Rejected',
              'name, creditLimit',
              'Without a name the row cannot be matched, and the limit is below 0.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The reasons come from the rules of the model. A form would have said the same. You may store the good rows now and the rest later, or wait until all are good. Storing is one step: either all chosen rows are stored or none is.',
        },
      ],
    },
    {
      id: 'fix-in-place',
      heading: 'Fix in place',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can correct a cell in the preview, and its row is checked again at once. Planned as well is one correction for many cells, such as “replace (at) with @ in this column”. It lists every cell it would touch before you agree.',
        },
        {
          kind: 'paragraph',
          text: 'The other way is to download only the rejected rows with their reasons. The person who owns the file corrects it in a spreadsheet and sends it back. The extra column matches no field and is left out at the next attempt.',
        },
        {
          kind: 'code',
          caption: 'The file of rejected rows',
          language: 'csv',
          code: `Cust. name;Mail;Since;Credit limit;Col5;Reason
;info@example.net;03/03/2025;-100,00;yes;Name is empty. Credit limit is below 0.`,
        },
        {
          kind: 'paragraph',
          text: 'The file keeps the separator, the date order and the headings of the original. Nobody has to learn a second layout in order to correct one line.',
        },
      ],
    },
    {
      id: 'formats-and-encodings',
      heading: 'Formats and encodings',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Separators, quotes, dates and character sets are detected and shown, and never guessed silently. The demo prints the separator and the character set it found. The planned preview adds the evidence, and you can overrule each line before anything is checked.',
        },
        {
          kind: 'table',
          caption: 'What is detected for the customer list',
          columns: ['Property', 'Detected', 'Evidence', 'In doubt'],
          rows: [
            ['Separator', 'Semicolon', 'Four in each of the six lines', 'No'],
            ['Decimal sign', 'Comma', '“50.000,00” cannot be read the other way', 'No'],
            ['Date order', 'Day, month, year', '“15/09/2023” cannot begin with a month', 'No'],
            ['Character set', 'UTF-8', 'All characters are valid and plain', 'No'],
            ['Heading row', 'First line', 'It holds no dates and no numbers', 'No'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Without the second and third row, the dates would fit both orders: 12/01/2025 may be January or December. In such a case the planned preview asks and stores nothing; the demo takes year-month-day alone. A wrong date order is the kind of mistake that nobody notices for months.',
        },
      ],
    },
    {
      id: 'leaving-is-a-feature',
      heading: 'Leaving is a feature',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can take all your data out in open formats, and check that it is the same data. The demo exports its rows as CSV and as JSON. The planned export writes one file per entity, or JSON with the relations kept, and a list names every file with its number of rows.',
        },
        {
          kind: 'code',
          caption: 'The first row as JSON',
          language: 'json',
          code: `{
  "entity": "Customer",
  "rows": [
    {
      "name": "Sample Traders",
      "email": "office@example.com",
      "customerSince": "2024-04-01",
      "creditLimit": "50000.00"
    }
  ]
}`,
        },
        {
          kind: 'paragraph',
          text: 'A round-trip check then compares what went in with what came out. It reads the exported file as if it were new and places it beside the import, row by row.',
        },
        {
          kind: 'table',
          caption: 'A round-trip comparison after storing four corrected rows',
          columns: ['What', 'Went in', 'Came out', 'Verdict'],
          rows: [
            ['Rows', '4', '4', 'Same'],
            ['Names', '4 different', '4 different', 'Same'],
            ['Sum of credit limits', '70,500.00', '70,500.00', 'Same'],
            ['Dates', 'Written as 01/04/2024', 'Written as 2024-04-01', 'Same day, other spelling'],
            ['Col5', '4 values', '–', 'Not imported, as chosen'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A difference is not always a fault. The last two rows are explained, and so you can trust the first three.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does the export include everything I imported?',
      answer:
        'Everything that you chose to import. Columns you left out are named in the round-trip comparison, as “Col5” is on this page, so an omission is never silent.',
    },
    {
      question: 'Can one bad row stop the whole file?',
      answer:
        'Only if you want it to. You choose between storing the good rows now and waiting until all rows are good. The chosen rows are stored together or not at all.',
    },
    {
      question: 'Which formats are meant to be read?',
      answer:
        'CSV with any common separator is the first. JSON is meant for export and for moving between systems. Both can be opened without Genmaster.',
    },
  ],
  related: [
    {
      href: '/inbuilt-solutions/gen-grid',
      label: 'Gen Grid',
      note: 'See imported rows as a list you can filter and edit.',
    },
    { href: '/inbuilt-solutions/reporting-tool', label: 'Reporting tool', note: 'Total what you have brought in.' },
    {
      href: '/coding-solutions/export-import-source-code',
      label: 'Export and import source code',
      note: 'Leave with the code as well as with the data.',
    },
  ],
  closing: {
    heading: 'Describe your most difficult file',
    text: 'Tell us its columns and oddities in words, without real data, and ask how the check would treat it.',
    action: { href: '/contact-us?subject=question', label: 'Ask about a file' },
  },
  metadata: {
    title: 'Import and export with row-level checks | Genmaster',
    description:
      'Drop in a CSV, map columns, see every problem before saving and export it all again with a round-trip check.',
  },
};
