import type { PageContent } from '../page-content.ts';
import { describedCreate, endpointRows, invoiceListing, sampleCall } from './sample-calls.ts';

export const autoApiGeneration = {
  path: '/api-generator/auto-api-generation',
  area: 'api-generator',
  kind: 'page',
  name: 'Automatic API generation',
  summary: 'Five endpoints and an OpenAPI file from one entity',
  heading: 'Entity in, documented API out',
  promise: 'List, read, create, change and delete, with paging, filters, errors and an OpenAPI description.',
  actions: [
    { href: '#demo', label: 'Try the API' },
    { href: '#documentation-that-cannot-lag', label: 'Read the OpenAPI file' },
  ],
  demo: {
    id: 'api-preview',
    heading: 'OpenAPI preview with a mock',
    instruction: 'Change a field, then try a call and read how the mock answers.',
    reality:
      'The description is OpenAPI 3.1, made from the schema that the mock checks with. The mock runs in your browser on made-up rows: paths, paging, sorting, filters, rules and errors are real, permissions and a server are not part of it. What you change is kept in this browser alone.',
  },
  sections: [
    {
      id: 'the-endpoints',
      heading: 'The endpoints',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One entity gives five endpoints, each with a fixed purpose and its own permission. The demo above needs nothing beyond the entity; permissions come with the planned generator. Here is its invoice of three fields and the table of endpoints that follows from it.',
        },
        {
          kind: 'code',
          caption: 'The entity',
          language: 'json',
          code: invoiceListing,
        },
        {
          kind: 'table',
          caption: 'The endpoints of Invoice',
          columns: ['Method', 'Path', 'Purpose', 'Permission', 'Answers'],
          rows: endpointRows,
        },
        {
          kind: 'paragraph',
          text: 'A body that is no JSON is answered with 400 everywhere. Planned with the permissions are 401 without a sign-in and 403 without the permission, and a switch in the entity that leaves an endpoint out of the code and of the description.',
        },
      ],
    },
    {
      id: 'answers-you-can-rely-on',
      heading: 'Answers you can rely on',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Paging, sorting and filters behave the same on every resource, so what you learn on one is true of the next. A list answer always has `items`, the rows of this page, and `total`, the number of all rows that the filters keep.',
        },
        {
          kind: 'code',
          caption: 'Invoices of at least 500, latest due date first, two at a time: the answer of the mock',
          language: 'http',
          code: sampleCall({ method: 'GET', path: '/invoices?amount.min=500&sort=-dueDate&size=2' }),
        },
        {
          kind: 'list',
          items: [
            'Paging takes `page`, from 1, and `size`, from 1 to 100.',
            'Sorting takes `id` or any field of the entity; a minus sign turns the order round.',
            'Filters use the field’s own name, with `.min` and `.max` for numbers and dates. Several of them narrow the list together.',
            'An unknown filter is answered with 422 and the names of those that exist. It is not ignored, because a filter that is ignored returns too much.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Amounts travel as JSON numbers with at most two decimals, and dates as year, month and day. A client that adds amounts up should count in cents, since decimal numbers lose some in many languages.',
        },
      ],
    },
    {
      id: 'errors-with-shape',
      heading: 'Errors with shape',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There is one error format, and it answers three questions: what happened, which field, and how to fix it. It is the published standard for problem details, RFC 9457, with a list of fields added, so existing clients can already read it.',
        },
        {
          kind: 'code',
          caption: 'Creating an invoice with two mistakes: the answer of the mock',
          language: 'http',
          code: sampleCall({ method: 'POST', path: '/invoices', body: { number: 'INV-0007', amount: -5 } }),
        },
        {
          kind: 'paragraph',
          text: 'All mistakes come in one answer, so nobody corrects a form five times. The `field` is meant for programs: it is the property as the request spells it. The `message` is meant for people: it names the field, the problem and the fix, and can be shown beside the field as it is.',
        },
      ],
    },
    {
      id: 'documentation-that-cannot-lag',
      heading: 'Documentation that cannot lag',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The OpenAPI file of the demo is made from the schema that checks the calls. In the planned product it is produced by the same run as the code, so it cannot describe last month’s API. This is the part for creating invoices. It is valid OpenAPI 3.1, and you may paste it into any tool that reads the format.',
        },
        {
          kind: 'code',
          caption: 'OpenAPI 3.1 for one of the five endpoints; the demo shows the whole document',
          language: 'json',
          code: describedCreate(),
        },
        {
          kind: 'paragraph',
          text: 'Compare it with the entity at the top. The length of 20, the least amount and the three required fields are all there, and each was written once.',
        },
      ],
    },
    {
      id: 'versions',
      heading: 'Versions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A breaking change is found by comparing two descriptions, not by remembering. Each planned run compares the new file with the last one you published, and it says which callers would notice. Nothing is published until you have read that report.',
        },
        {
          kind: 'table',
          caption: 'How changes are judged',
          columns: ['Change', 'Breaking', 'Why'],
          rows: [
            ['Add an optional field', 'No', 'Old callers do not send it and may ignore it'],
            ['Add a required field', 'Yes', 'Old callers do not send it and are refused'],
            ['Remove or rename a field', 'Yes', 'Old callers read a value that is gone'],
            ['Lower `maxLength` from 20 to 10', 'Yes', 'Values that were accepted are refused'],
            ['Raise `maxLength` from 20 to 40', 'Ask', 'Old callers may have room for 20 letters only'],
            ['Add a choice to a field', 'Ask', 'Old callers may not know the new value'],
          ],
        },
        {
          kind: 'code',
          caption: 'A report after renaming one field',
          language: 'text',
          code: `Compared with published version 1.0.0
BREAKING  Invoice.number was renamed to Invoice.reference
          read by    GET /invoices, GET /invoices/{id}
          sent to    POST /invoices, PATCH /invoices/{id}
          choices    publish as 2.0.0, or keep number as an alias until 2.0.0`,
        },
        {
          kind: 'paragraph',
          text: 'If you keep the alias, answers carry both names and the old one is marked as deprecated in the description. Callers then learn of the change from the file they already read.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What happens when I change a field?',
      answer:
        'The planned run produces the code, the OpenAPI file and the database script again. The new description is compared with the published one, and changes that old callers would notice are listed before anything is published.',
    },
    {
      question: 'Can I edit the generated API description?',
      answer:
        'By design you edit the entity instead: texts, examples, limits and permissions are all stored there. The file is rewritten on every run, which is the reason that it cannot lag behind the code.',
    },
    {
      question: 'How are breaking changes found?',
      answer:
        'The planned check compares two OpenAPI files, field by field. Required additions, removals, renames and narrower limits are breaking. Some changes, such as a new choice, are marked “ask”, because the answer depends on the callers.',
    },
    {
      question: 'Which OpenAPI version is used?',
      answer:
        'The description on this page is OpenAPI 3.1.0, whose schemas follow JSON Schema. A field that may stay empty is missing from `required`, and an answer leaves it out instead of sending null.',
    },
  ],
  related: [
    {
      href: '/api-generator/workflow-api-bug-free-development',
      label: 'Typed API workflows',
      note: 'Previous: join endpoints into a flow and find mismatches early.',
    },
    {
      href: '/api-generator/third-party-api-integration',
      label: 'Third-party API integration',
      note: 'Next: the other direction, calling an API that someone else wrote.',
    },
    {
      href: '/uniqueness/database-neutrality',
      label: 'Database neutrality',
      note: 'The same entity also gives a database script; compare the dialects.',
    },
  ],
  closing: {
    heading: 'Describe one entity and get the rest',
    text: 'A pre-order costs ₹0. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Automatic API generation with OpenAPI | Genmaster',
    description:
      'Type an entity and read its endpoints, schemas and errors as a valid OpenAPI file, then call them on an in-page mock.',
  },
} satisfies PageContent;
