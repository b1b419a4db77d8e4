import type { PageContent } from '../page-content.ts';
import { paidOrders } from '../pictures/paid-orders.ts';

/** The report over the six sample orders; the chart is drawn from these very rows. */
const REGIONS = [
  ['South', '3', '2,250.00'],
  ['North', '2', '2,000.00'],
  ['West', '1', '950.00'],
] as const;

export const reportingTool: PageContent = {
  path: '/inbuilt-solutions/reporting-tool',
  area: 'inbuilt-solutions',
  kind: 'page',
  name: 'Reporting tool',
  summary: 'Groups, totals and charts with their tables, ready to print.',
  heading: 'Reports from the data your screens already use',
  promise: 'Choose fields, groups and totals; get a chart, the table behind it and a page that prints properly.',
  actions: [
    { href: '#build-by-choosing', label: 'Read a report definition' },
    { href: '#made-for-paper-too', label: 'See the print rules' },
  ],
  sections: [
    {
      id: 'build-by-choosing',
      heading: 'Build by choosing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A report is made of four choices: rows, groups, measures and filters. You pick from the fields of the model, so there is no query to write. The planned result of your choices is a short definition that can be read, compared and kept with the source.',
        },
        {
          kind: 'code',
          caption: 'A report definition',
          language: 'yaml',
          code: `report: orders-by-region
source: Order
groups: [region]
measures:
  - { name: orders, calculate: count }
  - { name: total, calculate: sum, field: total }
filters:
  - { field: status, is: paid }
sort:
  - { by: total, direction: descending }
show: [chart, table]`,
        },
        {
          kind: 'table',
          caption: 'The sample orders, all paid',
          columns: ['Order', 'Region', 'Placed', 'Total'],
          rows: [
            ['ORD-0001', 'North', '5 January', '1,200.00'],
            ['ORD-0002', 'South', '9 January', '500.00'],
            ['ORD-0003', 'West', '20 January', '950.00'],
            ['ORD-0004', 'North', '3 February', '800.00'],
            ['ORD-0005', 'South', '11 February', '1,500.00'],
            ['ORD-0006', 'South', '27 February', '250.00'],
          ],
        },
        {
          kind: 'table',
          caption: 'The report over these six orders',
          columns: ['Region', 'Orders', 'Total'],
          rows: [...REGIONS, ['All regions', '6', '5,200.00']],
        },
        {
          kind: 'paragraph',
          text: 'A definition of eleven lines helps in a review. A colleague sees that unpaid orders are left out, which a finished chart would not tell.',
        },
      ],
    },
    {
      id: 'charts-with-their-tables',
      heading: 'Charts with their tables',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every chart carries its numbers in a table, for checking and for screen readers. The two come from the same rows and cannot disagree. A person who cannot see the bars reads the table, and so does a person who wants the exact figure.',
        },
        paidOrders(REGIONS.map(([region, , total]) => [region, total])),
        {
          kind: 'table',
          caption: 'The table of the chart',
          columns: ['Region', 'Total'],
          rows: REGIONS.map(([region, , total]) => [region, total]),
        },
        {
          kind: 'code',
          caption: 'A chart and its table in one figure',
          language: 'html',
          code: `<figure>
  <figcaption id="by-region">Paid orders by region: South leads with 2,250.00</figcaption>
  <svg role="img" aria-labelledby="by-region" viewBox="0 0 225 70">
    <rect x="0" y="5" width="225" height="15" />
    <rect x="0" y="28" width="200" height="15" />
    <rect x="0" y="51" width="95" height="15" />
  </svg>
  <table>
    <thead>
      <tr><th scope="col">Region</th><th scope="col">Total</th></tr>
    </thead>
    <tbody>
      <tr><th scope="row">South</th><td>2,250.00</td></tr>
      <tr><th scope="row">North</th><td>2,000.00</td></tr>
      <tr><th scope="row">West</th><td>950.00</td></tr>
    </tbody>
  </table>
</figure>`,
        },
        {
          kind: 'paragraph',
          text: 'The planned charts are bars, lines and shares of a whole. Colour is never the only difference between two series: patterns or direct labels come with it. A bar chart always starts at zero.',
        },
      ],
    },
    {
      id: 'parameters-not-copies',
      heading: 'Parameters, not copies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One report with a date range beats twelve monthly copies. Copies drift apart: somebody corrects the filter in March and not in April. With a parameter there is one definition, and the period is a question to the reader.',
        },
        {
          kind: 'code',
          caption: 'The same report with a period',
          language: 'diff',
          code: ` report: orders-by-region
 source: Order
+parameters:
+  from: { type: date, required: true, default: start of this month }
+  to:   { type: date, required: true, default: end of this month, notBefore: from }
 groups: [region]
 measures:
   - { name: orders, calculate: count }
   - { name: total, calculate: sum, field: total }
 filters:
   - { field: status, is: paid }
+  - { field: placed, between: [from, to] }`,
        },
        {
          kind: 'table',
          caption: 'One definition, two answers',
          columns: ['Region', 'January', 'February'],
          rows: [
            ['North', '1,200.00', '800.00'],
            ['South', '500.00', '1,750.00'],
            ['West', '950.00', '0.00'],
            ['All regions', '2,650.00', '2,550.00'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Planned addresses carry the parameters, so the February report can be saved as a bookmark. The parameters have rules like any form field, and “to” before “from” is refused with a message.',
        },
      ],
    },
    {
      id: 'made-for-paper-too',
      heading: 'Made for paper too',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A report prints with page breaks between groups, headings repeated on every page and totals kept with their rows. Menus and buttons stay off the paper. These are rules for the browser, so the print preview shows what you will get.',
        },
        {
          kind: 'code',
          caption: 'The print rules of a report',
          language: 'css',
          code: `@media print {
  nav,
  button {
    display: none;
  }

  thead {
    display: table-header-group;
  }

  tr,
  figure {
    break-inside: avoid;
  }

  tr.total {
    break-before: avoid;
  }

  section.group + section.group {
    break-before: page;
  }
}`,
        },
        {
          kind: 'paragraph',
          text: 'Planned on every sheet: the name of the report, its parameters, the person who printed it and the time. A page found on a desk then explains itself. Charts print in patterns as well as colours, because many printers have only black.',
        },
      ],
    },
    {
      id: 'access-follows-the-model',
      heading: 'Access follows the model',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A person sees in a report only what they may see on screen. A report has no access list of its own. It asks the model for the rows and fields of the reader, and then counts and sums what is left.',
        },
        {
          kind: 'table',
          caption: 'The same report for three readers',
          columns: ['Reader', 'Rules in the model', 'What the report shows'],
          rows: [
            ['Head office', 'All regions, all fields', '6 orders, 5,200.00'],
            ['Manager for the north', 'Rows where region is North', '2 orders, 2,000.00'],
            ['Warehouse', 'All regions, field “total” hidden', '6 orders, no total to choose'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The planned report prints a line such as “From the 2 orders you may see”, with no hint of how many exist beyond. A total over hidden rows would give them away, so such a total is not formed. Export obeys the same limits.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do I need to know SQL?',
      answer:
        'No. A report is a choice of fields, groups, measures and filters. Developers can read the definition, which is eleven lines long for the example on this page.',
    },
    {
      question: 'Can I print without buying extra software?',
      answer:
        'Yes. Printing uses the browser and the CSS rules on this page, and saving as PDF is part of every current browser’s print dialog.',
    },
    {
      question: 'Why does every chart have a table?',
      answer:
        'So that figures can be checked and read aloud. Both come from the same rows, so a chart and its table cannot differ.',
    },
  ],
  related: [
    {
      href: '/inbuilt-solutions/import-export',
      label: 'Import and export',
      note: 'Where the rows of a report come from.',
    },
    {
      href: '/inbuilt-solutions/controls-tools',
      label: 'Controls and tools',
      note: 'The inputs that ask for a parameter.',
    },
    {
      href: '/uniqueness/power',
      label: 'Power and control',
      note: 'Who may see what, defined once for screens and reports.',
    },
  ],
  closing: {
    heading: 'Name the report you copy each month',
    text: 'Pre-order at ₹0 and tell us which one it is. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Report builder with charts and totals | Genmaster',
    description:
      'A report definition over six sample orders, with its totals, its chart, its table and its print rules. The report builder is planned.',
  },
};
