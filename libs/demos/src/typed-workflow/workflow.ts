import * as v from 'valibot';

/** What a value of a workflow can be. An e-mail address is a text, cents are a number; not the other way round. */
export type PortType = 'text' | 'email' | 'number' | 'cents' | 'yesNo';

/** A place of a step that takes or gives a value. */
export interface Port {
  id: PortId;
  type: PortType;
  /** A taken value may, or a given value can, be nothing. */
  mayBeEmpty?: boolean;
}

export type PortId =
  'invoiceId' | 'amount' | 'email' | 'open' | 'cents' | 'receipt' | 'condition' | 'fallback' | 'to' | 'text' | 'sent';

/** What a kind of step needs, gives, and how it can fail. */
export interface StepKind {
  needs: readonly Port[];
  gives: readonly Port[];
  error?: string;
  /** Goes two ways, by the condition that it needs. */
  isDecision?: boolean;
}

export const STEP_KINDS = ['start', 'readInvoice', 'toCents', 'takePayment', 'decide', 'orElse', 'sendMail'] as const;

export type StepKindId = (typeof STEP_KINDS)[number];

export const stepKinds: Readonly<Record<StepKindId, StepKind>> = {
  start: { needs: [], gives: [{ id: 'invoiceId', type: 'text' }] },
  readInvoice: {
    needs: [{ id: 'invoiceId', type: 'text' }],
    gives: [
      { id: 'amount', type: 'number' },
      { id: 'email', type: 'email', mayBeEmpty: true },
      { id: 'open', type: 'yesNo' },
    ],
    error: 'InvoiceMissing',
  },
  toCents: { needs: [{ id: 'amount', type: 'number' }], gives: [{ id: 'cents', type: 'cents' }] },
  takePayment: {
    needs: [{ id: 'cents', type: 'cents' }],
    gives: [{ id: 'receipt', type: 'text' }],
    error: 'PaymentRefused',
  },
  decide: { needs: [{ id: 'condition', type: 'yesNo' }], gives: [], isDecision: true },
  orElse: {
    needs: [
      { id: 'email', type: 'email', mayBeEmpty: true },
      { id: 'fallback', type: 'email' },
    ],
    gives: [{ id: 'email', type: 'email' }],
  },
  sendMail: {
    needs: [
      { id: 'to', type: 'email' },
      { id: 'text', type: 'text' },
    ],
    gives: [{ id: 'sent', type: 'yesNo' }],
    error: 'MailNotSent',
  },
};

/** How many steps a workflow of the demo may have. */
export const MAX_STEPS = 9;

/** Where a workflow ends. */
export const END = 'end';

/** Whether a value of one type can stand where another is needed. */
export const fits = (given: PortType, needed: PortType): boolean =>
  given === needed || (given === 'email' && needed === 'text') || (given === 'cents' && needed === 'number');

const stepId = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/));

/** Checks a kept step. */
export const stepSchema = v.strictObject({
  id: stepId,
  kind: v.picklist(STEP_KINDS),
  /** The source of each need: `step.port`, or `=` and a fixed value. */
  wires: v.record(v.pipe(v.string(), v.maxLength(20)), v.pipe(v.string(), v.maxLength(80))),
  /** The next step, or `end`; of a decision, when its condition holds. */
  next: stepId,
  /** Of a decision: where it goes when its condition does not hold. */
  otherwise: v.optional(stepId),
  /** Where it goes when it fails: a step, `end`, or nowhere yet. */
  onError: v.optional(v.union([stepId, v.literal('')])),
});

export type Step = v.InferOutput<typeof stepSchema>;

export const INVOICES = ['INV-0007', 'INV-0008', 'INV-9999'] as const;

/** Checks a kept workflow. */
export const workflowSchema = v.strictObject({
  steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(MAX_STEPS)),
  /** The sample that a run starts with. */
  invoice: v.picklist(INVOICES),
  /** Steps that fail in the run. */
  failing: v.pipe(v.array(stepId), v.maxLength(MAX_STEPS)),
});

/** A workflow, and what its run starts with. */
export type Workflow = v.InferOutput<typeof workflowSchema>;

/** Where a need gets its value from. */
export type Source = { fixed: string } | { step: Step; port: Port } | null;

/** Reads the source of a need; `null` where there is none, or it has gone. */
export function sourceOf(steps: readonly Step[], step: Step, need: string): Source {
  const wire = step.wires[need] ?? '';
  if (wire.startsWith('=')) return { fixed: wire.slice(1) };
  const [from, portId] = wire.split('.');
  const giver = steps.find(({ id }) => id === from);
  const port = giver && stepKinds[giver.kind].gives.find(({ id }) => id === portId);
  return giver && port ? { step: giver, port } : null;
}

/** Reads a fixed value as a type; `undefined` when it is none of it. */
export function readFixed(text: string, type: PortType): string | number | boolean | undefined {
  if (type === 'yesNo') return { yes: true, no: false }[text.trim().toLowerCase()];
  if (type === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined;
  if (type === 'text') return text === '' ? undefined : text;
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) && (type === 'number' || Number.isInteger(number)) ? number : undefined;
}
