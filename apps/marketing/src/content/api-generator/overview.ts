import type { PageContent } from '../page-content.ts';
import { oneContract } from '../pictures/one-contract.ts';

export const apiGenerator = {
  path: '/api-generator',
  area: 'api-generator',
  kind: 'collection',
  name: 'API generator',
  summary: 'Endpoints, checks and documentation from one definition',
  heading: 'APIs that match the model by construction',
  promise: 'Endpoints, validation and documentation come from one definition, so they cannot drift apart.',
  actions: [
    { href: '#demo', label: 'Change one field' },
    { href: '/api-generator/auto-api-generation', label: 'Call the generated endpoints' },
  ],
  demo: {
    id: 'one-definition',
    heading: 'One definition, one contract',
    instruction: 'Rename a field or make it optional, then find it in the API description, the form and the SQL.',
    reality:
      'The API description is a valid OpenAPI document, written anew from the definition with every change, by the same schema that the form checks with. No server takes part, and what you change stays in this browser, shared with the home page. Routes that run on a server are planned.',
  },
  sections: [
    {
      id: 'generate',
      heading: 'Generate',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An entity goes in, and documented endpoints come out: list, read, create, change and delete. The planned generator writes the route, the checks, the error answers and the OpenAPI description in one run, from the entity alone.',
        },
        {
          kind: 'paragraph',
          text: 'This takes away the most repeated part of API work. It also takes away the most common cause of disagreement, which is a description written by one person and code written by another. When both come from the same file, a reviewer reads one of them.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/api-generator/auto-api-generation',
              label: 'Automatic API generation',
              note: 'Five endpoints, their errors and a complete OpenAPI file.',
            },
          ],
        },
      ],
    },
    {
      id: 'compose',
      heading: 'Compose',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Real work is rarely one call. In the planned workflow editor you draw the steps, give each one a type for what it needs and what it gives, and see contradictions while the drawing is still a drawing.',
        },
        {
          kind: 'paragraph',
          text: 'A mismatch found at that point costs a minute. The same mismatch found after release costs a search through logs. The editor therefore explains each problem in words: which step gives what, which step needs something else, and which fields are missing.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/api-generator/workflow-api-bug-free-development',
              label: 'Typed API workflows',
              note: 'A payment flow with one example of each kind of mistake.',
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
          text: 'Most applications depend on services that other people run. The planned connector reads the description of such a service, lists its operations in plain words and lets you map its fields to yours. Keys stay on the server, in one place, under a name.',
        },
        {
          kind: 'paragraph',
          text: 'Failure is part of the connection. You choose how long to wait, how often to repeat a call and what your own application answers meanwhile. Deciding this in advance is much easier than deciding it during an outage.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/api-generator/third-party-api-integration',
              label: 'Third-party API integration',
              note: 'A mapping table, the path of a call and a retry policy in code.',
            },
          ],
        },
      ],
    },
    {
      id: 'customise',
      heading: 'Customise',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some endpoints follow from no entity, and you write those yourself. A custom handler is planned to receive typed input that has already been checked, and to appear in the same API description as everything generated.',
        },
        {
          kind: 'paragraph',
          text: 'Your code lives in the manual layer, so a new run of the generator does not touch it. What the run does is tell you when a type that your handler uses has changed, with the file and the line. You decide what to do about it.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/api-generator/custom-apis',
              label: 'Custom API endpoints',
              note: 'A complete handler, its test and its entry in the description.',
            },
          ],
        },
      ],
    },
    {
      id: 'one-contract',
      heading: 'One contract',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One field of the model appears in the screen, in the API description and in the database script, as the demo above shows. Below, the due date of an invoice changes from optional to required. One line changes in the definition, and the three results follow.',
        },
        oneContract.en,
        {
          kind: 'code',
          caption: 'The change you make: the definition',
          language: 'diff',
          code: ` entity: Invoice
 fields:
   number: { type: text, required: true, maxLength: 20 }
-  dueDate: { type: date }
+  dueDate: { type: date, required: true }
   amount: { type: money, required: true, min: 0.01 }`,
        },
        {
          kind: 'code',
          caption: 'Result 1: the field on the screen',
          language: 'diff',
          code: `-<label for="dueDate">Due date (optional)</label>
-<input id="dueDate" name="dueDate" type="date" />
+<label for="dueDate">Due date</label>
+<input id="dueDate" name="dueDate" type="date" required />`,
        },
        {
          kind: 'code',
          caption: 'Result 2: the schema in the API description',
          language: 'diff',
          code: ` NewInvoice:
   type: object
-  required: [number, amount]
+  required: [number, dueDate, amount]`,
        },
        {
          kind: 'code',
          caption: 'Result 3: the database script, with the question it has to ask first',
          language: 'sql',
          code: `-- Rows without a due date must be completed before the change.
SELECT id, number FROM invoice WHERE due_date IS NULL;

ALTER TABLE invoice ALTER COLUMN due_date SET NOT NULL;`,
        },
        {
          kind: 'paragraph',
          text: 'The planned generator prints these together, so you see the third result before you accept the first. A required field is easy to wish for on a screen. The rows that already lack it are the part people forget.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What happens when I change a field?',
      answer:
        'In the demo above, the form, the API description and the SQL are written anew at once. The planned generator does the same with the files of a project. “One contract” shows three of them for one field, with the query for rows that would break the new rule.',
    },
    {
      question: 'Can I edit the generated API description?',
      answer:
        'By design its content comes from the model, so you edit the model: names, descriptions, examples and rules. Endpoints you write by hand add their own entries. A direct edit of the file would be replaced by the next run.',
    },
    {
      question: 'How are breaking changes found?',
      answer:
        'The planned comparison sets the new description against the last one you published. Removing a field, requiring a new one or narrowing a rule counts as breaking; adding an optional field does not. The full table is on the page about automatic generation.',
    },
  ],
  related: [
    {
      href: '/api-generator/custom-apis',
      label: 'Custom API endpoints',
      note: 'Previous: write the endpoint that follows from no entity.',
    },
    {
      href: '/api-generator/workflow-api-bug-free-development',
      label: 'Typed API workflows',
      note: 'Next: join several calls and find mismatches early.',
    },
    {
      href: '/uniqueness/database-neutrality',
      label: 'Database neutrality',
      note: 'The script above is one dialect; compare it with the others.',
    },
  ],
  closing: {
    heading: 'Read the endpoints of one entity',
    text: 'The next step is concrete: an invoice, its five endpoints and the OpenAPI file they share.',
    action: { href: '/api-generator/auto-api-generation', label: 'Automatic API generation' },
  },
  metadata: {
    title: 'API generator: one model, one contract | Genmaster',
    description:
      'Change one field and see the form, OpenAPI description and SQL change together. An overview of API tools in Genmaster.',
  },
} satisfies PageContent;
