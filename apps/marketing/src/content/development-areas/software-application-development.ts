import type { PageContent } from '../page-content.ts';

export const softwareApplicationDevelopment: PageContent = {
  path: '/development-areas/software-application-development',
  area: 'development-areas',
  kind: 'page',
  name: 'Business software',
  summary: 'Data model, roles, workflow, reports and handover in one place',
  heading: 'Business software, end to end',
  promise: 'From data model to roles, workflow, reports and handover, in one connected place.',
  actions: [
    { href: '#model', label: 'Follow an order desk' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'model',
      heading: 'Model',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Business software begins with entities, relations and rules, written so that the people who know the work can check them. This page follows one small order desk from its model to its handover, and every part of it is planned for the builder.',
        },
        {
          kind: 'table',
          caption: 'The order desk’s model, in a form that can be read aloud',
          columns: ['Entity', 'Fields', 'Relation', 'Rule'],
          rows: [
            ['Customer', 'name, email, credit limit', 'Has many orders', 'Email is unique'],
            ['Order', 'number, date, state', 'Belongs to a customer; has many lines', 'Has at least one line'],
            ['Order line', 'quantity, unit price', 'Belongs to an order; names an item', 'Quantity is greater than 0'],
            ['Item', 'code, name, price', 'Appears on many lines', 'Code is unique'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Read the rows to someone who takes orders every day. They will say what is missing, for example a delivery date that differs from line to line. At this stage that change costs one word.',
        },
      ],
    },
    {
      id: 'work',
      heading: 'Work',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Daily work happens in a form for one order, a grid for many, and a workflow for those that need approval. All three are planned to come from the model above, with the same names and the same rules.',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Draft', text: 'A clerk enters an order; the form checks each line as it is typed.' },
            { title: 'Submitted', text: 'The total is compared with the customer’s credit limit.' },
            {
              title: 'Waiting',
              text: 'Above the limit, the order goes to a manager, who sees the reason and the difference.',
            },
            { title: 'Approved', text: 'It moves to delivery. Refused orders return to the clerk with a sentence.' },
            { title: 'Closed', text: 'The order is delivered and read-only; corrections are new entries.' },
          ],
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/gen-grid',
              label: 'Gen Grid',
              note: 'The grid in which many orders are sorted, filtered and edited.',
            },
            {
              href: '/inbuilt-solutions/form-validation',
              label: 'Form validation',
              note: 'The rules that check each line as it is typed.',
            },
          ],
        },
      ],
    },
    {
      id: 'control',
      heading: 'Control',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Roles decide what a person may do, down to a single field, and the history says what they did. In the planned model these rules sit beside the fields, so a screen, an export and the API cannot disagree about them.',
        },
        {
          kind: 'table',
          caption: 'Who may do what with an order',
          columns: ['Field or action', 'Clerk', 'Manager', 'Accountant'],
          rows: [
            ['Order lines, in draft', 'Edit', 'Edit', 'Read'],
            ['Credit limit', 'Hidden', 'Read', 'Edit'],
            ['Approve above the limit', 'No', 'Yes, but not their own orders', 'No'],
            ['Export orders', 'No', 'Yes', 'Yes'],
            ['History of an order', 'Read', 'Read', 'Read'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The row about approval shows why a list of screens is not enough. “Not their own orders” is a rule about data, and it has to hold wherever the data is reached.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/power',
              label: 'Power with guard rails',
              note: 'Security defaults that hold underneath these rules.',
            },
          ],
        },
      ],
    },
    {
      id: 'insight',
      heading: 'Insight',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Reports read the same data under the same permissions as the screens. A planned report states its filter and its time range in words, so a total can be questioned without asking who built it.',
        },
        {
          kind: 'code',
          caption: 'Order value by customer for a chosen period, as a report would ask for it',
          language: 'sql',
          code: `SELECT c.name AS customer,
       COUNT(DISTINCT o.id) AS orders,
       SUM(l.quantity * l.unit_price) AS order_value
FROM customer AS c
JOIN customer_order AS o ON o.customer_id = c.id
JOIN order_line AS l ON l.order_id = o.id
WHERE o.state IN ('approved', 'closed')
  AND o.order_date >= :from_date
  AND o.order_date < :to_date
GROUP BY c.id, c.name
ORDER BY order_value DESC, c.name;`,
        },
        {
          kind: 'paragraph',
          text: 'The table is called `customer_order` because `order` is a reserved word in SQL; the screens still say “Order”. A clerk who may not see the credit limit will not find it in a report either.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/reporting-tool',
              label: 'Reporting tool',
              note: 'Groups, totals and charts built from these queries.',
            },
          ],
        },
      ],
    },
    {
      id: 'connect',
      heading: 'Connect',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An order desk is rarely alone: a shop sends orders in, and an accounting system takes invoices out. Generated endpoints are planned for the entities, custom ones for your own actions, and guarded connections for outside services.',
        },
        {
          kind: 'code',
          caption: 'Submitting an order through the generated API',
          language: 'http',
          code: `POST /orders/1042/submit HTTP/1.1
Host: desk.example.com
Authorization: Bearer <token>
Accept: application/json

HTTP/1.1 409 Conflict
Content-Type: application/problem+json

{
  "type": "https://desk.example.com/problems/order-without-lines",
  "title": "The order has no lines",
  "status": 409,
  "detail": "Add at least one line to order 1042 before submitting it."
}`,
        },
        {
          kind: 'paragraph',
          text: 'The refusal is the model’s rule “has at least one line”. A program receives the same answer as a person at the form, in a standard shape.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/api-generator/auto-api-generation',
              label: 'Automatic API generation',
              note: 'How entities become described endpoints.',
            },
            {
              href: '/api-generator/third-party-api-integration',
              label: 'Outside services',
              note: 'How a slow or failing partner is kept from stopping your desk.',
            },
          ],
        },
      ],
    },
    {
      id: 'hand-over',
      heading: 'Hand over',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A system is handed over when someone else can build, test and change it without its authors. The planned export holds the full source, the documentation and the tests, and it builds with public tools alone.',
        },
        {
          kind: 'list',
          items: [
            'Source: the generated and the manual layer, in separate folders.',
            'Model: entities, rules and roles as text that can be compared.',
            'Tests: those generated from the rules, and yours beside them.',
            'Documentation: the API description, the list of settings and secrets, and the build notes.',
            'Licences: every dependency with its version and its terms.',
            'Manifest: a checksum for each file, so the copy can be verified.',
          ],
        },
        {
          kind: 'links',
          items: [
            {
              href: '/coding-solutions/export-import-source-code',
              label: 'Source export and import',
              note: 'The contents of the box and the exact build steps.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do I need to write code?',
      answer:
        'Not for entities, forms, grids, roles and reports. Special calculations or unusual connections are written by hand, in a layer that is never overwritten by the generator.',
    },
    {
      question: 'Is there a native app output?',
      answer:
        'No. Screens run in the browser, on desks and phones, and an installable web app is part of the plan. A packaged desktop or store application is not offered.',
    },
    {
      question: 'Who hosts the finished system?',
      answer:
        'You do, or a provider of your choice. Hosting, backups, network rules and staff training stay your responsibility. The export’s build notes say what the system needs to run.',
    },
    {
      question: 'Can it use the database we already have?',
      answer:
        'The plan is to read existing table scripts into the model on import and to write SQL for the engine you choose. Stored procedures stay as they are and are called from manual code.',
    },
  ],
  related: [
    {
      href: '/development-areas/mobile-development',
      label: 'Mobile development',
      note: 'Take one screen of the order desk to the warehouse floor.',
    },
    { href: '/development-areas', label: 'Development areas', note: 'Check your choice with the five questions.' },
    {
      href: '/online-ide/multi-tenant-architecture',
      label: 'Multi-tenant architecture',
      note: 'For when several companies use the same order desk.',
    },
  ],
  closing: {
    heading: 'Describe your own order desk',
    text: 'Pre-order at ₹0 and describe your entities and roles in a few lines; the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Business software development | Genmaster',
    description:
      'Follow a small order desk through model, roles, workflow, report and handover, then open each part’s own page. It is planned as shown.',
  },
};
