import type { PageContent } from '../page-content.ts';
import { threeSeparations } from '../pictures/three-separations.ts';

export const multiTenantArchitecture: PageContent = {
  path: '/online-ide/multi-tenant-architecture',
  area: 'online-ide',
  kind: 'page',
  name: 'Multi-tenant architecture',
  summary: 'Tenant separation in every query, screen and export',
  heading: 'Many customers, one codebase, no leaks',
  promise: 'Tenant separation is part of the model, so every query, screen and export obeys it.',
  actions: [
    { href: '#three-ways-to-separate', label: 'Compare three designs' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'three-ways-to-separate',
      heading: 'Three ways to separate',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tenants can share tables, have a schema each or have a database each, and the right choice depends on cost and isolation. All three are planned as a setting of the model, so your screens and rules do not change with the choice.',
        },
        threeSeparations,
        {
          kind: 'table',
          caption: 'Cost, isolation and effort of the three designs',
          columns: ['Design', 'Running cost', 'Isolation', 'Effort to operate', 'A good fit for'],
          rows: [
            [
              'Shared tables, tenant column',
              'Lowest: one set of tables',
              'By condition in every query',
              'Low: one backup, one upgrade',
              'Many small customers',
            ],
            [
              'A schema each',
              'Moderate: more objects in one server',
              'By schema name and database grants',
              'Moderate: an upgrade runs once per schema',
              'Dozens of medium customers',
            ],
            [
              'A database each',
              'Highest: connections and storage per customer',
              'By connection; nothing is shared',
              'High: backup and upgrade per database',
              'Few customers with strict contracts',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'You may begin with shared tables and move one large customer to a database of its own later. The model stays the same; the data has to be moved, and that step needs planning and a test run.',
        },
      ],
    },
    {
      id: 'the-tenant-is-never-optional',
      heading: 'The tenant is never optional',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every generated query carries the tenant as a condition with its own parameter. The planned query builder has no form that leaves it out, so forgetting it is an error on the first run and not a leak discovered later.',
        },
        {
          kind: 'code',
          caption: 'Overdue invoices of one tenant, for shared tables',
          language: 'sql',
          code: `SELECT id, number, due_date, amount
FROM invoice
WHERE tenant_id = :tenant_id
  AND due_date < :today
ORDER BY due_date, id;`,
        },
        {
          kind: 'code',
          caption: 'The error when code asks without a tenant',
          language: 'text',
          code: `TenantMissingError: query "invoice.overdue" was run without a tenant.
Entity:  Invoice (separated by tenant)
Where:   manual/reports/overdue.ts:12
Fix:     run it inside withTenant(tenantId, ...) or declare the report as cross-tenant
         and give it a role that may use cross-tenant reports.`,
        },
        {
          kind: 'paragraph',
          text: 'The message names the place and the two legitimate ways out, so nobody is tempted to switch the check off.',
        },
      ],
    },
    {
      id: 'different-look-same-code',
      heading: 'Different look, same code',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each tenant can have its own theme, language and set of features while all of them run the same code. The planned tenant record stores only the differences from the project’s defaults.',
        },
        {
          kind: 'code',
          caption: 'Two tenants of one project, as data',
          language: 'json',
          code: `[
  {
    "tenant": "north-clinic",
    "theme": { "scheme": "light", "colours": { "navbar-bg": "#0b5d51" } },
    "language": "en",
    "features": { "onlineBooking": true, "stockModule": false }
  },
  {
    "tenant": "river-store",
    "theme": { "scheme": "dark" },
    "language": "hi",
    "features": { "onlineBooking": false, "stockModule": true }
  }
]`,
        },
        {
          kind: 'paragraph',
          text: 'A difference that is data can be reviewed, copied and undone. A difference that is a code branch has to be merged into every release. This site itself keeps themes as data: its theme panel restyles every page without a new build.',
        },
      ],
    },
    {
      id: 'fair-limits',
      heading: 'Fair limits',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A quota keeps one tenant’s busy day from slowing down all the others. For each planned quota you set a warning level and choose what happens at the edge; the defaults protect data before speed.',
        },
        {
          kind: 'table',
          caption: 'What happens near a quota and at its edge',
          columns: ['Quota', 'Near the edge', 'At the edge', 'Never'],
          rows: [
            [
              'Requests per minute',
              'A header states what is left',
              'Refused with a time to retry',
              'Half a request is processed',
            ],
            [
              'Stored files',
              'The tenant’s owner gets a notice',
              'New uploads are refused',
              'Existing files are deleted',
            ],
            [
              'Report run time',
              'The report shows its progress',
              'The run stops and says where',
              'A partial total looks complete',
            ],
            ['Active users', 'The tenant’s owner gets a notice', 'New invitations wait', 'Someone is signed out'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Every refusal names the quota, its value and the person who can raise it. A limit that explains itself produces a decision instead of a support call.',
        },
      ],
    },
    {
      id: 'prove-it',
      heading: 'Prove it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Separation is worth only what its tests try to break. Isolation tests are planned as part of the generated code, one set for each entity, and they run with your own tests on every change.',
        },
        {
          kind: 'list',
          items: [
            'Read a row of tenant B by its identifier while signed in to tenant A: “not found”, with no hint that the row exists.',
            'List, search, sort and page as tenant A: no row of tenant B in any result or count.',
            'Update or delete a row of tenant B as tenant A: nothing changes, and the attempt is recorded.',
            'Link a new row of A to a parent row of B: refused by the database, not only by the form.',
            'Export and report as tenant A: totals match a database that holds only tenant A.',
            'Reuse a cached answer or a background job of tenant B: the key carries the tenant, so it is not found.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You can read the tests, add your own cases and hand the results to a customer who asks.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can a hand-written query bypass the separation?',
      answer:
        'Not through the project’s query builder, which will refuse to run without a tenant. A raw database connection could, so it is to be a separate permission, with every use reported in review.',
    },
    {
      question: 'Which of the three designs should we start with?',
      answer:
        'Shared tables, unless a contract demands separate storage. It has the lowest cost and one upgrade. The model records which entities are separated, so moving a tenant out later does not rewrite your screens.',
    },
    {
      question: 'Can some data be shared by all tenants?',
      answer:
        'Yes. Each entity is to say whether it is separated. A list of countries or tax codes can be common to all, readable by every tenant and editable only by the project’s own staff.',
    },
  ],
  related: [
    {
      href: '/online-ide/code-debugger',
      label: 'Code debugger',
      note: 'Follow one request and read the tenant condition in its query.',
    },
    {
      href: '/online-ide/code-management',
      label: 'Code management',
      note: 'See how a change that serves all tenants is compared and reviewed.',
    },
    {
      href: '/designing-tool/multi-themes',
      label: 'Multiple themes',
      note: 'Give each tenant its own look without a second stylesheet.',
    },
  ],
  closing: {
    heading: 'Tell us how your customers are separated today',
    text: 'Pre-order at ₹0 and mention the design you use now; the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Multi-tenant architecture made visible | Genmaster',
    description:
      'Compare three ways to separate tenants, read a planned query that always names its tenant, and the error when code asks without one.',
  },
};
