import type { PageContent } from '../page-content.ts';

export const projectManagementTool: PageContent = {
  path: '/coding-solutions/project-management-tool',
  area: 'coding-solutions',
  kind: 'page',
  name: 'Project management tool',
  summary: 'A task board that shows the changes behind each card',
  heading: 'Plan next to the code',
  promise: 'Tasks, model changes and reviews in one list, so status is read rather than reported.',
  actions: [
    { href: '#tasks-tied-to-changes', label: 'See a task and its changes' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'a-board-that-works-by-keyboard',
      heading: 'A board that works by keyboard',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cards move with keys as well as by dragging, and each move is announced. The planned board has three columns to begin with, to do, in progress and done, and you can rename them or add more.',
        },
        {
          kind: 'table',
          caption: 'Moving a card without a pointer',
          columns: ['Key', 'What it does', 'Announcement'],
          rows: [
            ['Arrow keys', 'Go to the next card or column', '“Task 209, Add due date, to do, 2 of 5”'],
            ['Space', 'Pick the card up', '“Picked up task 209. Arrow keys move it”'],
            ['Right arrow', 'Move it one column on', '“In progress, position 1 of 3”'],
            ['Space', 'Put it down', '“Task 209 is now in progress”'],
            ['Escape', 'Cancel the move', '“Move cancelled. Task 209 is back in to do”'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A menu on each card offers the same moves by name. Whoever cannot drag, or would rather not, loses nothing.',
        },
      ],
    },
    {
      id: 'tasks-tied-to-changes',
      heading: 'Tasks tied to changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A task shows the model and file changes that were made under it. You choose the task when you start a branch, and the planned link between them needs no further care: saves, checks and the review appear on the card.',
        },
        {
          kind: 'code',
          caption: 'One card, opened',
          language: 'text',
          code: `Task 209   Remind customers before an invoice is due
State      In review
Model      Added due date to Invoice
           Added rule "Remind three days before" to Invoice
Files      1 model, 2 manual, 9 generated (folded)
Checks     Types passed, tests passed, 1 finding open
Review     Waiting for one reader`,
        },
        {
          kind: 'paragraph',
          text: 'Status is then read and not reported. If the card says “in review”, there is a change to review. If nothing has been saved under a card for a week, that is visible too, and it is a good moment to ask why.',
        },
      ],
    },
    {
      id: 'views-for-different-readers',
      heading: 'Views for different readers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The same tasks can be seen as a board, a list or a timeline, and taken away as CSV. No planned view holds data of its own, so a date changed on the timeline is changed in the list as well. Each reader opens the view that answers their question, and two people in one meeting never argue about whose copy is newer.',
        },
        {
          kind: 'table',
          caption: 'Which view answers which question',
          columns: ['View', 'Reader', 'Question it answers'],
          rows: [
            ['Board', 'The team', 'What is each of us doing, and what is stuck?'],
            ['List', 'The project lead', 'What is open for this release, sorted by risk?'],
            ['Timeline', 'The customer', 'What comes before what, and what has moved?'],
            ['CSV', 'Anyone', 'What does this look like in our own report?'],
          ],
        },
        {
          kind: 'code',
          caption: 'Three rows of the CSV export',
          language: 'csv',
          code: `task,title,state,model_changes,estimate_low_days,estimate_high_days,actual_days
209,Remind customers before an invoice is due,In review,2,1,3,2
214,Change the grace period to seven days,Done,1,0.5,1,0.5
221,Import opening balances,To do,0,2,5,`,
        },
      ],
    },
    {
      id: 'estimates-without-theatre',
      heading: 'Estimates without theatre',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An estimate is a range with a reason, and when the task ends you add what was learned. Decimals and points are left out of the planned card, because they suggest a precision that nobody has at the start.',
        },
        {
          kind: 'table',
          caption: 'Two finished tasks and what they taught',
          columns: ['Task', 'Estimate', 'Actual', 'What was learned'],
          rows: [
            ['209, reminders', '1 to 3 days', '2 days', 'The message texts took longer than the rule'],
            ['198, bank import', '1 to 2 days', '4 days', 'Two file formats exist; ask for samples first'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The last column is the useful one. When a similar task appears, the earlier note is shown beside the empty estimate, so the next range is wider or narrower for a reason.',
        },
      ],
    },
    {
      id: 'what-it-will-not-do',
      heading: 'What it will not do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This board plans the work on a Genmaster project, and several planning needs are better met by a dedicated tool. Use one for these, and link the two.',
        },
        {
          kind: 'list',
          items: [
            'Budgets, invoicing and time sheets that an accountant signs.',
            'Staffing across many projects and departments.',
            'Service desks with agreed response times for the public.',
            'Product research, roadmaps and voting by customers.',
            'Plans with hundreds of dependencies and a critical path.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'To link a tool, put the address of its item on the card. The planned card shows it as a link and repeats it in the CSV export and in the history, so either side can be reached from the other. No data is copied between them.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do I have to use the board?',
      answer:
        'No. A branch will be able to carry the number or address of a task kept elsewhere. You lose the list of changes on the card, and everything else works the same.',
    },
    {
      question: 'Can a customer see the board without seeing the code?',
      answer:
        'That is the intention. A reader’s role opens the board, the list and the timeline with model changes as sentences. Files and comparisons need the right to read them, which is given separately.',
    },
    {
      question: 'Does the board measure people?',
      answer:
        'No. It is designed to show tasks and changes. There will be no ranking of people, no count of lines by person and no clock on anyone’s work.',
    },
  ],
  related: [
    { href: '/coding-solutions', label: 'Coding solutions', note: 'See what comes after the plan.' },
    {
      href: '/coding-solutions/code-validation-standardisation',
      label: 'Code validation',
      note: 'The checks whose results appear on each card.',
    },
    {
      href: '/generative-ai/srs-generation',
      label: 'SRS generation',
      note: 'Turn written requirements into the first set of tasks and entities.',
    },
  ],
  closing: {
    heading: 'From plan to standard',
    text: 'A task is done when its checks pass. The next page says what they check and why.',
    action: { href: '/coding-solutions/code-validation-standardisation', label: 'Read about the checks' },
  },
  metadata: {
    title: 'Project board linked to your code | Genmaster',
    description:
      'A planned board that works by keyboard: the model changes behind one card, a view for each reader and three rows of the CSV export.',
  },
};
