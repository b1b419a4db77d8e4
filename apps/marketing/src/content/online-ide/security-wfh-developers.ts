import type { PageContent } from '../page-content.ts';
import { withoutCopies } from '../pictures/without-copies.ts';

export const securityWfhDevelopers: PageContent = {
  path: '/online-ide/security-wfh-developers',
  area: 'online-ide',
  kind: 'page',
  name: 'Secure remote work',
  summary: 'Rules by role, place and time for developers outside the office',
  heading: 'Remote developers, source that stays put',
  promise: 'People get the access their task needs, for as long as they need it, and the record shows what was done.',
  actions: [
    { href: '#rules-by-role-place-and-time', label: 'Read the rules' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'work-without-copies',
      heading: 'Work without copies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The project is edited in the workspace, so there is no laptop copy to lose. In the planned way of working, files open in the browser, run on the server and are saved to the project store. No full set of source is kept on each person’s disk.',
        },
        withoutCopies,
        {
          kind: 'paragraph',
          text: 'That changes what a lost laptop means. You end one session and you are done, instead of asking what was on the disk and whether it was encrypted. It also shortens a first day, because there is nothing to clone, configure or patch.',
        },
        {
          kind: 'list',
          items: [
            'Kept in the workspace: source, model, history, settings and run logs.',
            'Kept in the browser for a while: the text of open files, until you save or close them.',
            'Leaves the workspace only through an export, which is a right of its own and is recorded.',
          ],
        },
      ],
    },
    {
      id: 'rules-by-role-place-and-time',
      heading: 'Rules by role, place and time',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A rule combines who is asking, where they are and when it is. Each of the planned rules names one action and gives one answer, and the person who is refused always sees the rule and its reason.',
        },
        {
          kind: 'table',
          caption: 'Four rules and the sentence a person reads when each one decides',
          columns: ['Rule', 'Who', 'Where and when', 'Action', 'What the person reads'],
          rows: [
            ['R1', 'Developer', 'Any network, at any time', 'Read', 'Allowed by R1: developers may read the project.'],
            [
              'R2',
              'Developer',
              'Known device, 08:00–20:00',
              'Edit',
              'Allowed by R2: editing on a known device in working hours.',
            ],
            [
              'R3',
              'Contractor',
              'Any network, after the end date',
              'Any',
              'Refused by R3: your assignment has ended. Ask the project owner.',
            ],
            [
              'R4',
              'Anyone',
              'Unknown network, at any time',
              'Export',
              'Refused by R4: exports need the office or company network.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Take a developer at 21:30 on a known device. Reading is allowed by R1. Editing falls outside R2, no other rule allows it, and so it is refused with the words “Editing on this project is open from 08:00 to 20:00”.',
        },
      ],
    },
    {
      id: 'copy-download-and-print',
      heading: 'Copy, download and print',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Copying, downloading and printing can each be limited on their own. A limit deters and leaves a record; it cannot stop a photograph of a screen, and no software in a browser can. Treat it as one layer beside contracts, trust and small access.',
        },
        {
          kind: 'table',
          caption: 'What each limit does and what it cannot do',
          columns: ['Action', 'With a limit in place', 'What it cannot prevent'],
          rows: [
            ['Copy', 'Large selections are refused and recorded', 'Retyping, or a photograph of the screen'],
            ['Download', 'Files leave only by a recorded export', 'Reading what a person may already see'],
            ['Print', 'The print view of source is left empty', 'A screenshot taken by the operating system'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The planned default is mild: copying a few lines is allowed, because everyday work needs it. Stricter settings are there for folders that hold pricing rules or personal data.',
        },
      ],
    },
    {
      id: 'a-record-people-can-read',
      heading: 'A record people can read',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The record of who did what is written in ordinary sentences. Sign-ins, file access, exports and permission changes are planned as lines that an owner can read without a training course, each with the rule that decided it.',
        },
        {
          kind: 'code',
          caption: 'Five lines of a record for one working day',
          language: 'text',
          code: `09:02  Developer A signed in from a known device.
09:05  Developer A opened manual/pricing/late-fee.ts. Allowed by R1.
09:41  Developer A changed "Late fee" on entity Invoice. Version 118.
13:20  Contractor B asked to export the project. Refused by R4: unknown network.
17:58  Owner C gave Contractor B the right "edit" on manual/import/ for seven days.`,
        },
        {
          kind: 'paragraph',
          text: 'Sentences help in two situations. A routine review takes minutes, and an incident can be discussed by everyone who has to decide something, not only by the person who can query a log.',
        },
      ],
    },
    {
      id: 'joining-and-leaving',
      heading: 'Joining and leaving',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One step grants the right set of access, and one step removes all of it. The planned step is a role with an end date: you place a person in it, and every right follows from that one fact.',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Join', text: 'Choose a role and an end date. The person sees the list of what they may now do.' },
            {
              title: 'Change task',
              text: 'Move the person to another role. Rights that belonged to the old one end at once.',
            },
            {
              title: 'Leave',
              text: 'Remove the person. Open sessions close, waiting requests are declined, and past entries in the record stay.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Leaving is the part that usually goes wrong, because access collects in many places over the years. With a single source for all rights there is no second list to forget.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can access limits stop screenshots?',
      answer:
        'No. A browser cannot block the operating system’s screenshot or a phone camera. Limits on copying, downloading and printing reduce casual leaks and leave a record, and that is all we claim for them.',
    },
    {
      question: 'What happens to someone’s work if their access ends while they are typing?',
      answer:
        'The session will close at the next save. The unsaved text is kept as a draft that the project owner can open, so work is not lost and the person does not keep a copy.',
    },
    {
      question: 'Does the record include what people type?',
      answer:
        'No. It is designed to hold sign-ins, opened files, saved versions, exports and permission changes. It will not hold keystrokes, screen recordings or time at the keyboard.',
    },
  ],
  related: [
    { href: '/online-ide', label: 'Online IDE', note: 'See how access fits with editing, debugging and history.' },
    {
      href: '/online-ide/file-access-control',
      label: 'File access control',
      note: 'Go one level deeper: rights for each path in the project.',
    },
    {
      href: '/uniqueness/power',
      label: 'Power with guard rails',
      note: 'The application you build has security defaults of its own.',
    },
  ],
  closing: {
    heading: 'Decide what each person needs',
    text: 'Roles decide the broad picture; paths decide the detail. The next page shows who may do what to each file.',
    action: { href: '/online-ide/file-access-control', label: 'Read about file access' },
  },
  metadata: {
    title: 'Secure remote work for developers | Genmaster',
    description:
      'Planned rules by role, place and time, the sentence that each of them shows a remote developer, a sample record and the honest limits.',
  },
};
