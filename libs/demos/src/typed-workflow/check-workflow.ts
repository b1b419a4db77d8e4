import { END, fits, readFixed, sourceOf, stepKinds, type Port, type PortType, type Step } from './workflow.ts';

/** An error in a workflow, found without running it. */
export type Finding = { step: Step } & (
  | { kind: 'unwired'; port: Port }
  | { kind: 'type'; port: Port; from: Step; given: PortType }
  | { kind: 'mayBeEmpty'; port: Port; from: Step; source: Port }
  | { kind: 'notBefore'; port: Port; from: Step }
  | { kind: 'fixed'; port: Port; value: string }
  | { kind: 'unhandled'; error: string }
  | { kind: 'unreachable' }
  | { kind: 'noExit' }
  | { kind: 'deadBranch'; branch: 'next' | 'otherwise' }
);

/** Connection from a step to another step or to the end. */
interface Way {
  to: string;
  /** Whether the connection is taken after a failure; the step then has no outputs. */
  isFailure: boolean;
}

/** Finds all errors in a workflow. */
export function checkWorkflow(steps: readonly Step[]): readonly Finding[] {
  const reached = reachable(steps);
  const before = givenBefore(steps);
  return steps.flatMap((step): Finding[] => {
    if (!reached.has(step.id)) return [{ kind: 'unreachable', step }];
    const { needs, error } = stepKinds[step.kind];
    return [
      ...needs.flatMap((port) => checkNeed(steps, { step, port, before: before.get(step.id) ?? new Set() })),
      ...(error && !isPlace(steps, step.onError) ? [{ kind: 'unhandled' as const, step, error }] : []),
      ...deadBranchesOf(step).map((branch) => ({ kind: 'deadBranch' as const, step, branch })),
      ...(startsLoop(steps, step) && !leadsOut(steps, step) ? [{ kind: 'noExit' as const, step }] : []),
    ];
  });
}

function checkNeed(
  steps: readonly Step[],
  { step, port, before }: { step: Step; port: Port; before: ReadonlySet<string> },
): Finding[] {
  const source = sourceOf(steps, step, port.id);
  if (!source) return [{ kind: 'unwired', step, port }];
  if ('fixed' in source) {
    const { fixed: value } = source;
    return readFixed(value, port.type) === undefined ? [{ kind: 'fixed', step, port, value }] : [];
  }
  const { step: from, port: given } = source;
  if (!fits(given.type, port.type)) return [{ kind: 'type', step, port, from, given: given.type }];
  if (!before.has(from.id)) return [{ kind: 'notBefore', step, port, from }];
  return given.mayBeEmpty && !port.mayBeEmpty ? [{ kind: 'mayBeEmpty', step, port, from, source: given }] : [];
}

/** Returns the branch of a decision that can never be taken because its condition is a fixed value. */
function deadBranchesOf(step: Step): readonly ('next' | 'otherwise')[] {
  const wire = step.wires['condition'] ?? '';
  if (!stepKinds[step.kind].isDecision || !wire.startsWith('=')) return [];
  const value = readFixed(wire.slice(1), 'yesNo');
  return value === undefined ? [] : [value ? 'otherwise' : 'next'];
}

const isPlace = (steps: readonly Step[], to: string | undefined) => to === END || steps.some(({ id }) => id === to);

/** Returns every connection that can be taken from a step. */
function waysFrom(steps: readonly Step[], step: Step): readonly Way[] {
  const dead = deadBranchesOf(step);
  const { isDecision, error } = stepKinds[step.kind];
  const targets = [
    ...(dead.includes('next') ? [] : [{ to: step.next, isFailure: false }]),
    ...(isDecision && !dead.includes('otherwise') ? [{ to: step.otherwise ?? END, isFailure: false }] : []),
    ...(error && step.onError ? [{ to: step.onError, isFailure: true }] : []),
  ];
  // A connection to a removed step leads to the end.
  return targets.map((way) => (isPlace(steps, way.to) ? way : { ...way, to: END }));
}

function reachable(steps: readonly Step[], from: readonly string[] = [steps[0]!.id]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    const step = steps.find((one) => one.id === id);
    if (!step || seen.has(id)) return;
    seen.add(id);
    for (const { to } of waysFrom(steps, step)) visit(to);
  };
  from.forEach(visit);
  return seen;
}

/** Returns, for each step, the steps whose outputs are available on every path to it. */
function givenBefore(steps: readonly Step[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Set(steps.map(({ id }) => id));
  const first = steps[0]!.id;
  const before = new Map<string, ReadonlySet<string>>(
    steps.map(({ id }) => [id, id === first ? new Set<string>() : all]),
  );
  const reached = reachable(steps);
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const step of steps) {
      if (!reached.has(step.id)) continue;
      for (const { to, isFailure } of waysFrom(steps, step)) {
        const known = before.get(to);
        if (!known) continue;
        const given = new Set([...before.get(step.id)!, ...(isFailure ? [] : [step.id])]);
        const both = new Set([...known].filter((id) => given.has(id)));
        if (both.size === known.size) continue;
        before.set(to, both);
        isMoving = true;
      }
    }
  }
  return before;
}

/** Reports whether a step is the first step of a loop, in the order of the drawing. */
function startsLoop(steps: readonly Step[], step: Step): boolean {
  const after = (one: Step) =>
    reachable(
      steps,
      waysFrom(steps, one).map(({ to }) => to),
    );
  const loop = steps.filter((one) => after(step).has(one.id) && after(one).has(step.id));
  return loop[0] === step;
}

/** Reports whether some path from a step reaches the end. */
function leadsOut(steps: readonly Step[], from: Step): boolean {
  const seen = new Set<string>();
  const visit = (step: Step): boolean => {
    if (seen.has(step.id)) return false;
    seen.add(step.id);
    return waysFrom(steps, step).some(({ to, isFailure }) => {
      // A failure that ends the run does not count as the exit of a loop.
      if (to === END) return !isFailure;
      const next = steps.find(({ id }) => id === to);
      return next ? visit(next) : false;
    });
  };
  return visit(from);
}
