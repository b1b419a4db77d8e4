import type { PageContent } from '../page-content.ts';
import { paymentFlow } from '../pictures/payment-flow.ts';

export const workflowApiBugFreeDevelopment = {
  path: '/api-generator/workflow-api-bug-free-development',
  area: 'api-generator',
  kind: 'page',
  name: 'Typed API workflows',
  summary: 'Typed steps, and mismatches explained while you draw',
  heading: 'Find API mistakes before they run',
  promise: 'Draw the flow, give every step a type, and let contradictions surface while you design.',
  actions: [
    { href: '#what-is-caught-early', label: 'See what is caught' },
    { href: '#an-honest-limit', label: 'Read the limits' },
  ],
  sections: [
    {
      id: 'steps-with-types',
      heading: 'Steps with types',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each step of a flow states what it needs and what it gives. The planned editor compares the two ends of every link, and a link that does not fit is marked and explained. You can save an unfinished drawing, but never without seeing the mark.',
        },
        paymentFlow,
        {
          kind: 'table',
          caption: 'A flow that pays an approved invoice',
          columns: ['Step', 'Needs', 'Gives', 'Can fail with'],
          rows: [
            ['1. Load invoice', '`InvoiceId`', '`Invoice`', 'Not found'],
            ['2. Check approval', '`Invoice`', '`ApprovedInvoice`', 'Not approved'],
            ['3. Send payment', '`ApprovedInvoice`', '`Receipt`', 'Refused, timed out'],
            ['4. Record payment', '`Receipt`', '`PaidInvoice`', 'Already paid'],
          ],
        },
        {
          kind: 'code',
          caption: 'The same types in TypeScript: leaving out step 2 does not compile',
          language: 'ts',
          code: `type Invoice = { id: string; amount: number };
type ApprovedInvoice = Invoice & { approvedBy: string };
type Receipt = { invoiceId: string; reference: string };

declare function loadInvoice(id: string): Promise<Invoice>;
declare function sendPayment(invoice: ApprovedInvoice): Promise<Receipt>;

export async function payWithoutChecking(id: string): Promise<Receipt> {
  const invoice = await loadInvoice(id);
  // @ts-expect-error Property 'approvedBy' is missing in type 'Invoice'.
  return sendPayment(invoice);
}`,
        },
        {
          kind: 'paragraph',
          text: 'An approved invoice is a different type from an invoice. That small distinction is what makes it impossible to skip the approval by accident.',
        },
      ],
    },
    {
      id: 'what-is-caught-early',
      heading: 'What is caught early',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Four kinds of mistake can be found from the drawing alone, with no data and no server. The table shows one of each in the payment flow. The message is written as the planned editor words it: first the place, then the reason, then a way out.',
        },
        {
          kind: 'table',
          caption: 'One example of each kind',
          columns: ['Kind', 'Example', 'Message'],
          rows: [
            [
              'Missing field',
              'Load invoice is linked straight to Send payment',
              'Send payment needs `approvedBy`. Load invoice does not give it. Add a step that does, such as Check approval.',
            ],
            [
              'Impossible branch',
              'A branch for `amount < 0`, after a rule that says at least 0.01',
              'This branch can never be taken. Remove it, or change the rule on `Invoice.amount`.',
            ],
            [
              'Unhandled error',
              'Send payment can time out and nothing follows',
              'Send payment can fail with “timed out”. Say what happens then, or why nothing has to.',
            ],
            [
              'Loop without an exit',
              'Retry leads back to Send payment with no count',
              'This loop never ends when payments fail. Give it a limit or a second way out.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Each message names a choice that you can make on the spot. A warning that only says “invalid” would send you back to guessing.',
        },
      ],
    },
    {
      id: 'errors-are-part-of-the-flow',
      heading: 'Errors are part of the flow',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every call has a failure path, or a sentence that says why it has none. Planned flows store both in the definition, next to the step they belong to. A reviewer can then read how a flow fails as easily as how it succeeds.',
        },
        {
          kind: 'code',
          caption: 'Step 3 with its failure paths, and step 4 with a reason for having one only',
          language: 'yaml',
          code: `- step: sendPayment
  needs: ApprovedInvoice
  gives: Receipt
  onError:
    refused: { goTo: tellAccounts, status: payment-refused }
    timedOut: { retry: 3, firstWaitMs: 500, thenGoTo: checkPaymentStatus }

- step: recordPayment
  needs: Receipt
  gives: PaidInvoice
  onError:
    alreadyPaid:
      ignore: true
      because: The receipt was recorded by an earlier attempt.`,
        },
        {
          kind: 'paragraph',
          text: 'Notice the timed-out case. A payment that timed out may still have gone through, so the flow asks for its status before anything is sent again. Drawing the path is what brings the question up.',
        },
      ],
    },
    {
      id: 'try-it-with-data',
      heading: 'Try it with data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A planned test run takes sample values through the flow and keeps each step’s input and output. Types say that values can fit; a run shows that they make sense. You see the first step where the result is not what you had in mind.',
        },
        {
          kind: 'table',
          caption: 'A run with invoice INV-1042, where the payment service times out once',
          columns: ['Step', 'Input', 'Output'],
          rows: [
            ['Load invoice', '`"INV-1042"`', '`{ id: "INV-1042", amount: 1250.5 }`'],
            ['Check approval', 'The invoice above', 'The same, with `approvedBy: "finance"`'],
            ['Send payment, attempt 1', 'The approved invoice', 'Timed out; wait 500 ms'],
            ['Send payment, attempt 2', 'The approved invoice, same request key', '`{ reference: "R-77" }`'],
            ['Record payment', 'Receipt R-77', 'Invoice INV-1042, marked as paid'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Outside calls are answered by a mock, so a run moves no money. You can save it as a test, with the delay included, and repeat it after every change to the flow.',
        },
      ],
    },
    {
      id: 'an-honest-limit',
      heading: 'An honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'No tool removes every bug, and this one does not claim to. Types describe the shape of values, not their truth. The table sorts familiar bugs by whether a typed flow can see them, so you know where your own tests are still needed.',
        },
        {
          kind: 'table',
          caption: 'What typed steps remove, and what they cannot see',
          columns: ['Removed while drawing', 'Not visible to types'],
          rows: [
            [
              'A step used without the data it needs',
              'The right type with the wrong value, such as another customer’s invoice',
            ],
            ['A failure that nobody handles', 'A handled failure with an unhelpful reaction'],
            ['A branch that can never be taken', 'A business rule that nobody wrote down'],
            ['A loop with no way out', 'A flow that is correct but too slow'],
            ['A renamed field that is still used', 'An outside service that breaks its own description'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'For the right-hand column you need sample runs, tests and people who know the business. A flow that is easy to read helps them, since they can point at the step that is wrong.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do I need to write types by hand?',
      answer:
        'Mostly not. In the planned editor, entity types such as `Invoice` come from the model. You add a type where a step makes a promise the model does not know, such as `ApprovedInvoice`, which is one line in the example on this page.',
    },
    {
      question: 'Can a flow be edited without a canvas?',
      answer:
        'Yes, by design. The flow is stored as an ordered list of steps, as in the YAML sample. The canvas and the list are two views of one file, and the list suits keyboards and screen readers.',
    },
    {
      question: 'Does this replace tests?',
      answer:
        'No. It removes the kinds of mistake listed in the left column of the last table. The right column, for instance a correct type with a wrong value, still needs tests and sample runs.',
    },
  ],
  related: [
    {
      href: '/api-generator',
      label: 'API generator',
      note: 'Previous: the overview, with one field followed into three results.',
    },
    {
      href: '/api-generator/auto-api-generation',
      label: 'Automatic API generation',
      note: 'Next: where the endpoints in a flow come from.',
    },
    {
      href: '/online-ide/code-debugger',
      label: 'Code debugger',
      note: 'For the mistakes that no type can see, step through the code.',
    },
  ],
  closing: {
    heading: 'Draw your next flow with types',
    text: 'Genmaster is open for pre-order at ₹0, with the release date to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Typed API workflows, fewer defects | Genmaster',
    description:
      'A payment flow with typed steps, one mismatch of each kind explained, and a run with sample data. The editor for flows is planned.',
  },
} satisfies PageContent;
