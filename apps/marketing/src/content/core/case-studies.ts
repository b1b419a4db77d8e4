import { LEAVE_ROLES } from '../../features/demos/worked-examples/leave/leave-model.ts';
import { LOW_STOCK_QUERY, OPENING_FILE } from '../../features/demos/worked-examples/stock/stock-figures.ts';
import type { PageContent } from '../page-content.ts';
import { leaveStates } from '../pictures/leave-states.ts';
import {
  approvalListing,
  leaveFields,
  leaveFormListing,
  lowStockRows,
  openingChecks,
  queueListing,
  visitListing,
} from './example-listings.ts';

export const caseStudies: PageContent = {
  path: '/case-studies',
  area: 'core',
  kind: 'collection',
  name: 'Worked examples',
  summary: 'Four demonstrations with their models, rules and screens.',
  heading: 'Worked examples you can take apart',
  promise: 'Complete builds made by us, with every definition and file open, so you can judge the tool by its output.',
  actions: [
    { href: '#demo', label: 'Open an example' },
    { href: '/contact-us?subject=question', label: 'Suggest an example' },
  ],
  demo: {
    id: 'worked-examples',
    heading: 'Example explorer',
    instruction: 'Pick an example and use it, then look at its entities as model, screen, API, SQL or data.',
    reality:
      'The rule of approval, the import, the sums, the branches and the queue work here, in your browser, from the definitions in view. The form checks, the grid sorts and exports, the SQL runs. People, items and places are made up. Who is acting is your choice instead of a sign-in, and the server of the queue is played; both are planned for the builds.',
  },
  sections: [
    {
      id: 'read-this-first',
      heading: 'Read this first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These four examples are demonstrations that we made; they are not customer stories. Real customer stories will appear here only with the customer’s permission and name.',
        },
        {
          kind: 'paragraph',
          text: 'Each example is open above: use it first, then switch between its model, screen, API, SQL and sample data, and export the data as CSV. The sections below explain its most telling rule and its main screen or report. All people, items and places in them are made up.',
        },
      ],
    },
    {
      id: 'leave-request-tracker',
      heading: 'Leave request tracker',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Employees ask for leave, and their manager approves or refuses it. The example has two roles, one approval rule and one report. It shows how a rule that is usually scattered over screens and code can stand in one place.',
        },
        {
          kind: 'table',
          caption: 'Entities of the leave request tracker',
          columns: ['Entity', 'Fields', 'Who may change it'],
          rows: leaveFields('en').map(([name, fields]) => [
            name,
            fields,
            LEAVE_ROLES[name as keyof typeof LEAVE_ROLES],
          ]),
        },
        leaveStates.en,
        {
          kind: 'code',
          caption: 'The approval rule',
          language: 'yaml',
          code: approvalListing,
        },
        {
          kind: 'code',
          caption: 'The finished form, as its description',
          language: 'json',
          code: leaveFormListing,
        },
        {
          kind: 'paragraph',
          text: 'The report counts approved working days for each employee and month. Open it above as another person: an employee sees their own rows alone, and a manager also those of whom they manage. The report obeys the same roles as the screens. That a server asks who is there before it answers is planned for the build.',
        },
      ],
    },
    {
      id: 'stock-register',
      heading: 'Stock register',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A stock register keeps items, their movements and a reorder level for each item. The stock on hand is never typed; it is the sum of the movements. That helps because a wrong figure can always be traced to the movement that caused it.',
        },
        {
          kind: 'code',
          caption: 'The opening stock, as it arrives',
          language: 'csv',
          code: OPENING_FILE,
        },
        {
          kind: 'table',
          caption: 'What the check before the import says',
          columns: ['Row', 'Result', 'Reason'],
          rows: openingChecks('en', { good: 'Good', fixable: 'To correct', kept: 'All values keep their rules' }),
        },
        {
          kind: 'paragraph',
          text: 'After the two corrections, washers with 0 and gloves with 12, the register holds four items. The table shows them filtered to items below their reorder level and sorted by the shortfall, largest first.',
        },
        {
          kind: 'table',
          caption: 'The low-stock report, which is also the filtered grid',
          columns: ['Code', 'Item', 'On hand', 'Reorder at', 'Shortfall'],
          rows: lowStockRows('en'),
        },
        {
          kind: 'code',
          caption: 'The query behind the report',
          language: 'sql',
          code: LOW_STOCK_QUERY,
        },
        {
          kind: 'paragraph',
          text: 'Both steps are open above: correct the two counts, then enter a movement and see the low-stock grid follow. A delivery of 40 nuts takes them off the list.',
        },
      ],
    },
    {
      id: 'clinic-intake-form',
      heading: 'Clinic intake form',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A new patient answers only the questions that concern them. The form has four pages: about you, your visit, your health, review. Each branch is a condition in the model, so it can be read and tested without opening the form.',
        },
        {
          kind: 'table',
          caption: 'Which questions appear for which answers',
          columns: ['Question', 'Answer', 'What appears next'],
          rows: [
            ['Is this your first visit?', 'Yes', 'Date of birth, address, person to call'],
            ['Is this your first visit?', 'No', 'Patient number, and “Has your address changed?”'],
            ['Do you take any medicine?', 'Yes', 'A list: name and how often, up to ten entries'],
            ['Do you take any medicine?', 'No', 'Nothing; the list is skipped and stays empty'],
            ['Is the patient under 18?', 'Yes', 'Name and relation of the guardian'],
          ],
        },
        {
          kind: 'code',
          caption: 'One page with its branches, as the form above has it',
          language: 'json',
          code: visitListing,
        },
        {
          kind: 'paragraph',
          text: 'The review page repeats every given answer with a link to change it. For the fictional returning patient “Sample Person”, number `ZZ-00001`, it lists six answers, because the guardian and the medicine list did not apply. An answer that is hidden by a later change stays out of what is sent.',
        },
      ],
    },
    {
      id: 'field-inspection-checklist',
      heading: 'Field inspection checklist',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An inspector walks through a building with a phone and often without a connection. The screen shows one question at a time, with large answers and a place for a photo note. Nothing that was answered may be lost, so it is stored on the device first.',
        },
        {
          kind: 'table',
          caption: 'What waits on the device and what is sent later',
          columns: ['What', 'Without a connection', 'When the connection returns'],
          rows: [
            ['The checklist itself', 'Already on the device', 'A newer version is offered, never forced mid-visit'],
            ['Answers', 'Stored on the device, marked “waiting”', 'Sent in the order they were given'],
            ['Photo notes', 'Stored with their answer', 'Sent after all answers, one at a time'],
            ['Changes made in the office', 'Not visible yet', 'Fetched; a conflict is shown with both values'],
          ],
        },
        {
          kind: 'code',
          caption: 'One entry of the waiting queue',
          language: 'json',
          code: queueListing,
        },
        {
          kind: 'paragraph',
          text: 'The checklist above keeps a counter, such as “3 answers and 1 photo waiting”. An entry leaves the queue only after the server has confirmed it. Answer “fail” at the second door and send it: the office says “pass”, and you choose. The camera and the newer version of a checklist are planned.',
        },
      ],
    },
    {
      id: 'suggest-the-next-example',
      heading: 'Suggest the next example',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can suggest what we build next, and the most useful suggestions are small and exact. A good one has one clear outcome, such as “a visitor gets a badge and the host is told”. It needs three to eight entities. With fewer there is little to learn, and with more nobody reads to the end.',
        },
        {
          kind: 'list',
          items: [
            'Name the outcome in one sentence.',
            'List the things that must be kept, three to eight of them.',
            'Give the one rule that people get wrong today.',
            'Use made-up names only.',
          ],
        },
        {
          kind: 'links',
          items: [
            {
              href: '/contact-us?subject=question',
              label: 'Suggest an example',
              note: 'Opens the contact page with the subject “Question”.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Are these real customers?',
      answer:
        'No. All four are demonstrations made by us with made-up data. A customer story will be added only with the customer’s permission and name.',
    },
    {
      question: 'May I copy the definitions?',
      answer:
        'Yes, they are printed here to be read, copied and tried against your own case. The SQL of the stock register needs two tables, `item` and `movement`, as its SQL view writes them. It runs as printed, and a test of ours runs it.',
    },
    {
      question: 'Do I have to write code to build something like this?',
      answer:
        'Not for what is shown here. Entities, rules, branches and reports are definitions. Code is for what a definition cannot say, and it goes into manual files that regeneration leaves alone.',
    },
  ],
  related: [
    { href: '/contact-us', label: 'Contact us', note: 'Suggest an example or ask about one of these.' },
    { href: '/', label: 'Genmaster home', note: 'Start smaller, with one invoice and its results.' },
    {
      href: '/development-areas/software-application-development',
      label: 'Software application development',
      note: 'See how the same parts make up a business application.',
    },
  ],
  closing: {
    heading: 'A case of your own',
    text: 'Register a pre-order at ₹0 and mention the example that comes closest. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Worked examples built with Genmaster',
    description:
      'Four complete demonstration apps with open models, screens, API descriptions and sample data. Made by us, clearly labelled, free to inspect.',
  },
};
