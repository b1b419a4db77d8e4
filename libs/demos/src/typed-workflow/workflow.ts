import * as v from 'valibot';

/** Types of the values. An e-mail address is also a text and cents are also a number, but not the reverse. */
export type PortType = 'text' | 'email' | 'number' | 'cents' | 'yesNo';

/** Input or output of a step. */
export interface Port {
  id: PortId;
  type: PortType;
  /** Whether an input accepts, or an output can have, no value. */
  mayBeEmpty?: boolean;
}

export type PortId =
  | 'invoiceId'
  | 'amount'
  | 'email'
  | 'open'
  | 'cents'
  | 'receipt'
  | 'condition'
  | 'fallback'
  | 'to'
  | 'text'
  | 'sent';

/** A kind of step: its inputs, its outputs, and its error. */
export interface StepKind {
  needs: readonly Port[];
  gives: readonly Port[];
  error?: string;
  /** Whether the step has two branches, selected by its condition. */
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

/** Maximum number of steps in a workflow of the demo. */
export const MAX_STEPS = 9;

/** Id used as a target for the end of the workflow. */
export const END = 'end';

/** Reports whether a value of one type can be used where another type is needed. */
export const fits = (given: PortType, needed: PortType): boolean =>
  given === needed || (given === 'email' && needed === 'text') || (given === 'cents' && needed === 'number');

const stepId = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/));

/** Schema that validates a stored step. */
export const stepSchema = v.strictObject({
  id: stepId,
  kind: v.picklist(STEP_KINDS),
  /** Source of each input: `step.port`, or `=` and a fixed value. */
  wires: v.record(v.pipe(v.string(), v.maxLength(20)), v.pipe(v.string(), v.maxLength(80))),
  /** Id of the next step, or `end`; of a decision, when its condition is true. */
  next: stepId,
  /** Of a decision: id of the next step when its condition is false. */
  otherwise: v.optional(stepId),
  /** Target after a failure: the id of a step, `end`, or an empty string for none. */
  onError: v.optional(v.union([stepId, v.literal('')])),
});

export type Step = v.InferOutput<typeof stepSchema>;

export const INVOICES = ['INV-0007', 'INV-0008', 'INV-9999'] as const;

/** Schema that validates a stored workflow. */
export const workflowSchema = v.strictObject({
  steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(MAX_STEPS)),
  /** Sample invoice of the run. */
  invoice: v.picklist(INVOICES),
  /** Ids of the steps that fail in the run. */
  failing: v.pipe(v.array(stepId), v.maxLength(MAX_STEPS)),
});

/** A workflow, with the sample and the failures of its run. */
export type Workflow = v.InferOutput<typeof workflowSchema>;

/** Source of an input. */
export type Source = { fixed: string } | { step: Step; port: Port } | null;

/** Returns the source of an input, or `null` when there is none or its step was removed. */
export function sourceOf(steps: readonly Step[], step: Step, need: string): Source {
  const wire = step.wires[need] ?? '';
  if (wire.startsWith('=')) return { fixed: wire.slice(1) };
  const [from, portId] = wire.split('.');
  const source = steps.find(({ id }) => id === from);
  const port = source && stepKinds[source.kind].gives.find(({ id }) => id === portId);
  return source && port ? { step: source, port } : null;
}

/** Parses a fixed value as a type; returns `undefined` when the text is not valid for it. */
export function readFixed(text: string, type: PortType): string | number | boolean | undefined {
  if (type === 'yesNo') return { yes: true, no: false }[text.trim().toLowerCase()];
  if (type === 'email') return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? text : undefined;
  if (type === 'text') return text === '' ? undefined : text;
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) && (type === 'number' || Number.isInteger(number)) ? number : undefined;
}
