import type { PageContent } from '../page-content.ts';

export const textGeneration = {
  path: '/generative-ai/text-generation',
  area: 'generative-ai',
  kind: 'page',
  name: 'Text and image assistant',
  summary: 'Drafts for labels, help and images, with facts kept',
  heading: 'Draft the words, keep the facts',
  promise: 'Labels, help, descriptions and alternative text that stay true to your model.',
  actions: [
    { href: '#what-it-drafts', label: 'See the drafts' },
    { href: '#facts-stay-locked', label: 'How facts stay locked' },
  ],
  sections: [
    {
      id: 'what-it-drafts',
      heading: 'What it drafts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The planned assistant drafts five kinds of text: field labels, help text, empty-state messages, product copy and image descriptions. Each draft starts from something in your model, so it knows what it is about. The table shows one of each for an invoice application.',
        },
        {
          kind: 'table',
          caption: 'One draft of each kind',
          columns: ['Kind', 'Before', 'Draft', 'Starts from'],
          rows: [
            ['Field label', 'dt_due', 'Due date', 'Field `dueDate`'],
            ['Help text', '(none)', 'The last day to pay without a fee', 'Field `dueDate` and its rule'],
            [
              'Empty state',
              'No data',
              'No unpaid invoices. New ones appear here as soon as they are created.',
              'Screen `unpaid-invoices`',
            ],
            [
              'Product copy',
              'Invoices!',
              'Record, approve and pay invoices in one list.',
              'Entity `Invoice` and its actions',
            ],
            [
              'Image description',
              'chart3.png',
              'Bar chart: unpaid invoices per month, highest in March',
              'Report `unpaid-by-month`',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Small texts add up. An application with thirty fields and five lists needs well over a hundred of them, and the missing ones are noticed by the people who need help most.',
        },
      ],
    },
    {
      id: 'facts-stay-locked',
      heading: 'Facts stay locked',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Names, numbers and dates come from the model and cannot be reworded. Before drafting, each fact is replaced by a marker; afterwards the marker is filled from the model again. The planned check refuses a draft in which a marker is missing, doubled or new.',
        },
        {
          kind: 'code',
          caption: 'A reminder with four locked facts, before and after drafting',
          language: 'text',
          code: `Facts     {customer} = Example Traders
          {number}   = INV-1042
          {amount}   = 1,250.50
          {dueDate}  = 31 May 2030

Before    Your invoice {number} of {amount} is overdue, {customer}. Due was {dueDate}.
Draft     Dear {customer}, invoice {number} for {amount} was due on {dueDate}. Please pay it
          or tell us if something is wrong.

Check     4 of 4 markers present, none added: passed
Refused   "Dear customer, your invoice of about 1,200 is late."
          {customer}, {number}, {amount} and {dueDate} are missing; "1,200" is not a fact of the model.`,
        },
        {
          kind: 'paragraph',
          text: 'The rule is mechanical, and that is its strength. A person can overlook one wrong digit in a friendly sentence. A comparison of markers does not.',
        },
      ],
    },
    {
      id: 'tone-length-language',
      heading: 'Tone, length, language',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You choose plain or formal, short or full, English or Hindi, and the choice applies to a whole set of texts. The planned drafts for Hindi are written in Hindi from the start. They are not translated word by word from the English ones.',
        },
        {
          kind: 'table',
          caption: 'Help text for the due date in eight combinations',
          columns: ['Tone and length', 'English', 'Hindi'],
          rows: [
            ['Plain, short', 'The last day to pay', 'भुगतान का आखिरी दिन'],
            [
              'Plain, full',
              'The last day to pay. After it, a fee may be added.',
              'भुगतान का आखिरी दिन। इसके बाद शुल्क लग सकता है।',
            ],
            ['Formal, short', 'Date by which payment is due', 'भुगतान की नियत तिथि'],
            [
              'Formal, full',
              'Date by which payment is due. A fee may apply thereafter.',
              'भुगतान की नियत तिथि। इसके पश्चात शुल्क देय हो सकता है।',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A length meter counts letters against the room the text has on screen. Languages differ in length, so the room is measured for the longest text, not for the English one.',
        },
      ],
    },
    {
      id: 'images',
      heading: 'Images',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An image description says what a person would miss without the image. It depends on the purpose, so the planned assistant asks where the image is used before it drafts. It also says when a person has to check, which is more often than not.',
        },
        {
          kind: 'table',
          caption: 'What is drafted, and who decides',
          columns: ['Image', 'Draft', 'Check by a person'],
          rows: [
            ['Decorative line', 'Empty description, so it is skipped', 'Not needed'],
            ['Logo that links home', '“Genmaster, home page”', 'Once'],
            [
              'Chart from a report',
              'The highest, the lowest and the trend, from the figures',
              'Yes: is this the point of it?',
            ],
            ['Photograph of people', 'No draft; a question instead', 'Always: a person writes it'],
            ['Screenshot with text', 'The text, in reading order', 'Yes: is all of it needed?'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'For photographs of people the assistant offers no guess about who they are or how they feel. Such a guess is easily wrong, and it can hurt.',
        },
      ],
    },
    {
      id: 'review-like-any-change',
      heading: 'Review like any change',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A draft appears as a difference, with the instruction that made it. You review it like a change to code: accept a line, edit it or refuse it. In the planned review, the instruction is stored with the text, so the next person knows why it reads as it does.',
        },
        {
          kind: 'code',
          caption: 'Three drafts in one review, with their instruction',
          language: 'diff',
          code: ` # Instruction: plain, short, English; for entity Invoice
 # Asked for by: the person signed in
 invoice:
-  number.label: "Inv. no."
+  number.label: "Invoice number"
-  dueDate.help: ""
+  dueDate.help: "The last day to pay"
-  list.empty: "No data"
+  list.empty: "No unpaid invoices"`,
        },
        {
          kind: 'list',
          items: [
            'Refused drafts are kept with the reason, so that the same one is not offered again.',
            'An accepted text is ordinary text. You can edit it at any time.',
            'Undo takes back a single text or the whole set.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which model is used on this page?',
      answer:
        'None. The drafts here are written examples, and nothing is sent anywhere. The interactive version meant for this page will use fixed rules in your browser.',
    },
    {
      question: 'Can a draft change an amount or a date?',
      answer:
        'No, by design. Facts are replaced by markers before drafting and filled from the model afterwards. A draft with a missing, doubled or new marker is refused, as the example with four facts shows.',
    },
    {
      question: 'Who approves a text?',
      answer:
        'A person, line by line or as a set. In the planned review, a draft that nobody accepts is not used. The record keeps the instruction, the draft and the decision.',
    },
  ],
  related: [
    {
      href: '/generative-ai',
      label: 'AI assistance',
      note: 'Previous: the overview and the four rules behind every suggestion.',
    },
    {
      href: '/generative-ai/ai-assistant-chatbot',
      label: 'AI assistant chatbot',
      note: 'Next: ask about your application and follow the source.',
    },
    {
      href: '/inbuilt-solutions/multilingual',
      label: 'Multilingual applications',
      note: 'See where the English and Hindi texts are kept and how they are switched.',
    },
  ],
  closing: {
    heading: 'Give every field a clear word',
    text: 'Pre-order at ₹0; the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Text and image assistant | Genmaster',
    description:
      'Sample drafts of labels, help and descriptions with their facts locked, in several tones, lengths and languages. All of it is planned.',
  },
} satisfies PageContent;
