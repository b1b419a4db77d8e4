import { englishMessages, hindiMessages } from '../../features/demos/model/rule-messages.ts';
import type { PageContent } from '../page-content.ts';

export const formValidation: PageContent = {
  path: '/inbuilt-solutions/form-validation',
  area: 'inbuilt-solutions',
  kind: 'page',
  name: 'Form validation',
  summary: 'One rule, the same message on screen, in the API and on import.',
  heading: 'Rules that mean the same thing everywhere',
  promise: 'Declare a rule once; the screen, the API and the import all enforce it with the same message.',
  actions: [
    { href: '#demo', label: 'Try the rules' },
    { href: '#messages-people-can-act-on', label: 'Compare the messages' },
  ],
  demo: {
    id: 'validation-rules',
    heading: 'Validation playground',
    instruction: 'Change a rule, press “Try bad input”, and follow a message to its field.',
    reality:
      'The form checks by the same schema from which the rules as data are printed. Required, length, range, list and “not before” can be changed here; pattern, unique and custom rules are planned for this demo. Nothing is sent, and your rules are kept in this browser alone.',
  },
  sections: [
    {
      id: 'declare-do-not-scatter',
      heading: 'Declare, do not scatter',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A rule is one entry in the model, and the screen, the API and the import read that entry: their demos on this site share one schema. Seven kinds are planned: required, length, pattern, range, list, unique and custom. The first five can be checked anywhere. Unique and many custom rules need the server.',
        },
        {
          kind: 'code',
          caption: 'The rules of an invoice, as data',
          language: 'json',
          code: `{
  "entity": "Invoice",
  "rules": [
    { "field": "number", "kind": "required" },
    { "field": "number", "kind": "length", "max": 20 },
    { "field": "number", "kind": "pattern", "pattern": "^INV-[0-9]{4}$", "example": "INV-0042" },
    { "field": "number", "kind": "unique" },
    { "field": "amount", "kind": "range", "min": 0 },
    { "field": "currency", "kind": "list", "values": ["INR", "EUR", "USD"] },
    { "field": "dueDate", "kind": "custom", "name": "workingDay" }
  ]
}`,
        },
        {
          kind: 'table',
          caption: 'Where each kind is checked',
          columns: ['Kind', 'While typing', 'On the server', 'On import'],
          rows: [
            ['Required, length, pattern, range, list', 'Yes', 'Yes', 'Yes'],
            ['Unique', 'After a short pause, as a hint', 'Yes, and this answer counts', 'Yes, also within the file'],
            ['Custom', 'If it needs only the form', 'Yes', 'Yes'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Rules as data can be listed, compared and counted. Before a release you can see that a limit moved from 20 to 30, and that nothing else did.',
        },
      ],
    },
    {
      id: 'messages-people-can-act-on',
      heading: 'Messages people can act on',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each message names the field, the problem and the way to fix it; those in the table are the ones the playground shows. “Invalid input” does none of the three. Messages come in English and Hindi, and the Hindi is written fresh so that it sounds like a person.',
        },
        {
          kind: 'table',
          caption: 'The same messages in two languages',
          columns: ['Rule', 'English', 'Hindi'],
          rows: [
            ['Required', englishMessages.missing('Number'), hindiMessages.missing('संख्या')],
            ['Length', englishMessages.tooLong('Number', 20), hindiMessages.tooLong('संख्या', 20)],
            ['Range', englishMessages.tooSmall('Amount', 0), hindiMessages.tooSmall('राशि', 0)],
            [
              'List',
              englishMessages.noChoice('Status', ['open', 'sent']),
              hindiMessages.noChoice('स्थिति', ['open', 'sent']),
            ],
            ['Unique', englishMessages.taken('Number'), hindiMessages.taken('संख्या')],
          ],
        },
        {
          kind: 'paragraph',
          text: 'All messages of a form also appear in a summary at its top. It receives the focus when you press Save, and each line is a link to its field. A person who cannot see red borders loses nothing.',
        },
      ],
    },
    {
      id: 'rules-that-depend-on-other-fields',
      heading: 'Rules that depend on other fields',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some rules concern two fields or more, and they belong to the model like any other. The form shows the message at one of them, because “these two do not agree” helps nobody. Three cases come up again and again.',
        },
        {
          kind: 'code',
          caption: 'Three rules across fields',
          language: 'yaml',
          code: `rules:
  - name: end-after-start
    check: end >= start
    showAt: end
    message: The end is before the start. Choose {start} or later.
  - name: tax-number-for-businesses
    when: customerType = 'business'
    required: taxNumber
    showAt: taxNumber
    message: A business needs a tax number. Enter it, or choose “Private person”.
  - name: totals-agree
    check: total = sum(lines.amount)
    showAt: total
    message: The lines add up to {sum}, the total says {total}. Correct one of them.`,
        },
        {
          kind: 'table',
          caption: 'What each rule answers',
          columns: ['Values', 'Result', 'Shown at'],
          rows: [
            ['Start 10 May, end 8 May', 'The end is before the start. Choose 10 May or later.', 'End'],
            ['Private person, tax number empty', 'Good: the rule does not apply', '–'],
            ['Business, tax number empty', 'A business needs a tax number.', 'Tax number'],
            ['Lines 400.00 and 250.00, total 600.00', 'The lines add up to 650.00, the total says 600.00.', 'Total'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Such a rule is checked again when any of its fields changes. Correcting the start therefore clears the message at the end.',
        },
      ],
    },
    {
      id: 'timing-with-manners',
      heading: 'Timing with manners',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A value is checked when its field is left, and after an error it is checked as it is corrected. Nobody should be told that an email address is wrong after its first letter. Nobody should have to press Save to learn that it is right now.',
        },
        {
          kind: 'table',
          caption: 'When the form speaks',
          columns: ['Moment', 'What is checked', 'What you notice'],
          rows: [
            ['Typing for the first time', 'Nothing', 'Help text only'],
            ['Leaving the field', 'The field’s own rules', 'A message, if a rule is broken'],
            ['Leaving a required field empty', 'The field’s own rules', 'A message that says what to enter'],
            ['Typing after an error', 'The same rules, at each change', 'The message leaves when the value is good'],
            ['Pressing Save', 'Everything', 'The summary, with the focus on it'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Changes are announced politely, which means that a screen reader finishes its sentence first. The Save button is never disabled. A disabled button cannot tell you what it is waiting for.',
        },
      ],
    },
    {
      id: 'when-the-server-disagrees',
      heading: 'When the server disagrees',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Errors from the server land on the right fields, and everything you typed stays. Only the server knows whether a number is already used. Its planned answer follows the standard format for problem details, with one entry per field.',
        },
        {
          kind: 'code',
          caption: 'The server’s answer',
          language: 'http',
          code: `HTTP/1.1 422 Unprocessable Content
Content-Type: application/problem+json

{
  "type": "https://example.com/problems/rules-broken",
  "title": "A rule of Invoice is broken",
  "status": 422,
  "errors": [
    {
      "field": "number",
      "rule": "unique",
      "message": "Number INV-0042 is already used. Enter another one."
    }
  ]
}`,
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Place it',
              text: 'The message appears at the field `number` and in the summary, exactly like a message of the form itself.',
            },
            { title: 'Keep the values', text: 'No field is emptied, and nothing is reloaded.' },
            {
              title: 'Clear it',
              text: 'The message leaves as soon as the number is changed, and the server is asked again on Save.',
            },
            {
              title: 'Catch the rest',
              text: 'An error that belongs to no field stands at the top in words, with a way to try again.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is checking in the browser enough?',
      answer:
        'No. Checks in the browser save time for honest users; the server repeats every one of them. Both read the same rules, so they agree.',
    },
    {
      question: 'Can I write a rule of my own?',
      answer:
        'Yes. A custom rule has a name and a function in a manual file, such as `workingDay` in the listing on this page. Its messages live in the catalogue like all others.',
    },
    {
      question: 'Can I use the rules without the builder?',
      answer:
        'Yes, that is the intention: rules are plain data, and the validation library reads them without the rest of Genmaster.',
    },
  ],
  related: [
    {
      href: '/inbuilt-solutions/controls-tools',
      label: 'Controls and tools',
      note: 'The inputs that show these messages.',
    },
    { href: '/inbuilt-solutions', label: 'Built-in parts', note: 'See the other parts that obey the same rules.' },
    {
      href: '/designing-tool/multi-page-forms',
      label: 'Multi-page forms',
      note: 'Rules and branches across several pages.',
    },
  ],
  closing: {
    heading: 'Bring a rule that is hard to say',
    text: 'Send it as a question, in English or Hindi, and ask how it would be declared.',
    action: { href: '/contact-us?subject=question', label: 'Ask about a rule' },
  },
  metadata: {
    title: 'Form validation rules you can try | Genmaster',
    description:
      'Edit validation rules, type good and bad values, and see clear messages in English and Hindi with an accessible summary.',
  },
};
