import type { PageContent } from '../page-content.ts';
import { oneModel } from '../pictures/one-model.ts';

export const inbuiltSolutions: PageContent = {
  path: '/inbuilt-solutions',
  area: 'inbuilt-solutions',
  kind: 'collection',
  name: 'Built-in parts',
  summary: 'Grids, forms, reports, imports and languages on one model.',
  heading: 'The parts every business app needs, already built',
  promise: 'Grids, forms, reports, imports and translations that share one model and one set of rules.',
  actions: [
    { href: '#why-one-model-matters', label: 'See one model at work' },
    { href: '/inbuilt-solutions/gen-grid', label: 'Start with the grid' },
  ],
  sections: [
    {
      id: 'data-grid',
      heading: 'Data grid',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The data grid lets people sort, filter, edit and export rows, and it stays a real table underneath. A screen reader can walk through it by row and column, and every action has a key.',
        },
        {
          kind: 'paragraph',
          text: 'The grid of the demo takes its columns and limits from the model. You do not describe the same field a second time for the list. Its page prints the whole key map and says how blanks and accents are sorted.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/gen-grid',
              label: 'A data grid that stays a real table',
              note: 'Keys, sorting, editing, export.',
            },
          ],
        },
      ],
    },
    {
      id: 'import-and-export',
      heading: 'Import and export',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Data is checked first and stored second, and you can take everything out again. In the demo each row of a file is marked good, to correct or rejected before anything is saved. The reason stands beside the value.',
        },
        {
          kind: 'paragraph',
          text: 'The checks are the rules of the model, so a file cannot bring in what a form would refuse. Its page works through one small file from the mapping to the comparison at the end.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/import-export',
              label: 'Bring data in. Take all of it out.',
              note: 'Follow five rows through the check.',
            },
          ],
        },
      ],
    },
    {
      id: 'reporting',
      heading: 'Reporting',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A report groups and totals the rows that your screens already show, and each chart comes with its table. The table lets you check the picture, and it serves people who cannot see it.',
        },
        {
          kind: 'paragraph',
          text: 'Reports are planned as short definitions that can be read and compared, with parameters in place of copies. They print with page breaks and repeated headings. They show a person only what that person may see on screen.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/reporting-tool',
              label: 'Reports from the data your screens already use',
              note: 'One definition, its totals and its print rules.',
            },
          ],
        },
      ],
    },
    {
      id: 'form-validation',
      heading: 'Form validation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You declare a rule once, and screen and server agree on it. A maximum of 20 characters is one line of the model. In the demos, the form, the API mock and the import read that same line and give the same message.',
        },
        {
          kind: 'paragraph',
          text: 'Agreement saves the most annoying kind of error, the one that appears only after pressing Save. The page shows rules as data and messages in English and Hindi. It also says when a check should stay silent.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/form-validation',
              label: 'Rules that mean the same thing everywhere',
              note: 'Rules, messages, timing and server answers.',
            },
          ],
        },
      ],
    },
    {
      id: 'languages-controls-and-tools',
      heading: 'Languages, controls and tools',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Text is translated by catalogue, and controls arrive with every state already designed. A word stands in one file under one name, so a translator never searches through screens. A control has its empty, loading, error and read-only looks from the start.',
        },
        {
          kind: 'paragraph',
          text: 'Both follow the theme. This site’s own theme panel shows the idea at work: it changes colours and heading sizes on every page at once. The demo on the page of the controls shows the colour picker in nine forms, with its keys.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/multilingual',
              label: 'One application, many languages',
              note: 'Plurals, dates, money and missing words.',
            },
            {
              href: '/inbuilt-solutions/controls-tools',
              label: 'Controls that arrive finished',
              note: 'States, keys and the colour picker.',
            },
          ],
        },
      ],
    },
    {
      id: 'why-one-model-matters',
      heading: 'Why one model matters',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When all parts read one model, renaming a field is one edit. Here an order has three fields, and “amount” becomes “total”. The table shows what changes in each part and what a person still has to do.',
        },
        oneModel.en,
        {
          kind: 'code',
          caption: 'The edit',
          language: 'diff',
          code: ` entity: Order
 fields:
   number: { type: text, maxLength: 12, required: true }
   placed: { type: date, required: true }
-  amount: { type: decimal, digits: 12, decimals: 2, minimum: 0 }
+  total:  { type: decimal, digits: 12, decimals: 2, minimum: 0, renamedFrom: amount }`,
        },
        {
          kind: 'table',
          caption: 'What follows from it',
          columns: ['Part', 'Before', 'After', 'Left for a person'],
          rows: [
            ['Grid', 'Column “Amount”', 'Column “Total”', 'Nothing'],
            ['Edit form', 'Field “Amount”', 'Field “Total”', 'Nothing'],
            ['Report', 'Sum of `amount`', 'Sum of `total`', 'Nothing'],
            ['Export', 'Heading `amount`', 'Heading `total`', 'Tell those who read the file'],
            ['Import', 'Saved match to `amount`', 'Saved match to `total`', 'Confirm at the next file'],
            ['Hindi catalogue', '“राशि”', 'Listed as open', 'Write the new word'],
            ['Database', 'Column `amount`', 'Script that renames the column', 'Review and run it'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A strip of a small grid, its form, its report and its export over the same ten rows is planned for this page, so that you can make this edit yourself.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I use one library alone?',
      answer:
        'Yes, the libraries are made to stand alone. A grid or a set of validation rules needs rows and a description of the fields, not the rest of the builder.',
    },
    {
      question: 'Does the export include everything I imported?',
      answer:
        'That is what the round-trip check is for: it compares what went in with what comes out, row by row, and lists each difference.',
    },
    {
      question: 'Must I translate before I can start?',
      answer:
        'No. A missing text appears in the default language and is listed in a report, never as a raw key. You can add the second language later.',
    },
  ],
  related: [
    {
      href: '/inbuilt-solutions/form-validation',
      label: 'Form validation',
      note: 'The rules that all other parts obey.',
    },
    {
      href: '/inbuilt-solutions/multilingual',
      label: 'Multilingual apps',
      note: 'Begin with words, plurals and formats.',
    },
    {
      href: '/designing-tool',
      label: 'Design tool',
      note: 'Arrange these parts on screens of your own.',
    },
  ],
  closing: {
    heading: 'Start with the parts',
    text: 'Pre-order at ₹0 and name the part you would use first. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Built-in grids, forms and reports | Genmaster',
    description:
      'A tour of the built-in parts of Genmaster: data grid, import and export, validation, languages and controls to try; reporting is planned.',
  },
};
