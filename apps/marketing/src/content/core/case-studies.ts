import type { PageContent } from '../page-content.ts';

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
    instruction: 'Pick an example and one of its entities, then look at it as model, screen, API, SQL or data.',
    reality:
      'Everything shown is made from the definition of the entity in view, in your browser: the form checks, the grid sorts and exports, the SQL runs. The examples are ours and their rows are made up. Roles, approval, the report and the offline queue are described below and planned for the builds.',
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
          text: 'Each example is open above: switch between its model, screen, API, SQL and sample data, and export the data as CSV. The sections below explain its most telling rule and its main screen or report. All people, items and places in them are made up.',
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
          rows: [
            ['Employee', 'name, email, manager (an Employee), yearly allowance', 'Manager'],
            [
              'LeaveRequest',
              'employee, first day, last day, working days, reason, status',
              'Employee while open; manager for the status',
            ],
            ['Holiday', 'day, name', 'Manager'],
          ],
        },
        {
          kind: 'code',
          caption: 'The approval rule',
          language: 'yaml',
          code: `rule: approve-leave
entity: LeaveRequest
action: approve
allowWhen:
  - user.role = 'manager'
  - request.employee.manager = user
  - request.employee != user
  - request.status = 'open'
  - request.workingDays <= request.employee.daysLeft
otherwise: Only the employee’s manager can approve, and only while enough days are left.`,
        },
        {
          kind: 'code',
          caption: 'The finished form, as its description',
          language: 'json',
          code: `{
  "form": "LeaveRequest",
  "fields": [
    { "name": "firstDay", "label": "First day", "control": "date", "required": true },
    { "name": "lastDay", "label": "Last day", "control": "date", "required": true, "notBefore": "firstDay" },
    { "name": "workingDays", "label": "Working days", "control": "number", "readOnly": true },
    { "name": "reason", "label": "Reason", "control": "textArea", "maxLength": 300 }
  ],
  "actions": ["submit", "cancel"]
}`,
        },
        {
          kind: 'paragraph',
          text: 'The report counts approved working days for each employee and month. It is planned for the build: an employee opens it and sees one row, their own. The report obeys the same roles as the screens.',
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
          code: `Item code,Description,Counted,Reorder at
B-100,Bolt M8,240,100
N-100,Nut M8,75,100
W-100,Washer M8,,200
G-200,Work gloves,12 pairs,20`,
        },
        {
          kind: 'table',
          caption: 'What the check before the import says',
          columns: ['Row', 'Result', 'Reason'],
          rows: [
            ['1 – B-100', 'Good', 'All values keep their rules'],
            ['2 – N-100', 'Good', 'All values keep their rules'],
            ['3 – W-100', 'Fixable', 'Counted is empty; enter a number, 0 is allowed'],
            ['4 – G-200', 'Fixable', 'Counted is “12 pairs”; enter the number alone'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'After the two corrections, washers with 0 and gloves with 12, the register holds four items. The table shows them filtered to items below their reorder level and sorted by the shortfall, largest first.',
        },
        {
          kind: 'table',
          caption: 'The low-stock report, which is also the filtered grid',
          columns: ['Code', 'Item', 'On hand', 'Reorder at', 'Shortfall'],
          rows: [
            ['W-100', 'Washer M8', '0', '200', '200'],
            ['N-100', 'Nut M8', '75', '100', '25'],
            ['G-200', 'Work gloves', '12', '20', '8'],
          ],
        },
        {
          kind: 'code',
          caption: 'The query behind the report',
          language: 'sql',
          code: `SELECT item.code,
       item.name,
       COALESCE(SUM(movement.quantity), 0) AS on_hand,
       item.reorder_level,
       item.reorder_level - COALESCE(SUM(movement.quantity), 0) AS shortfall
FROM item
LEFT JOIN movement ON movement.item_id = item.id
GROUP BY item.id, item.code, item.name, item.reorder_level
HAVING COALESCE(SUM(movement.quantity), 0) < item.reorder_level
ORDER BY shortfall DESC;`,
        },
        {
          kind: 'paragraph',
          text: 'The sample data of the item list can be sorted, searched and exported above. The low-stock report as a grid of its own is planned.',
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
          caption: 'One branch, as data',
          language: 'yaml',
          code: `page: your-visit
questions:
  - name: firstVisit
    control: yesNo
    required: true
  - name: patientNumber
    control: text
    pattern: '^[A-Z]{2}-[0-9]{5}$'
    required: true
    showWhen: firstVisit = false`,
        },
        {
          kind: 'paragraph',
          text: 'The review page repeats every given answer with a link to change it. For the fictional returning patient “Sample Person”, number `ZZ-00001`, it lists five answers, because the guardian and the medicine list did not apply. In the planned build, an answer that is hidden by a later change is cleared before sending.',
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
          code: `{
  "id": "q-0003",
  "entity": "InspectionAnswer",
  "operation": "create",
  "status": "waiting",
  "attempts": 0,
  "data": {
    "checkpoint": "fire-door-2",
    "answer": "fail",
    "note": "Closer does not pull the door shut",
    "photo": "photo-0003.jpg"
  }
}`,
        },
        {
          kind: 'paragraph',
          text: 'The planned build keeps a counter on screen, such as “3 answers and 1 photo waiting”. An entry leaves the queue only after the server has confirmed it.',
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
        'Yes, they are printed here to be read, copied and tried against your own case. The SQL of the stock register needs two tables, `item` and `movement`, and runs as printed.',
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
