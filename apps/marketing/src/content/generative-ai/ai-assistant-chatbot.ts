import type { PageContent } from '../page-content.ts';

export const aiAssistantChatbot = {
  path: '/generative-ai/ai-assistant-chatbot',
  area: 'generative-ai',
  kind: 'page',
  name: 'AI assistant chatbot',
  summary: 'Answers with sources, and actions only with permission',
  heading: 'Ask about your application',
  promise: 'Answers with links to where they came from, and actions only with permission.',
  actions: [
    { href: '#answers-with-sources', label: 'See answers with sources' },
    { href: '#yours-to-limit', label: 'What you can limit' },
  ],
  sections: [
    {
      id: 'answers-with-sources',
      heading: 'Answers with sources',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every answer links the page, entity or file it rests on. The planned assistant first looks for passages that concern your question, and answers from those passages alone. You see the answer and the passages together, and you judge for yourself.',
        },
        {
          kind: 'table',
          caption: 'Three questions about an invoice application',
          columns: ['Question', 'Answer', 'Source'],
          rows: [
            [
              'Why can’t I save an invoice of zero?',
              'The amount must be at least 0.01.',
              'Entity `Invoice`, field `amount`, rule `min`',
            ],
            [
              'Who may delete an invoice?',
              'Only the role “accounts manager”.',
              'Permission `invoice:delete`, role list',
            ],
            [
              'Where is the reminder sent?',
              'In `remind()`, which runs every morning.',
              '`manual/remind.js`, lines 3 to 11',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Answers about this site work in the same manner. Asked how regenerating treats hand-written code, the answer would be one sentence and this link:',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/auto-manual-code-bifracation',
              label: 'Generated and hand-written code, kept apart',
              note: 'The source for: “Code written by hand is never overwritten.”',
            },
          ],
        },
      ],
    },
    {
      id: 'it-says-when-it-does-not-know',
      heading: 'It says when it does not know',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When no passage supports an answer, the assistant says so, and then it offers the nearest page or a person. That is planned as a normal reply with its own wording. It is never a confident sentence with a weak link attached.',
        },
        {
          kind: 'table',
          caption: 'Replies without an answer',
          columns: ['Question', 'Reply', 'Offered instead'],
          rows: [
            [
              'When will Genmaster be released?',
              'No date has been announced. I cannot add to that.',
              'A link to the contact form',
            ],
            [
              'What is our largest customer’s turnover?',
              'I found no entity with turnover.',
              'The entity `Customer` and its fields',
            ],
            [
              'Is this invoice correct?',
              'I can compare it with its rules, but not with the delivery.',
              'The rules it meets, and the person who approved it',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A clear “not found” saves time. You stop searching, or you learn that something is missing from the documentation. Questions without an answer are listed for whoever maintains it.',
        },
      ],
    },
    {
      id: 'actions-ask-first',
      heading: 'Actions ask first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A change is shown and confirmed before it happens. If you ask for the due date to become required, the planned assistant answers with the difference, the consequences it knows of and three buttons: apply, edit and cancel.',
        },
        {
          kind: 'code',
          caption: 'Asked: “Make the due date required on invoices”',
          language: 'diff',
          code: ` entity: Invoice
 fields:
-  dueDate: { type: date }
+  dueDate: { type: date, required: true }`,
        },
        {
          kind: 'list',
          items: [
            'Consequence: 14 sample invoices have no due date and would have to be completed first.',
            'Consequence: callers of `POST /invoices` that send no due date would be refused.',
            'Undo: one step, as for a change made by hand.',
            'Permission: the change is made with your rights. If you may not edit the model, neither may the assistant.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The confirmation shows the change itself and not a description of it. A description can sound right while the change is wrong.',
        },
      ],
    },
    {
      id: 'yours-to-limit',
      heading: 'Yours to limit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You decide what the assistant may read, what it may do and what is recorded. The planned settings start narrow, and most can be widened by the person who owns the project. The table shows how they start.',
        },
        {
          kind: 'table',
          caption: 'Settings at the start',
          columns: ['Setting', 'At the start', 'Can be widened to'],
          rows: [
            ['Read the model and the screens', 'Yes', 'Already full'],
            ['Read hand-written code', 'No', 'Chosen folders'],
            ['Read records', 'No', 'Sample records only'],
            ['Read secrets', 'Never', 'Cannot be widened'],
            ['Propose changes', 'Yes, always with confirmation', 'Confirmation cannot be switched off'],
            ['Record questions', 'Only those without an answer', 'All, after telling the users'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The last column also shows what no setting can change. A project owner can let the assistant read more. Nobody can let it act without asking.',
        },
      ],
    },
    {
      id: 'usable-by-everyone',
      heading: 'Usable by everyone',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A chat that announces itself badly is worse than no chat. Replies are planned to be announced politely, once, and without moving the focus from the place where you are typing. Everything in a reply can be reached with the keyboard.',
        },
        {
          kind: 'table',
          caption: 'How the conversation behaves',
          columns: ['Situation', 'Behaviour'],
          rows: [
            ['A reply arrives', 'Announced once; the focus stays in the input'],
            ['A reply has links', 'Tab reaches them in reading order; Shift and Tab goes back'],
            ['A long reply', 'A heading per part, so a screen reader can jump'],
            ['A small screen', 'The chat uses the full width, and nothing stays over the page when it is closed'],
            ['Escape is pressed', 'The chat closes, and the focus returns to the button that opened it'],
            ['Reduced motion is asked for', 'No typing animation; the reply appears complete'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The markup uses a log region, which assistive technology already understands, so no special mode is needed. The empty region is filled as the conversation goes on.',
        },
        {
          kind: 'code',
          caption: 'The conversation as markup',
          language: 'html',
          code: `<section aria-labelledby="assistant-title">
  <h2 id="assistant-title">Ask about your application</h2>
  <div role="log" aria-label="Conversation"></div>
  <form>
    <label for="question">Your question</label>
    <input id="question" name="question" autocomplete="off" />
    <button type="submit">Ask</button>
  </form>
</section>`,
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which model is used on this site?',
      answer:
        'None. The questions and answers on this page are written examples. The interactive guide meant for this page will search the site’s own pages in your browser and will be labelled as search.',
    },
    {
      question: 'Who approves a change?',
      answer:
        'You do. The planned assistant shows the difference and its consequences, then waits for apply, edit or cancel. It works with your rights, so it cannot make a change that you may not make.',
    },
    {
      question: 'What is recorded?',
      answer:
        'By design, at the start only questions that had no answer, so that documentation can be improved. Applied changes are recorded like changes made by hand. Recording every question needs a decision by the owner and a notice to the users.',
    },
    {
      question: 'Can it read my customers’ data?',
      answer:
        'Not at the start. In the planned settings, reading records is off, and it can be widened to sample records only. Secrets can never be read, and that setting cannot be changed.',
    },
  ],
  related: [
    {
      href: '/generative-ai/text-generation',
      label: 'Text and image assistant',
      note: 'Previous: drafts in which names, numbers and dates are locked.',
    },
    {
      href: '/generative-ai/image-code',
      label: 'Image to code',
      note: 'Next: from a sketch to parts that you can correct.',
    },
    {
      href: '/uniqueness/voice-control',
      label: 'Voice control',
      note: 'Commands by voice follow the same rule: confirm first, undo later.',
    },
  ],
  closing: {
    heading: 'Ask a person now',
    text: 'Until the assistant is here, a question about Genmaster goes to the people who build it.',
    action: { href: '/contact-us', label: 'Ask a question' },
  },
  metadata: {
    title: 'AI assistant that shows its sources | Genmaster',
    description:
      'Sample answers with a link to their source, what is said when there is none, and what waits for your permission. All of it is planned.',
  },
} satisfies PageContent;
