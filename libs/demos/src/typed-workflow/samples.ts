import { END, type Step, type Workflow } from './workflow.ts';

const start: Step = { id: 's1', kind: 'start', wires: {}, next: 's2' };
const read: Step = { id: 's2', kind: 'readInvoice', wires: { invoiceId: 's1.invoiceId' }, next: 's3', onError: END };

/** A workflow with an amount where cents are needed, and an e-mail address that may be missing. */
export const mismatched: Workflow = {
  steps: [
    start,
    read,
    { id: 's3', kind: 'takePayment', wires: { cents: 's2.amount' }, next: 's4', onError: END },
    { id: 's4', kind: 'sendMail', wires: { to: 's2.email', text: 's3.receipt' }, next: END, onError: END },
  ],
  invoice: 'INV-0007',
  failing: [],
};

/** A workflow with a branch that is never taken, an unhandled error, and a loop without an exit. */
export const gaps: Workflow = {
  steps: [
    start,
    read,
    { id: 's3', kind: 'toCents', wires: { amount: 's2.amount' }, next: 's4' },
    { id: 's4', kind: 'takePayment', wires: { cents: 's3.cents' }, next: 's5', onError: '' },
    { id: 's5', kind: 'decide', wires: { condition: '=yes' }, next: 's4', otherwise: END },
  ],
  invoice: 'INV-0007',
  failing: [],
};

/** A workflow without errors: every input has a source and every failure is handled. */
export const sound: Workflow = {
  steps: [
    start,
    read,
    { id: 's3', kind: 'decide', wires: { condition: 's2.open' }, next: 's4', otherwise: END },
    { id: 's4', kind: 'toCents', wires: { amount: 's2.amount' }, next: 's5' },
    { id: 's5', kind: 'orElse', wires: { email: 's2.email', fallback: '=accounts@example.com' }, next: 's6' },
    { id: 's6', kind: 'takePayment', wires: { cents: 's4.cents' }, next: 's7', onError: 's8' },
    { id: 's7', kind: 'sendMail', wires: { to: 's5.email', text: 's6.receipt' }, next: END, onError: END },
    {
      id: 's8',
      kind: 'sendMail',
      wires: { to: 's5.email', text: '=The payment was refused.' },
      next: END,
      onError: END,
    },
  ],
  invoice: 'INV-0008',
  failing: [],
};
