import type { PageContent } from '../page-content.ts';

export const customApis = {
  path: '/api-generator/custom-apis',
  area: 'api-generator',
  kind: 'page',
  name: 'Custom APIs',
  summary: 'Your own endpoint, with types, tests and documentation',
  heading: 'Write the endpoint no generator could guess',
  promise: 'Your code, with the model’s types, rules and documentation still attached.',
  actions: [
    { href: '#typed-from-the-model', label: 'Read a handler' },
    { href: '#when-to-write-one', label: 'When to write one' },
  ],
  sections: [
    {
      id: 'when-to-write-one',
      heading: 'When to write one',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write a custom endpoint when the work belongs to no single entity, and let the planned generator do the rest. Both choices have a cost. A custom endpoint is code you maintain, and a generated one that is bent into another shape confuses every caller.',
        },
        {
          kind: 'table',
          caption: 'Three signs for it, and three against',
          columns: ['A custom endpoint is right when', 'It is not right when'],
          rows: [
            [
              'One action changes several records, and all of them or none must change. Example: split an invoice.',
              'It reads or writes one entity. The generated endpoint already does that.',
            ],
            [
              'The answer is calculated and stored nowhere. Example: the fee for paying late.',
              'It only filters or sorts. Lists already take filters for every field.',
            ],
            [
              'The name is a verb that people use. Example: approve, cancel, merge.',
              'It adds a check to a field. That is a rule, and it belongs in the model.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The example on the rest of this page is the first one in the table: an invoice is split into several parts that add up to the original amount.',
        },
      ],
    },
    {
      id: 'typed-from-the-model',
      heading: 'Typed from the model',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Inputs and outputs reuse the entity’s types and rules, so you do not describe an invoice a second time. In the planned layout a handler is one file in your manual layer. It imports what it needs from the generated one.',
        },
        {
          kind: 'code',
          caption: 'split-invoice.ts: the whole handler',
          language: 'ts',
          code: `import { defineEndpoint, integer, listOf, problem } from '../generated/endpoint.ts';
import { invoice } from '../generated/model.ts';

export const splitInvoice = defineEndpoint({
  method: 'POST',
  path: '/invoices/{id}/split',
  summary: 'Split an invoice into equal parts',
  permission: 'invoice:change',
  input: { id: invoice.fields.id, parts: integer({ min: 2, max: 12 }) },
  output: listOf(invoice),

  async handle({ id, parts }, { invoices }) {
    const original = await invoices.read(id);
    if (original.status === 'paid') {
      throw problem('already-paid', 'A paid invoice cannot be split.');
    }

    const shares = splitAmount(original.amountInCents, parts).map((amountInCents, index) => ({
      ...original,
      number: original.number + '-' + (index + 1),
      amountInCents,
    }));
    return invoices.replace(id, shares);
  },
});

/** Shares a total so that nothing is lost: the first parts carry the remaining cents. */
export function splitAmount(totalInCents: number, parts: number): number[] {
  const share = Math.floor(totalInCents / parts);
  const remainder = totalInCents - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < remainder ? 1 : 0));
}`,
        },
        {
          kind: 'list',
          items: [
            'The handler runs only after sign-in, permission and input have been checked.',
            'If the model renames `status`, this file no longer compiles, and you learn of it before release.',
            'The thrown problem is sent in the same error format as every generated answer.',
          ],
        },
      ],
    },
    {
      id: 'test-beside-it',
      heading: 'Test beside it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A test file is planned to appear next to the handler, and it starts with the cases that the rules imply. You get the tedious half for nothing, namely limits, missing values and permissions. The half that needs thought is left for you.',
        },
        {
          kind: 'table',
          caption: 'Cases that follow from the rules',
          columns: ['Case', 'Follows from', 'Expected'],
          rows: [
            ['`parts` is 1', 'min: 2', '422, field `parts`'],
            ['`parts` is 2', 'min: 2', '200, two invoices'],
            ['`parts` is 12', 'max: 12', '200, twelve invoices'],
            ['`parts` is 13', 'max: 12', '422, field `parts`'],
            ['`parts` is missing', 'Required input', '422, field `parts`'],
            ['No permission', '`invoice:change`', '403'],
            ['Unknown invoice', 'Input `id` of an entity', '404'],
          ],
        },
        {
          kind: 'code',
          caption: 'The cases that only you can know',
          language: 'ts',
          code: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitAmount } from './split-invoice.ts';

