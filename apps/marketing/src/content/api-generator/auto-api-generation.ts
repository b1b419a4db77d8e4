import type { PageContent } from '../page-content.ts';

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
      'The description is OpenAPI 3.1, made from the schema that the mock checks with. The mock runs in your browser on made-up rows: paths, paging, sorting, rules and errors are real, permissions and a server are not part of it. What you change is kept in this browser alone.',
  },
  sections: [
    {
      id: 'the-endpoints',
      heading: 'The endpoints',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One entity gives five endpoints, each with a fixed purpose and its own permission. The demo above needs nothing beyond the entity; permissions come with the planned generator. Here is an invoice of four fields and the table of endpoints that follows from it.',
        },
        {
          kind: 'code',
          caption: 'The entity',
          language: 'yaml',
          code: `entity: Invoice
fields:
  number: { type: text, required: true, maxLength: 20, unique: true }
  dueDate: { type: date, required: true }
  amount: { type: money, required: true, min: 0.01 }
  status: { type: choice, of: [unpaid, paid], default: unpaid }`,
        },
        {
          kind: 'table',
          caption: 'The endpoints of Invoice',
          columns: ['Method', 'Path', 'Purpose', 'Permission', 'Answers'],
          rows: [
            ['GET', '`/invoices`', 'List, with paging, sorting and filters', '`invoice:read`', '200, 400'],
            ['POST', '`/invoices`', 'Create one', '`invoice:create`', '201, 409, 422'],
            ['GET', '`/invoices/{id}`', 'Read one', '`invoice:read`', '200, 404'],
            ['PATCH', '`/invoices/{id}`', 'Change the fields that are sent', '`invoice:change`', '200, 404, 409, 422'],
            ['DELETE', '`/invoices/{id}`', 'Delete one', '`invoice:delete`', '204, 404'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Every endpoint can also answer 401 without a sign-in and 403 without the permission. You can switch an endpoint off in the entity, and then it is absent from the code and from the description.',
        },
      ],
    },
    {
      id: 'answers-you-can-rely-on',
      heading: 'Answers you can rely on',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Paging, sorting and filters behave the same on every resource, so what you learn on one is true of the next. In the planned API, a list answer always has `items` and `next`, and `next` is null on the last page.',
        },
        {
          kind: 'code',
          caption: 'Unpaid invoices of at least 100, latest due date first, two at a time',
          language: 'http',
          code: `GET /invoices?status=unpaid&amount.min=100&sort=-dueDate&limit=2 HTTP/1.1
Host: api.example.com
Accept: application/json

HTTP/1.1 200 OK
Content-Type: application/json

{
  "items": [
    { "id": "9f2c", "number": "INV-1042", "dueDate": "2030-05-31", "amount": "1250.50", "status": "unpaid" },
    { "id": "71aa", "number": "INV-1037", "dueDate": "2030-05-15", "amount": "300.00", "status": "unpaid" }
  ],
  "next": "eyJkdWVEYXRlIjoiMjAzMC0wNS0xNSIsImlkIjoiNzFhYSJ9"
}`,
        },
        {
          kind: 'list',
          items: [
            'Paging uses a marker instead of a page number, so a row added meanwhile is neither skipped nor shown twice.',
            'Sorting takes any field of the entity; a minus sign turns the order round.',
            'Filters use the field’s own name, with `.min` and `.max` for numbers and dates.',
            'An unknown filter is an error. It is not ignored, because a filter that is ignored returns too much.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Amounts travel as text. A decimal number loses cents in some languages, and text does not.',
        },
      ],
    },
    {
      id: 'errors-with-shape',
      heading: 'Errors with shape',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There is one error format, and it answers three questions: what happened, which field, and how to fix it. The planned format follows the published standard for problem details, RFC 9457, so existing clients can already read it.',
        },
        {
          kind: 'code',
          caption: 'Creating an invoice with two mistakes',
          language: 'http',
          code: `HTTP/1.1 422 Unprocessable Content
Content-Type: application/problem+json

{
  "type": "https://api.example.com/problems/invalid-fields",
  "title": "Two fields need a change",
  "status": 422,
  "errors": [
    {
      "field": "dueDate",
      "rule": "required",
      "fix": "Enter a due date, for example 2030-05-31."
    },
    {
      "field": "amount",
      "rule": "min",
      "limit": "0.01",
      "fix": "Enter an amount of at least 0.01."
    }
  ]
}`,
        },
        {
          kind: 'paragraph',
          text: 'All mistakes come in one answer, so nobody corrects a form five times. The `field` and `rule` values are meant for programs and never change with the language. The `fix` text is meant for people and can be shown as it is.',
        },
      ],
    },
    {
      id: 'documentation-that-cannot-lag',
      heading: 'Documentation that cannot lag',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The OpenAPI file of the demo is made from the schema that checks the calls. In the planned product it is produced by the same run as the code, so it cannot describe last month’s API. This is the description for reading, listing and creating invoices. It is valid OpenAPI 3.1, and you may paste it into any tool that reads the format.',
        },
        {
          kind: 'code',
          caption:
            'OpenAPI 3.1 for three of the five endpoints; sign-in answers, sorting and further filters are left out',
          language: 'yaml',
          code: `openapi: 3.1.0
info:
  title: Invoices
  version: 1.0.0
paths:
  /invoices:
    get:
      operationId: listInvoices
      summary: List invoices
      parameters:
        - name: status
          in: query
          schema: { $ref: '#/components/schemas/InvoiceStatus' }
        - name: limit
          in: query
          schema: { type: integer, minimum: 1, maximum: 100, default: 25 }
        - name: after
          in: query
          description: The value of next from the previous answer.
          schema: { type: string }
      responses:
        '200':
          description: One page of invoices
          content:
            application/json:
              schema:
                type: object
                required: [items, next]
                properties:
                  items:
                    type: array
                    items: { $ref: '#/components/schemas/Invoice' }
                  next: { type: [string, 'null'] }
        '400': { $ref: '#/components/responses/UnknownFilter' }
    post:
      operationId: createInvoice
      summary: Create an invoice
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/NewInvoice' }
      responses:
        '201':
          description: The invoice as stored
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Invoice' }
        '409':
          description: The number is already in use
        '422': { $ref: '#/components/responses/InvalidFields' }
  /invoices/{id}:
    get:
      operationId: readInvoice
      summary: Read one invoice
      parameters:
        - name: id
          in: path
          required: true
          schema: { type: string }
      responses:
        '200':
          description: The invoice
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Invoice' }
        '404':
          description: There is no invoice with this id
components:
  schemas:
    InvoiceStatus:
      type: string
      enum: [unpaid, paid]
    NewInvoice:
      type: object
      required: [number, dueDate, amount]
      properties:
        number: { type: string, minLength: 1, maxLength: 20 }
        dueDate: { type: string, format: date }
        amount: { type: string, pattern: '^\\d+\\.\\d{2}$', examples: ['1250.50'] }
        status: { $ref: '#/components/schemas/InvoiceStatus' }
    Invoice:
      allOf:
        - $ref: '#/components/schemas/NewInvoice'
        - type: object
          required: [id, status]
          properties:
            id: { type: string }
  responses:
    UnknownFilter:
      description: A filter, a sort field or a limit is not known
    InvalidFields:
      description: One or more fields need a change
      content:
        application/problem+json:
          schema:
            type: object
            required: [type, title, status, errors]
            properties:
              type: { type: string, format: uri }
              title: { type: string }
              status: { type: integer }
              errors:
                type: array
                items:
                  type: object
                  required: [field, rule, fix]
                  properties:
                    field: { type: string }
                    rule: { type: string }
                    limit: { type: string }
                    fix: { type: string }`,
        },
        {
          kind: 'paragraph',
          text: 'Compare it with the entity at the top. The length of 20, the two choices and the three required fields are all there, and each was written once.',
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
            ['Add a choice to `status`', 'Ask', 'Old callers may not know the new value'],
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
        'The description on this page is OpenAPI 3.1.0, whose schemas follow JSON Schema. A value that may be null is written as a list of two types, as in `next`.',
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
