import { usePartText } from '@genmaster/i18n';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { safeParse } from 'valibot';
import type { DemoDefinition } from '../demo-definition.ts';
import { createDemoMemory } from '../demo-memory.ts';
import { demoKeyOf } from '../kept-demo.ts';
import { SHARE_PREFIX } from './share-prefix.ts';
import { unpackState } from './share-state.ts';

/** Current session of a demo: its state, its origin, and its announcements. */
export interface DemoSession<State> {
  state: State;
  /** Id of the scenario the state started from. */
  scenario: string;
  /** Whether this browser keeps the state. */
  isKept: boolean;
  /** Whether this browser could not store the state: it is too large, or storage is denied or full. */
  isRefused: boolean;
  /** Whether the state differs from the scenario’s: the visitor’s own, or a shared one. */
  isOwn: boolean;
  /** Last announcement for screen readers; the running number makes a repeated text announced again. */
  said: { text: string; count: number };
  /** Error message for an address that asks for something unknown. */
  problem: string | null;
  /** Number of resets; used as a key, so that a reset also discards uncommitted input. */
  round: number;
  /** Whether an example replaced the visitor’s own state, which can still be restored. */
  canRestore: boolean;
  announce: (text: string) => void;
  change: (change: (state: State) => State) => void;
  choose: (scenario: string) => void;
  reset: () => void;
  clear: () => void;
  /** Restores the visitor’s state that the last example, reset or clearing replaced. */
  restore: () => void;
}

type Shown<State> = Pick<DemoSession<State>, 'state' | 'scenario' | 'isKept' | 'isOwn'>;

type Held<State> = Shown<State> &
  Pick<DemoSession<State>, 'said' | 'problem' | 'round'> & {
    /** Whether the state was read from storage: it is not written again, another tab may be further by then. */
    isRead?: boolean;
    /** State that an example replaced; kept in memory until the next change. */
    replaced: Shown<State> | null;
  };

const shownOf = <State>({ state, scenario, isKept, isOwn }: Shown<State>): Shown<State> => ({
  state,
  scenario,
  isKept,
  isOwn,
});

/**
 * Manages a demo’s state: at first the prefilled one, which equals the prerendered page; then the one that the address
 * requests by `?demo=` or contains after `#demo:`, or the stored one.
 */
export function useDemoState<State>(definition: DemoDefinition<State>): DemoSession<State> {
  const t = usePartText('demo-parts');
  const { id, scenarios, schema } = definition;
  const memory = useMemo(() => createDemoMemory(id, { schema, storageOf: () => localStorage }), [id, schema]);
  const [isRefused, setRefused] = useState(false);
  const [held, setHeld] = useState<Held<State>>({
    state: scenarios[0].state,
    scenario: scenarios[0].id,
    isKept: false,
    isOwn: false,
    said: { text: '', count: 0 },
    problem: null,
    round: 0,
    replaced: null,
  });
  const { search, hash } = useLocation();
  const wanted = new URLSearchParams(search).get('demo');
  const shared = hash.startsWith(SHARE_PREFIX) ? hash.slice(SHARE_PREFIX.length) : null;
  const hold = (next: Partial<Held<State>>, text: string) =>
    setHeld((now) => ({ ...now, problem: null, ...next, said: { text, count: now.said.count + 1 } }));
  const refuse = (problem: string) => hold({ problem }, problem);
  const show = (scenarioId: string, text?: string) => {
    const found = scenarios.find((scenario) => scenario.id === scenarioId) ?? scenarios[0];
    memory.clear();
    hold(
      {
        state: found.state,
        scenario: found.id,
        isKept: false,
        isOwn: false,
        round: held.round + 1,
        // A second reset in a row keeps the work before the first one restorable.
        replaced: held.isOwn ? shownOf(held) : held.replaced,
      },
      text ?? t('stage.scenarioShown', { label: found.label }),
    );
  };

  const readOwn = () => {
    const kept = memory.read();
    const origin = scenarios.find((scenario) => scenario.id === memory.readExample()) ?? scenarios[0];
    return kept && { state: kept, scenario: origin.id, isKept: true, isOwn: true, isRead: true };
  };
  const takeOwn = () => {
    const own = readOwn();
    if (own) setHeld((now) => ({ ...now, ...own }));
  };
  const enter = useEffectEvent(() => {
    const found = scenarios.find((scenario) => scenario.id === wanted);
    if (found) {
      // An address shows its example and keeps the stored state, which can be restored.
      hold(
        { state: found.state, scenario: found.id, isKept: false, isOwn: false, replaced: readOwn() },
        t('stage.scenarioShown', { label: found.label }),
      );
      return;
    }
    takeOwn();
    if (wanted !== null) refuse(t('stage.scenarioUnknown', { id: wanted }));
  });
  useEffect(() => enter(), [wanted]);
  const takeShared = useEffectEvent((found: unknown) => {
    const read = safeParse(schema, found);
    if (read.success)
      hold(
        { state: read.output, isKept: false, isOwn: true, replaced: held.isKept ? shownOf(held) : held.replaced },
        t('stage.sharedShown'),
      );
    else refuse(t('stage.sharedUnknown'));
    document.getElementById('demo')?.scrollIntoView();
  });
  useEffect(() => {
    if (shared === null) return undefined;
    let isGone = false;
    void unpackState(shared).then((found) => {
      if (!isGone) takeShared(found);
    });
    return () => {
      isGone = true;
    };
  }, [shared]);
  const keep = useEffectEvent(() => setRefused(!memory.write(held.state, held.scenario)));
  useEffect(() => {
    if (held.isKept && !held.isRead) keep();
  }, [held]);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      // An address keeps its own state.
      const isOpen = held.isKept || !(held.isOwn || wanted);
      if (isOpen && key === demoKeyOf(id)) takeOwn();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });

  const { replaced } = held;
  return {
    ...held,
    isRefused: held.isKept && isRefused,
    canRestore: replaced !== null,
    announce: (text) => hold({}, text),
    change: (change) =>
      setHeld((now) => {
        const state = change(now.state);
        return state === now.state
          ? now
          : { ...now, state, isKept: true, isOwn: true, isRead: false, problem: null, replaced: null };
      }),
    choose: show,
    reset: () => show(held.scenario, t('stage.resetDone')),
    clear: () => show(held.scenario, t('stage.cleared')),
    restore() {
      if (!replaced) return;
      hold({ ...replaced, isRead: false, round: held.round + 1, replaced: null }, t('stage.restored'));
    },
  };
}
