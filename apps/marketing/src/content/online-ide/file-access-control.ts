import type { PageContent } from '../page-content.ts';

export const fileAccessControl: PageContent = {
  path: '/online-ide/file-access-control',
  area: 'online-ide',
  kind: 'page',
  name: 'File access control',
  summary: 'Read, edit, run and export rights for every path, with reasons',
  heading: 'Access decided file by file',
  promise: 'See who can read, edit, run or export each path, and exactly which rule says so.',
  actions: [
    { href: '#demo', label: 'Ask the matrix' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  demo: {
    id: 'access-matrix',
    heading: 'A matrix that says why',
    instruction:
      'Choose a cell and read which rule decides, then allow or refuse it there, or on a folder, and see what follows.',
    reality:
      'The rules are evaluated in your browser, in the order that this page describes, and every answer names the rule it rests on. The project, the groups and the person are made up, and no file is protected by this page: an application checks on its server. Your rules are kept in this browser alone.',
  },
  sections: [
    {
      id: 'four-rights',
      heading: 'Four rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Access to a file is made of four separate rights: read, edit, run and export. They are four yes-or-no answers in the demo above, because a single “access” switch always gives away more than the task needs.',
        },
        {
          kind: 'cards',
          items: [
            { title: 'Read', text: 'Open the file, search in it and see it in a comparison.' },
            { title: 'Edit', text: 'Save a new version of the file; the old version stays in the history.' },
            { title: 'Run', text: 'Execute the file, or start a task that executes it, with its own log entry.' },
            { title: 'Export', text: 'Take the file out of the workspace in a download or a project export.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The four are independent. A tester can run a script without being able to change it, and an auditor can read everything while exporting nothing.',
        },
      ],
    },
    {
      id: 'people-groups-and-patterns',
      heading: 'People, groups and patterns',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A rule joins a person or a group to a path pattern and names the rights it allows or refuses. Rules on a folder reach everything inside it, so a large project needs only a few lines. The listing shows the notation of the demo, and its first example has these rules.',
        },
        {
          kind: 'code',
          caption: 'Three levels of rules; each level inherits from the one above',
          language: 'json',
          code: `[
  { "rule": "A1", "path": "/**", "who": "group:everyone", "allow": ["read"] },
  { "rule": "A2", "path": "/manual/**", "who": "group:developers", "allow": ["edit", "run"] },
  { "rule": "A3", "path": "/manual/pricing/**", "who": "group:contractors", "refuse": ["edit"] }
]`,
        },
        {
          kind: 'table',
          caption: 'What a contractor in the developers group may do at each level',
          columns: ['Path', 'Read', 'Edit', 'Run', 'Export'],
          rows: [
            ['/model/invoice.entity.json', 'Yes, by A1', 'No rule', 'No rule', 'No rule'],
            ['/manual/import/bank-file.ts', 'Yes, by A1', 'Yes, by A2', 'Yes, by A2', 'No rule'],
            ['/manual/pricing/late-fee.ts', 'Yes, by A1', 'Refused by A3', 'Yes, by A2', 'No rule'],
          ],
        },
        {
          kind: 'paragraph',
          text: '“No rule” means refused. Access is something a rule gives, never something that is left over.',
        },
      ],
    },
    {
      id: 'which-rule-wins',
      heading: 'Which rule wins',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When several rules match, a fixed order decides, and it is the same for every right. The demo decides in this order and prints each step that made a difference.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Collect',
              text: 'Take the rules whose pattern matches the path, that reach the person, and that mention the right.',
            },
            { title: 'Prefer the closest path', text: 'Keep the rules with the most specific pattern; drop the rest.' },
            {
              title: 'Prefer the person',
              text: 'If a rule names the person directly, it goes before rules that name a group.',
            },
            {
              title: 'Prefer refusal',
              text: 'If one remaining rule allows and another refuses, the answer is a refusal.',
            },
            {
              title: 'Otherwise refuse',
              text: 'If no rule is left, the answer is a refusal with the words “no rule allows this”.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'A worked conflict: someone belongs to both developers and contractors and wants to edit `/manual/pricing/late-fee.ts`. Rules A2 and A3 both match and both mention editing. A3 has the closer path, so A2 is dropped at step two. A3 refuses, and the person reads its name and reason.',
        },
        {
          kind: 'paragraph',
          text: 'Now add A4, which allows developers to edit the same pricing folder. A3 and A4 are equally close and both name groups. Step four decides: refused, still by A3.',
        },
      ],
    },
    {
      id: 'ask-and-grant',
      heading: 'Ask and grant',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A refused person can ask for access from the message that refused them. The planned request is short and carries what an owner needs to decide: the path, the right, a reason in words and an end date.',
        },
        {
          kind: 'code',
          caption: 'A request and its answer',
          language: 'text',
          code: `Request   Edit /manual/pricing/late-fee.ts
Reason    The grace period changes from five days to seven (task 214).
Until     Two working days from approval

Answer    Granted by the project owner, for edit only.
Effect    Rule G-31 added; it removes itself on the end date.`,
        },
        {
          kind: 'paragraph',
          text: 'The end date matters most. Permanent exceptions are how access grows without anyone choosing it. A grant that removes itself needs no memory and no follow-up meeting.',
        },
      ],
    },
    {
      id: 'review-day',
      heading: 'Review day',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A review asks one question: is the access we have the access we meant? The answer is a single matrix that the demo exports as CSV, with a column that marks what changed since the last review.',
        },
        {
          kind: 'code',
          caption: 'Four rows of the exported matrix',
          language: 'csv',
          code: `path,who,right,answer,rule,changed
/model,group:everyone,read,allowed,A1,no
/manual,group:developers,edit,allowed,A2,no
/manual/pricing,group:contractors,edit,refused,A3,new
/manual/pricing/late-fee.ts,person:developer-a,edit,allowed,G-31,new`,
        },
        {
          kind: 'paragraph',
          text: 'One row holds one right, so the file can be filtered in any spreadsheet. Most reviews need only the rows marked “new”; the rest were agreed last time and have not moved.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What happens to a file that no rule mentions?',
      answer:
        'It is refused for everyone except the project owner, with the message “no rule allows this”. Access is given by rules and never assumed.',
    },
    {
      question: 'Can a narrow rule give back what a broad rule refuses?',
      answer:
        'Yes. The most specific path decides first, so a rule on one file outranks a rule on its folder. A refusal wins only between rules that are equally close.',
    },
    {
      question: 'Does the export right include the exported copy?',
      answer:
        'The right covers the moment a file leaves the workspace, and that moment will be recorded. After that, the copy is outside our control. That is why export is a right of its own.',
    },
  ],
  related: [
    {
      href: '/online-ide/security-wfh-developers',
      label: 'Security for remote developers',
      note: 'The wider rules by role, place and time that come first.',
    },
    {
      href: '/online-ide/code-debugger',
      label: 'Code debugger',
      note: 'See what the right to run a file lets a person do.',
    },
    {
      href: '/development-areas/software-application-development',
      label: 'Business software',
      note: 'The same idea, applied to the users and fields of your own application.',
    },
  ],
  closing: {
    heading: 'Bring your access list',
    text: 'Pre-order, tell us how your project decides access today, and we can say how these rules would express it.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'File-level access control with reasons | Genmaster',
    description:
      'Edit access rules by path and group, click any cell to see why it is allowed or refused, and export the matrix.',
  },
};