test('the parts add up to the original amount', () => {
  assert.deepEqual(splitAmount(10_000, 3), [3334, 3333, 3333]);
});

test('an amount smaller than the number of parts loses nothing', () => {
  assert.deepEqual(splitAmount(2, 3), [1, 1, 0]);
});`,
        },
        {
          kind: 'paragraph',
          text: 'The second test raises a question: is a part of 0.00 acceptable when the model asks for at least 0.01? It is better to meet that here than in the accounts.',
        },
      ],
    },
    {
      id: 'one-document',
      heading: 'One document',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Custom and generated endpoints appear in the same API description, in the same style. A caller cannot tell which is which and does not have to. The planned run reads the declaration at the top of the handler and adds this entry.',
        },
        {
          kind: 'code',
          caption: 'The entry that joins the OpenAPI file',
          language: 'yaml',
          code: `/invoices/{id}/split:
  post:
    operationId: splitInvoice
    summary: Split an invoice into equal parts
    parameters:
      - name: id
        in: path
        required: true
        schema: { type: string }
    requestBody:
      required: true
      content:
        application/json:
          schema:
            type: object
            required: [parts]
            properties:
              parts: { type: integer, minimum: 2, maximum: 12 }
    responses:
      '200':
        description: The new invoices
        content:
          application/json:
            schema:
              type: array
              items: { $ref: '#/components/schemas/Invoice' }
      '404':
        description: There is no invoice with this id
      '409':
        description: 'already-paid: a paid invoice cannot be split'
      '422': { $ref: '#/components/responses/InvalidFields' }`,
        },
        {
          kind: 'paragraph',
          text: 'The numbers 2 and 12 were written once, in the handler. If two endpoints claim the same path and method, the run stops and names both files instead of letting one of them win.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Limits',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A handler works inside limits, so that one slow endpoint cannot take the others with it. The values below are planned defaults. You can raise some of them in the project configuration, where the change is visible in review.',
        },
        {
          kind: 'table',
          caption: 'What a handler may use',
          columns: ['Limit', 'Default', 'What happens at the limit'],
          rows: [
            ['Time', '10 seconds', 'The call is stopped and answered with 503'],
            ['Memory', '128 MB', 'The worker is ended and a new one is started'],
            ['Size of the input', '1 MB', 'Refused with 413 before the handler runs'],
            ['Outside calls', 'Only named connections', 'Refused, with the name that is missing'],
          ],
        },
        {
          kind: 'list',
          items: [
            'A handler may not read secrets. It asks a connection to make the call instead.',
            'It may not write to the file system or start other programs.',
            'It may not skip the permission check, not even for a trusted caller.',
            'Work that needs more than ten seconds belongs in a job, with an endpoint that reports progress.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does regenerating overwrite my handler?',
      answer:
        'No, by design. A handler is a file in the manual layer, and a run of the generator writes only to the generated layer. If a type it imports has changed, the run reports the file and the line.',
    },
    {
      question: 'Can I edit the generated API description?',
      answer:
        'For a custom endpoint, the planned way is to edit its declaration: summary, input, output and permission. The entry in the OpenAPI file is written from those lines, so a change appears there on the next run.',
    },
    {
      question: 'How are breaking changes found?',
      answer:
        'By design, custom endpoints are part of the same description, and so of the same comparison. Lowering `parts` from 12 to 6 would be listed as breaking, because callers that send 8 would be refused.',
    },
  ],
  related: [
    {
      href: '/api-generator/third-party-api-integration',
      label: 'Third-party API integration',
      note: 'Previous: how a handler calls an outside service without a key.',
    },
    {
      href: '/api-generator',
      label: 'API generator',
      note: 'Next: back to the overview and the one contract behind it all.',
    },
    {
      href: '/uniqueness/auto-manual-code-bifracation',
      label: 'Code bifurcation',
      note: 'Why hand-written files survive when the model changes.',
    },
  ],
  closing: {
    heading: 'Keep the code that only you can write',
    text: 'Genmaster is open for pre-order at ₹0; the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Custom API endpoints with model types | Genmaster',
    description:
      'Read a complete handler, the cases that its test starts with and its entry in the API description. Generating around it is planned.',
  },
} satisfies PageContent;
