import type { PageContent } from '../page-content.ts';
import { whatRunsWhere } from '../pictures/what-runs-where.ts';

export const onlineIde: PageContent = {
  path: '/online-ide',
  area: 'online-ide',
  kind: 'collection',
  name: 'Online IDE',
  summary: 'Editor, debugger, access rules and history in one browser tab',
  heading: 'The whole workbench in a browser tab',
  promise: 'Files, editor, debugger, access rules and history in one place, with nothing to install.',
  actions: [
    { href: '#what-runs-where', label: 'See what runs where' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'write-and-run',
      heading: 'Write and run',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The editor, the file structure and the debugger are planned as three views of one project. You find a file in the tree, change it in the editor, and stop on the line you changed, without exporting anything between the steps.',
        },
        {
          kind: 'paragraph',
          text: 'This matters because most lost time is spent between tools. When all three views read the same model, a renamed field is renamed in the tree, in completion and in the debugger’s list of values at the same moment. You never have to wonder which copy is current.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/online-ide/source-code-editor',
              label: 'Source code editor',
              note: 'Completion, checks and renames that understand entities and fields.',
            },
            {
              href: '/online-ide/file-structure',
              label: 'File structure',
              note: 'The same few folders in every project, each with one job.',
            },
            {
              href: '/online-ide/code-debugger',
              label: 'Code debugger',
              note: 'Pause in generated and hand-written code in the same session.',
            },
          ],
        },
      ],
    },
    {
      id: 'work-safely-from-anywhere',
      heading: 'Work safely from anywhere',
      blocks: [
        {
          kind: 'paragraph',
          text: 'People outside the office get the access their task needs, and nothing more. Two sets of controls serve this: the planned one decides by role, place and time, and the other, which you can try on its page, decides file by file.',
        },
        {
          kind: 'paragraph',
          text: 'Both sets give a reason with every decision. A person who is refused reads the rule that refused them and knows whom to ask, so nobody has to guess or work round the limit. The person who reviews access reads the same rule in the record.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/online-ide/security-wfh-developers',
              label: 'Security for remote developers',
              note: 'Rules by role, place and time, with their honest limits.',
            },
            {
              href: '/online-ide/file-access-control',
              label: 'File access control',
              note: 'Who can read, edit, run or export each path, and why.',
            },
          ],
        },
      ],
    },
    {
      id: 'keep-every-version',
      heading: 'Keep every version',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each change to the model or the code becomes a version that you can compare and bring back. The planned history speaks in sentences, such as “Added due date to Invoice”, and keeps the list of touched files one step behind.',
        },
        {
          kind: 'paragraph',
          text: 'A sentence can be checked by someone who does not read code, so the people who asked for a change can confirm that it happened. Developers still have the full difference, with generated files labelled and folded away.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/online-ide/code-management',
              label: 'Code management',
              note: 'Compare two versions and restore one part as a new change.',
            },
          ],
        },
      ],
    },
    {
      id: 'serve-many-customers',
      heading: 'Serve many customers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One project can serve many customers when their data is kept apart by the model itself. In the planned generator the tenant is part of every query, screen and export, so a developer cannot leave it out by mistake.',
        },
        {
          kind: 'paragraph',
          text: 'Theme, language and features can still differ from tenant to tenant. You maintain one codebase, and each customer sees their own product with their own rows.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/online-ide/multi-tenant-architecture',
              label: 'Multi-tenant architecture',
              note: 'Three ways to separate tenants, with the cost of each in a table.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-runs-where',
      heading: 'What runs where',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The workbench is split between your browser, the server and the project store, and you should know which is which before you trust it with source. The table gives the planned split, one part per row.',
        },
        whatRunsWhere.en,
        {
          kind: 'table',
          caption: 'Where each part of the workbench runs and what is stored',
          columns: ['Part', 'In your browser', 'On the server', 'What is stored'],
          rows: [
            ['Editor', 'Typing, highlighting, completion', 'Nothing while you type', 'The file, when you save'],
            ['File tree', 'Search and selection', 'The list of paths you may see', 'The project’s files'],
            ['Generator', 'Preview of the result', 'Writing the generated layer', 'The model and the generated files'],
            ['Debugger', 'Stack, values, stepping', 'The paused process, for server code', 'Your breakpoints'],
            ['Access rules', 'The reason, as text', 'Every decision', 'The rules and the record of decisions'],
            ['History', 'The comparison you look at', 'Versions and merges', 'Every version, with its author'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Access is always to be decided on the server. The browser shows the outcome, and a page that someone has altered in the browser cannot widen what the server allows.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Where is my code kept?',
      answer:
        'It will be kept in the project store on the server, as ordinary files with their versions. A full export with source, model and checksums is part of the plan, so the store need never be your only copy.',
    },
    {
      question: 'What works without a connection?',
      answer:
        'By design, files that are already open stay editable, and unsaved text is kept in your browser. Saving, generating, running server code and checking access will need the server.',
    },
    {
      question: 'Do I have to install anything?',
      answer:
        'No. The workbench is designed to need only a current browser. If you prefer your own tools, export the project, build it with its own build notes, and bring your changes back for review.',
    },
    {
      question: 'Can I use it today?',
      answer:
        'Not yet. Genmaster is open for pre-order at ₹0 and its release date is to be announced. These pages show the design in tables and listings, and say what is still to come.',
    },
  ],
  related: [
    {
      href: '/online-ide/source-code-editor',
      label: 'Source code editor',
      note: 'Start where you would spend most of the day.',
    },
    {
      href: '/online-ide/security-wfh-developers',
      label: 'Security for remote developers',
      note: 'Read next if your team works outside the office.',
    },
    {
      href: '/api-generator',
      label: 'API generator',
      note: 'See what the project you edit here turns into on the server side.',
    },
  ],
  closing: {
    heading: 'Follow one task through the workbench',
    text: 'Begin with the people and their access, then read on to files, debugging and history.',
    action: { href: '/online-ide/security-wfh-developers', label: 'Read about remote work' },
  },
  metadata: {
    title: 'Online IDE for low-code and full code | Genmaster',
    description:
      'How editor, debugger, access rules and history are planned to share one browser tab, and where each part runs. File access can be tried.',
  },
};
