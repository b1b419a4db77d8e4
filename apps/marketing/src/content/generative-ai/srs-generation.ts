import type { PageContent } from '../page-content.ts';

export const srsGeneration = {
  path: '/generative-ai/srs-generation',
  area: 'generative-ai',
  kind: 'page',
  name: 'Requirements to structure',
  summary: 'Entities, rules and open questions from plain sentences',
  heading: 'Requirements in, structure out',
  promise: 'Plain requirements become entities, fields, rules and a list of what is still unclear.',
  actions: [
    { href: '#what-is-found', label: 'See what is found' },
    { href: '#what-is-missing', label: 'See what is missing' },
  ],
  sections: [
    {
      id: 'write-as-you-speak',
      heading: 'Write as you speak',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Short sentences that say who, what and when are the best input, and they need no special form. The planned reader works sentence by sentence and gives each a number. This sample is used on the rest of the page.',
        },
        {
          kind: 'code',
          caption: 'Seven sentences about invoices',
          language: 'text',
          code: `S1  A clerk records invoices with a number, a due date and an amount.
S2  Each invoice belongs to one customer.
S3  A customer has a name and an email.
S4  The amount must be greater than zero.
S5  A manager approves invoices above 10,000 quickly.
S6  Paid invoices cannot be changed.
S7  A clerk can correct any invoice.`,
        },
        {
          kind: 'list',
          items: [
            'Name the person: “a clerk records” is clearer than “invoices are recorded”.',
            'Say one thing per sentence. Two rules in one sentence are hard to accept separately.',
            'Use the same word for the same thing. “Invoice” and “bill” would become two entities.',
            'Give numbers and units. “Above 10,000” can be checked, and “large” cannot.',
          ],
        },
      ],
    },
    {
      id: 'what-is-found',
      heading: 'What is found',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Entities, fields, relations, rules and roles are found, and each is linked to the sentence it came from. The planned result is a list to accept or refuse item by item. For the seven sentences it has fourteen items.',
        },
        {
          kind: 'table',
          caption: 'Found in the sample',
          columns: ['Kind', 'Item', 'From', 'Because of'],
          rows: [
            ['Entity', 'Invoice', 'S1', '“records invoices with”'],
            ['Entity', 'Customer', 'S3', '“A customer has”'],
            ['Field', 'Invoice.number, text', 'S1', '“a number”, usually letters and digits'],
            ['Field', 'Invoice.dueDate, date', 'S1', '“a due date”'],
            ['Field', 'Invoice.amount, money', 'S1', '“an amount”'],
            ['Field', 'Customer.name, text', 'S3', '“a name”'],
            ['Field', 'Customer.email, email', 'S3', '“an email”'],
            ['Relation', 'Invoice belongs to Customer', 'S2', '“belongs to one”'],
            ['Rule', 'Invoice.amount is greater than 0', 'S4', '“must be greater than zero”'],
            ['Rule', 'Approval above 10,000', 'S5', '“approves … above 10,000”'],
            ['Rule', 'No change when paid', 'S6', '“cannot be changed”'],
            ['Role', 'Clerk', 'S1, S7', 'Does “records” and “correct”'],
            ['Role', 'Manager', 'S5', 'Does “approves”'],
            ['Field', 'Invoice.status, with “paid”', 'S6', '“Paid invoices” implies a state'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The last item was never asked for in so many words. It is implied by S6, and it is marked as implied so that you can look at it twice.',
        },
      ],
    },
    {
      id: 'what-is-missing',
      heading: 'What is missing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'What is missing matters more than what was found, because it is what goes wrong later. The planned reader lists contradictions, vague words and unanswered questions. The list is worded so that you can send it to the author as it is.',
        },
        {
          kind: 'table',
          caption: 'Open points in the sample',
          columns: ['Kind', 'Sentences', 'Question to the author'],
          rows: [
            [
              'Contradiction',
              'S6 and S7',
              'A paid invoice cannot be changed, but a clerk can correct any invoice. Which one holds for paid invoices?',
            ],
            ['Vague word', 'S5', 'How soon is “quickly”? Please give hours or working days.'],
            ['Missing unit', 'S1, S5', 'In which currency is the amount? May invoices have different ones?'],
            ['Missing person', 'S6', 'Who marks an invoice as paid, and when?'],
            ['Missing case', 'S5', 'What happens when a manager refuses? No sentence says so.'],
            ['Missing limit', 'S1', 'How long may a number be, and may two invoices share one?'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Six questions for seven sentences is not unusual. Answering them by email takes minutes. Answering them after the screens are built means changing the screens.',
        },
      ],
    },
    {
      id: 'from-structure-to-application',
      heading: 'From structure to application',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Accepted items go to the model, and from there the ordinary generators take over. Suppose the author has answered: one currency, a number of at most 20 letters and no change after payment. The planned hand-over then writes this definition.',
        },
        {
          kind: 'code',
          caption: 'The model, with the sentence each line came from',
          language: 'yaml',
          code: `entities:
  Customer:
    fields:
      name: { type: text, required: true } # S3
      email: { type: email, required: true } # S3
  Invoice:
    fields:
      number: { type: text, required: true, maxLength: 20, unique: true } # S1, answer 6
      dueDate: { type: date, required: true } # S1
      amount: { type: money, required: true, greaterThan: 0 } # S1, S4
      status: { type: choice, of: [open, approved, paid], default: open } # S5, S6
      customer: { type: reference, to: Customer, required: true } # S2
    rules:
      - when: status == paid
        deny: change # S6, answer 1
      - when: amount > 10000
        require: approval by manager # S5`,
        },
        {
          kind: 'code',
          caption: 'The tables that follow from it',
          language: 'sql',
          code: `CREATE TABLE customer (
  id integer PRIMARY KEY,
  name varchar(200) NOT NULL,
  email varchar(254) NOT NULL
);

CREATE TABLE invoice (
  id integer PRIMARY KEY,
  number varchar(20) NOT NULL UNIQUE,
  due_date date NOT NULL,
  amount numeric(12, 2) NOT NULL CHECK (amount > 0),
  status varchar(8) NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'paid')),
  customer_id integer NOT NULL REFERENCES customer (id)
);`,
        },
        {
          kind: 'paragraph',
          text: 'You can stop after any step and go on by hand. The definition is the same whether it was read from sentences, drawn on a canvas or typed.',
        },
      ],
    },
    {
      id: 'keep-the-thread',
      heading: 'Keep the thread',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Any screen or field can be traced back to the requirement that asked for it. The planned trace is stored with the model and survives renaming. It answers the question that comes up a year later: why is this here?',
        },
        {
          kind: 'table',
          caption: 'From result back to requirement',
          columns: ['Result', 'Field or rule', 'Requirement'],
          rows: [
            ['Screen “Edit invoice”, disabled when paid', 'Rule: deny change', 'S6, answer 1'],
            ['Button “Approve”, managers only', 'Rule: approval', 'S5'],
            ['Column `customer_id`', 'Invoice.customer', 'S2'],
            ['Message “Enter an amount above 0”', 'Invoice.amount', 'S4'],
            ['Export to spreadsheet', 'None', 'No requirement: added by hand'],
          ],
        },
        {
          kind: 'code',
          caption: 'An excerpt of the specification document that can be exported',
          language: 'text',
          code: `3.2  Change of an invoice
     Source      S6, S7; answer 1 by the author
     Rule        An invoice with the status "paid" cannot be changed.
     Applies to  Screen "Edit invoice", endpoint PATCH /invoices/{id}
     Open        Who marks an invoice as paid? (asked, not answered)`,
        },
        {
          kind: 'paragraph',
          text: 'The export is written from the trace, so it contains the open questions as well. A specification that hides them looks finished and is not.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which model reads the requirements?',
      answer:
        'None on this site. The sample follows fixed rules for words such as “has”, “belongs to” and “must”. Nothing you read here was sent to a model.',
    },
    {
      question: 'Does the text have to follow a template?',
      answer:
        'No. Sentences with a subject, a verb and an object are enough. Long sentences are read too, but they produce more open questions. The sample on this page has seven sentences of at most thirteen words.',
    },
    {
      question: 'Who decides what enters the model?',
      answer:
        'By design, a person accepts or refuses each item. An item that nobody accepts does not enter the model, but it stays in the list with its sentence, so it is not forgotten.',
    },
    {
      question: 'What happens when a requirement changes later?',
      answer:
        'The planned reader takes the changed sentence again and proposes only its items anew. The trace shows which fields, rules and screens came from the old wording, so you see what the change touches.',
    },
  ],
  related: [
    {
      href: '/generative-ai/image-code',
      label: 'Image to code',
      note: 'Previous: read a sketch instead of sentences.',
    },
    {
      href: '/generative-ai/automatic-form-filling',
      label: 'Automatic form filling',
      note: 'Next: the same care with sources, for the values in a form.',
    },
    {
      href: '/coding-solutions/project-management-tool',
      label: 'Project management tool',
      note: 'Open questions become tasks; see how tasks link to code.',
    },
  ],
  closing: {
    heading: 'Send us a page of requirements',
    text: 'Describe what you want to build when you register a pre-order at ₹0; there is no release date yet.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Requirements to structure (SRS) | Genmaster',
    description:
      'Seven sample requirements with their entities, rules and open questions, each linked to its sentence. The reader of such texts is planned.',
  },
} satisfies PageContent;
