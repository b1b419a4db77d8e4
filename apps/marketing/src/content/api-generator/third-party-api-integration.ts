import type { PageContent } from '../page-content.ts';

export const thirdPartyApiIntegration = {
  path: '/api-generator/third-party-api-integration',
  area: 'api-generator',
  kind: 'page',
  name: 'Third-party APIs',
  summary: 'Map fields, keep keys on the server, plan for failure',
  heading: 'Connect outside services without scattering keys',
  promise: 'Import a description, map the fields and decide what happens when the other side fails.',
  actions: [
    { href: '#map-fields', label: 'See a mapping' },
    { href: '#plan-for-failure', label: 'Read the retry policy' },
  ],
  sections: [
    {
      id: 'start-from-their-description',
      heading: 'Start from their description',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most services publish a description of their API, and that file is the best place to begin. The planned importer reads an OpenAPI file and lists its operations in plain words, so you can choose what you need before you read any reference.',
        },
        {
          kind: 'table',
          caption: 'A sample parcel service, read from its description',
          columns: ['Operation', 'In plain words', 'Needs', 'Can it be repeated?'],
          rows: [
            ['`GET /shipments/{ref}`', 'Look up one parcel', 'A parcel reference', 'Yes'],
            ['`GET /shipments`', 'List parcels, 50 at a time', 'A start date', 'Yes'],
            ['`POST /shipments`', 'Book a parcel; this costs money', 'Address, weight', 'Only with a request key'],
            ['`DELETE /shipments/{ref}`', 'Cancel a booking', 'A parcel reference', 'Yes'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'You pick two operations and ignore the rest. Code is written for those two only, which keeps the part that can break small. If the description changes later, a comparison shows whether your two operations are touched.',
        },
      ],
    },
    {
      id: 'map-fields',
      heading: 'Map fields',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A mapping says which of their fields becomes which of yours, and what happens on the way. It is planned as a table that you fill in row by row, with two payloads beside it: a sample of theirs and the result in your names.',
        },
        {
          kind: 'code',
          caption: 'What the parcel service sends',
          language: 'json',
          code: `{
  "shipment_ref": "A-1042",
  "eta": "2030-04-02T00:00:00Z",
  "weight_g": "1250",
  "state": "IN_TRANSIT"
}`,
        },
        {
          kind: 'table',
          caption: 'The mapping to the entity Parcel',
          columns: ['Theirs', 'Yours', 'Conversion', 'Required', 'If it does not fit'],
          rows: [
            ['`shipment_ref`', '`reference`', 'None', 'Yes', 'Refuse the answer'],
            ['`eta`', '`expectedOn`', 'Keep the date, drop the time', 'No', 'Leave empty'],
            ['`weight_g`', '`weightKg`', 'Text to number, divide by 1000', 'Yes', 'Refuse the answer'],
            ['`state`', '`status`', '`IN_TRANSIT` becomes `onTheWay`', 'Yes', 'Use `unknown` and report it'],
          ],
        },
        {
          kind: 'code',
          caption: 'The result in your names',
          language: 'json',
          code: `{
  "reference": "A-1042",
  "expectedOn": "2030-04-02",
  "weightKg": 1.25,
  "status": "onTheWay"
}`,
        },
        {
          kind: 'paragraph',
          text: 'The last column is the useful one. A new value in `state` will come one day, and the mapping already says what to do with it. The rest of your application never sees their names.',
        },
      ],
    },
    {
      id: 'keys-stay-on-the-server',
      heading: 'Keys stay on the server',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The browser never holds a key for an outside service. It calls your own server, and your server adds the key to the outgoing call. The planned connector stores the key under a name, and only the name appears in definitions, exports and logs.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'The browser calls your server',
              text: 'It sends `GET /parcels/A-1042` with the session of the person who is signed in.',
            },
            {
              title: 'Your server checks permission',
              text: 'Without `parcel:read` the call stops here, and the outside service hears nothing.',
            },
            {
              title: 'Your server adds the key',
              text: 'It reads `PARCEL_API_KEY` from its environment and sets the `Authorization` header.',
            },
            {
              title: 'The parcel service answers',
              text: 'The mapping runs on the server, so only the fields you mapped travel further.',
            },
            {
              title: 'The browser receives your fields',
              text: 'It gets neither the key nor the other side’s payload.',
            },
          ],
        },
        {
          kind: 'code',
          caption: 'The connection as it is stored: a name, not a key',
          language: 'yaml',
          code: `connection: parcel-service
baseUrl: https://parcels.example.com/v2
auth:
  type: bearer
  secret: PARCEL_API_KEY
operations: [readShipment, createShipment]`,
        },
      ],
    },
    {
      id: 'plan-for-failure',
      heading: 'Plan for failure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An outside service will be slow, unavailable or wrong at some point, so the reaction is part of the connection. The planned policy has three settings: a time limit, a number of attempts with growing waits, and a request key for calls that must not happen twice.',
        },
        {
          kind: 'table',
          caption: 'What is repeated and what is not',
          columns: ['What happens', 'Reaction', 'Why'],
          rows: [
            ['No answer within 3 seconds', 'Try again', 'It is often a passing delay'],
            ['429 or 503', 'Try again, after the wait they ask for', 'They said when to come back'],
            ['500', 'Try again, at most three times', 'It may be a passing fault'],
            ['400 or 422', 'Do not repeat', 'The same request will fail again'],
            ['401 or 403', 'Do not repeat; report it', 'The key needs a person'],
          ],
        },
        {
          kind: 'code',
          caption: 'Time limit and growing waits in TypeScript',
          language: 'ts',
          code: `export interface RetryPolicy {
  attempts: number;
  timeoutMs: number;
  firstWaitMs: number;
}

export class ServiceError extends Error {
  readonly status: number;

  constructor(status: number) {
    super('The service answered ' + status);
    this.status = status;
  }
}

const TEMPORARY_STATUSES = new Set([429, 500, 503]);

function isTemporary(error: unknown): boolean {
  if (error instanceof ServiceError) return TEMPORARY_STATUSES.has(error.status);
  return error instanceof DOMException && error.name === 'TimeoutError';
}

export async function callWithRetry<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  policy: RetryPolicy = { attempts: 4, timeoutMs: 3000, firstWaitMs: 200 },
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(AbortSignal.timeout(policy.timeoutMs));
    } catch (error) {
      if (attempt >= policy.attempts || !isTemporary(error)) throw error;
      const longestWaitMs = policy.firstWaitMs * 2 ** (attempt - 1);
      // A random part keeps many clients from coming back at the same moment.
      const waitMs = longestWaitMs * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}`,
        },
        {
          kind: 'code',
          caption: 'A booking that can be repeated safely, because the key stays the same',
          language: 'http',
          code: `POST /v2/shipments HTTP/1.1
Host: parcels.example.com
Content-Type: application/json
Idempotency-Key: order-1042-parcel-1

{ "order": "1042", "weight_g": 1250 }`,
        },
        {
          kind: 'paragraph',
          text: 'With four attempts the longest waits are 200, 400 and 800 ms. If the service supports request keys, a repeated booking returns the first one. If it does not, the booking is not repeated at all.',
        },
      ],
    },
    {
      id: 'test-without-them',
      heading: 'Test without them',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can test a connection without the service by answering its calls from a mock. The planned mock is built from the same description, so it knows the fields, the limits and also the errors. No test account is needed, and no parcel is booked.',
        },
        {
          kind: 'table',
          caption: 'Cases the mock can play, and what should follow',
          columns: ['Case', 'The mock answers', 'Expected in your application'],
          rows: [
            ['Normal', '200 with a sample parcel', 'The parcel, in your names'],
            ['Slow', 'Nothing for 5 seconds, then 200', 'One timeout, then a second attempt'],
            ['Too many calls', '429 with `Retry-After: 2`', 'A pause of at least 2 seconds'],
            ['Broken data', '200 with `"weight_g": "heavy"`', 'The answer is refused, with a report'],
            ['New value', '200 with `"state": "HELD"`', 'Status `unknown`, with a report'],
            ['Down', '503 on every attempt', 'Your own message and no endless wait'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'These six cases make a good first test file. The last one is worth showing to the people who use the application, because they will meet its message on a bad day.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can a key end up in an export?',
      answer:
        'By design, no. A definition stores the name of a secret, such as `PARCEL_API_KEY`, and never its value. The value is read from the server’s environment when a call is made, so there is nothing in the definition to export.',
    },
    {
      question: 'What if a service has no API description?',
      answer:
        'The plan is that you then describe the operations you need by hand: method, path, fields and errors. Two operations make a short file. The mapping, the retry policy and the mock work from it in the same way.',
    },
    {
      question: 'Is it safe to repeat every call?',
      answer:
        'No. Reading is safe to repeat, and so is deleting the same thing. Creating is safe only with a request key that the service honours; otherwise a repeat could book twice, so it is not attempted.',
    },
  ],
  related: [
    {
      href: '/api-generator/auto-api-generation',
      label: 'Automatic API generation',
      note: 'Previous: the endpoints that your own application offers.',
    },
    {
      href: '/api-generator/custom-apis',
      label: 'Custom API endpoints',
      note: 'Next: combine an outside call with rules of your own.',
    },
    {
      href: '/coding-solutions/project-configuration',
      label: 'Project configuration',
      note: 'See where base addresses and secret names belong.',
    },
  ],
  closing: {
    heading: 'Name the service you depend on',
    text: 'Register a pre-order at ₹0 and tell us which connection you would build first.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Third-party API integration, safely | Genmaster',
    description:
      'A sample service mapped field by field, a key that stays on the server, and retries and time limits in code. The connector is planned.',
  },
} satisfies PageContent;
