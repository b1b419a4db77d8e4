import { END, MAX_STEPS, stepKinds, type Step, type StepKindId, type Workflow } from './workflow.ts';

const change = (workflow: Workflow, steps: readonly Step[]): Workflow => ({ ...workflow, steps: [...steps] });

export const changeStep = (workflow: Workflow, id: string, next: Partial<Omit<Step, 'id' | 'kind'>>): Workflow =>
  change(
    workflow,
    workflow.steps.map((step) => (step.id === id ? { ...step, ...next } : step)),
  );

/** Connects an input to a source: `step.port`, `=` and a fixed value, or an empty string for none. */
export function wire(workflow: Workflow, { to, need }: { to: string; need: string }, source: string): Workflow {
  const step = workflow.steps.find(({ id }) => id === to);
  return step ? changeStep(workflow, to, { wires: { ...step.wires, [need]: source } }) : workflow;
}

/** Appends a step after the last one; when that led to the end, it now leads to the new step. */
export function addStep(workflow: Workflow, kind: StepKindId): Workflow {
  const { steps } = workflow;
  if (steps.length >= MAX_STEPS) return workflow;
  const numbers = steps.map(({ id }) => Number(id.replace(/\D/g, '')) || 0);
  const id = `s${Math.max(0, ...numbers) + 1}`;
  const { isDecision, error } = stepKinds[kind];
  const added: Step = {
    id,
    kind,
    wires: {},
    next: END,
    ...(isDecision ? { otherwise: END } : {}),
    ...(error ? { onError: '' } : {}),
  };
  const last = steps.at(-1);
  return change(workflow, [
    ...steps.map((step) => (step === last && step.next === END ? { ...step, next: id } : step)),
    added,
  ]);
}

/** Removes a step; connections to it now lead to its next step. Inputs that used its outputs lose their source. */
export function removeStep(workflow: Workflow, id: string): Workflow {
  const gone = workflow.steps.find((step) => step.id === id);
  if (!gone || gone === workflow.steps[0]) return workflow;
  const after = gone.next === id ? END : gone.next;
  const redirected = (to: string) => (to === id ? after : to);
  return {
    ...workflow,
    failing: workflow.failing.filter((one) => one !== id),
    steps: workflow.steps
      .filter((step) => step !== gone)
      .map((step) => ({
        ...step,
        next: redirected(step.next),
        ...(step.otherwise === undefined ? {} : { otherwise: redirected(step.otherwise) }),
        ...(step.onError === undefined ? {} : { onError: redirected(step.onError) }),
      })),
  };
}

/** Moves a step up or down in the drawing; the connections stay. The first step always stays first. */
export function moveStep(workflow: Workflow, id: string, by: -1 | 1): Workflow {
  const steps = [...workflow.steps];
  const at = steps.findIndex((step) => step.id === id);
  const to = at + by;
  if (at < 1 || to < 1 || to >= steps.length) return workflow;
  [steps[at], steps[to]] = [steps[to]!, steps[at]!];
  return change(workflow, steps);
}
