import { END, readFixed, sourceOf, stepKinds, type PortType, type Step, type Workflow } from './workflow.ts';

export type WorkflowValue = string | number | boolean | null;

/** One step of a run: its inputs, its outputs or its error, and the step that followed. */
export interface RunStep {
  step: Step;
  got: Readonly<Record<string, WorkflowValue>>;
  gave: Readonly<Record<string, WorkflowValue>>;
  error: string | null;
  /** Input without a value of its type; the run ends there. */
  stuck: string | null;
  to: string;
}

export interface WorkflowRun {
  steps: readonly RunStep[];
  end: 'done' | 'failed' | 'stuck' | 'endless';
}

/** Maximum number of steps in a run. */
export const MOST_RUN_STEPS = 20;

/** Invoices that the sample service knows. */
const INVOICES: Readonly<Record<string, { amount: number; email: string | null; open: boolean }>> = {
  'INV-0007': { amount: 1299.5, email: 'person7@example.com', open: true },
  'INV-0008': { amount: 480, email: null, open: true },
};

/** Runs a workflow on its sample invoice and records the values of each step. */
export function runWorkflow({ steps, invoice, failing }: Workflow): WorkflowRun {
  const given = new Map<string, Readonly<Record<string, WorkflowValue>>>();
  const taken: RunStep[] = [];
  let step: Step | undefined = steps[0];
  while (step) {
    if (taken.length >= MOST_RUN_STEPS) return { steps: taken, end: 'endless' };
    const now: Step = step;
    const { needs, error = '', isDecision } = stepKinds[now.kind];
    const got = Object.fromEntries(
      needs.map(({ id, type }) => [id, valueFor(steps, { step: now, need: id, type, given })]),
    );
    const stuck = needs.find(({ id, type, mayBeEmpty }) => !isOfType(got[id] ?? null, type, mayBeEmpty))?.id ?? null;
    if (stuck !== null) {
      taken.push({ step: now, got, gave: {}, error: null, stuck, to: END });
      return { steps: taken, end: 'stuck' };
    }
    const gave = failing.includes(now.id) && error !== '' ? null : work(now, got, invoice);
    const to: string =
      gave === null ? now.onError || END : isDecision && got['condition'] === false ? (now.otherwise ?? END) : now.next;
    taken.push({ step: now, got, gave: gave ?? {}, error: gave === null ? error : null, stuck: null, to });
    if (gave === null && !now.onError) return { steps: taken, end: 'failed' };
    if (gave) given.set(now.id, gave);
    step = steps.find(({ id }) => id === to);
  }
  return { steps: taken, end: 'done' };
}

function valueFor(
  steps: readonly Step[],
  {
    step,
    need,
    type,
    given,
  }: { step: Step; need: string; type: PortType; given: ReadonlyMap<string, Readonly<Record<string, WorkflowValue>>> },
): WorkflowValue {
  const source = sourceOf(steps, step, need);
  if (!source) return null;
  if ('fixed' in source) return readFixed(source.fixed, type) ?? source.fixed;
  return given.get(source.step.id)?.[source.port.id] ?? null;
}

function isOfType(value: WorkflowValue, type: PortType, mayBeEmpty = false): boolean {
  if (value === null) return mayBeEmpty;
  if (type === 'yesNo') return typeof value === 'boolean';
  if (type === 'number') return typeof value === 'number';
  if (type === 'cents') return Number.isInteger(value);
  return typeof value === 'string' && (type === 'text' || value.includes('@'));
}

/** Returns the outputs of a step for its inputs, or `null` when it fails. */
function work(
  { kind }: Step,
  got: Readonly<Record<string, WorkflowValue>>,
  invoice: string,
): Readonly<Record<string, WorkflowValue>> | null {
  switch (kind) {
    case 'start':
      return { invoiceId: invoice };
    case 'readInvoice':
      return INVOICES[String(got['invoiceId'])] ?? null;
    case 'toCents':
      return { cents: Math.round(Number(got['amount']) * 100) };
    case 'takePayment':
      return { receipt: `RCP-${got['cents']}` };
    case 'decide':
      return {};
    case 'orElse':
      return { email: got['email'] ?? got['fallback'] ?? null };
    case 'sendMail':
      return { sent: true };
    default:
      return kind satisfies never;
  }
}
