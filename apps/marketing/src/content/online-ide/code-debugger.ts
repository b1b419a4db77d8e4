import type { PageContent } from '../page-content.ts';

export const codeDebugger: PageContent = {
  path: '/online-ide/code-debugger',
  area: 'online-ide',
  kind: 'page',
  name: 'Code debugger',
  summary: 'Breakpoints, stepping and values across both layers of code',
  heading: 'Stop on the line that matters',
  promise: 'Pause, step and inspect generated and hand-written code in the same session.',
  actions: [
    { href: '#look-at-values', label: 'Follow a worked pause' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'breakpoints-with-conditions',
      heading: 'Breakpoints with conditions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A breakpoint stops the program on a line, on a condition or on an error. All three kinds are planned, because a loop that runs ten thousand times is only worth stopping once: on the row that goes wrong. A breakpoint keeps its place when lines are added above it, and it is kept with your own workspace, so your pauses never interrupt a colleague.',
        },
        {
          kind: 'code',
          caption: 'The twelve-line function used throughout this page',
          language: 'ts',
          code: `export function lateFee(amount: number, daysLate: number): number {
  const graceDays = 5;
  const dailyRate = 0.001;

  if (daysLate <= graceDays) {
    return 0;
  }

  const chargeableDays = daysLate - graceDays;
  const fee = amount * dailyRate * chargeableDays;
  return Math.round(fee * 100) / 100;
}`,
        },
        {
          kind: 'table',
          caption: 'Three breakpoints on this function',
          columns: ['Kind', 'Where', 'Stops when'],
          rows: [
            ['Line', 'Line 9', 'The grace period is over and a fee is due'],
            ['Condition', 'Line 11, `fee > amount`', 'The fee is larger than the invoice itself'],
            ['Error', 'Anywhere inside this call', 'Something throws, before the stack is lost'],
          ],
        },
      ],
    },
    {
      id: 'step-through-both-layers',
      heading: 'Step through both layers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Stepping moves through generated and hand-written code as one program. In the planned stack, each entry names the model item beside the file, so you always know which entity and which rule you are inside.',
        },
        {
          kind: 'code',
          caption: 'A stack, innermost call first; the last entry is the screen that sent the request',
          language: 'text',
          code: `manual/pricing/late-fee.ts:10         manual     rule "Late fee" of Invoice
generated/invoice/service.ts:42       generated  action "Pay" of Invoice
generated/invoice/routes.ts:17        generated  POST /invoices/{id}/pay
manual/screens/pay-button.ts:8        manual     screen "Invoice"`,
        },
        {
          kind: 'paragraph',
          text: 'Generated code is often skipped in a debugger because nobody remembers what it is for. With the model item in the list, a generated entry reads like a sentence. If you prefer, you can step over the whole generated layer with one setting.',
        },
      ],
    },
    {
      id: 'look-at-values',
      heading: 'Look at values',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the program pauses, you see the values in reach and which of them changed since the last pause. Watches, hover and an evaluate line are planned as three ways to ask the same question.',
        },
        {
          kind: 'table',
          caption: 'A call of `lateFee(1200, 12)`, paused three times',
          columns: ['Paused before', 'chargeableDays', 'fee', 'Changed since the last pause'],
          rows: [
            ['Line 9', 'not set', 'not set', 'Nothing'],
            ['Line 10', '7', 'not set', 'chargeableDays'],
            ['Line 11', '7', '8.4', 'fee'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'You can also change a value and continue. Set `chargeableDays` to 10 while paused before line 10, and the function returns 12 instead of 8.4. It answers “what if” without editing a file, and the change is gone when the run ends.',
        },
      ],
    },
    {
      id: 'follow-one-request',
      heading: 'Follow one request',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One user action can be read from the button to the query as a single ordered list. The planned list joins what happens in the browser, the API and the database by one request number, so you do not compare three logs by their clocks.',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Button', text: 'Screen “Invoice”, button “Pay”, in the manual layer.' },
            { title: 'Check', text: 'Form rules of Invoice run in the browser; all pass.' },
            { title: 'Call', text: '`POST /invoices/{id}/pay` leaves the browser.' },
            { title: 'Permission', text: 'The role rule for “Pay” is evaluated on the server and allows it.' },
            { title: 'Rule', text: '`lateFee` returns 8.4, from the manual layer.' },
            { title: 'Query', text: 'One update of the invoice row, with its parameters listed beside it.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Any line of the list can become a breakpoint for the next run.',
        },
      ],
    },
    {
      id: 'by-keyboard',
      heading: 'By keyboard',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every debugger command has a key, and every result is announced to a screen reader. The planned keys follow the habits of common editors and can be changed in one place.',
        },
        {
          kind: 'table',
          caption: 'Commands, keys and what is announced',
          columns: ['Command', 'Key', 'Announcement'],
          rows: [
            ['Set or clear a breakpoint', 'F9', '“Breakpoint set on line 9”'],
            ['Start or continue', 'F5', '“Running”, then “Paused on line 9, late-fee”'],
            ['Step over', 'F10', '“Line 10. chargeableDays is now 7”'],
            ['Step into', 'F11', '“Entered lateFee, line 2”'],
            ['Step out', 'Shift+F11', '“Back in Pay, line 43”'],
            ['Stop', 'Shift+F5', '“Stopped”'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Because the announcement holds the changed value, a person who listens gets the same information as a person who looks. The list of breakpoints, the stack and the values are ordinary lists that arrow keys move through.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I debug generated code that I did not write?',
      answer:
        'Yes, that is the intention. Generated files are ordinary source, so breakpoints and stepping will work in them too. The stack names the entity and action each file belongs to, which makes it readable for someone who sees it for the first time.',
    },
    {
      question: 'Does a changed value change my data?',
      answer:
        'Changing a variable while paused affects that run only. If the run goes on to write to a database, it writes the changed value, so use a test environment for experiments.',
    },
    {
      question: 'Can anyone attach the debugger to a live system?',
      answer:
        'No. Debugging needs the run right on the files involved, and the design keeps it to development and test environments. A pause holds a request open, which real users should never feel.',
    },
  ],
  related: [
    {
      href: '/online-ide/file-access-control',
      label: 'File access control',
      note: 'The right to run a file decides who may debug it.',
    },
    {
      href: '/online-ide/multi-tenant-architecture',
      label: 'Multi-tenant architecture',
      note: 'See the query that a paused request would show you.',
    },
    {
      href: '/generative-ai/ai-code-analyzer',
      label: 'AI code analyser',
      note: 'Find some faults by reading, before you need to stop on them.',
    },
  ],
  closing: {
    heading: 'Start from the editor',
    text: 'Breakpoints are set where code is written, so the editor is the natural next page.',
    action: { href: '/online-ide/source-code-editor', label: 'See the editor' },
  },
  metadata: {
    title: 'Browser code debugger with stepping | Genmaster',
    description:
      'Read how a twelve-line function is paused, stepped through and inspected, value by value. The debugger in the browser is planned.',
  },
};
