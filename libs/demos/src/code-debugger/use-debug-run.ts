import { useEffect, useRef, useState } from 'react';
import type { DebugView } from '@genmaster/app-model/script';
import { createSandbox, SandboxError, type Sandbox, type SandboxFailure } from '../sandbox/create-sandbox.ts';
import type { DebugCommand } from '../sandbox/sandbox-messages.ts';
import type { CodeDebuggerState } from './code-debugger-state.ts';
import { firstPause, firstSteps } from './first-pause.ts';
import { lateFee } from './samples.ts';

/** State of a run. */
export interface DebugRun {
  view: DebugView | null;
  isBusy: boolean;
  failure: SandboxFailure | null;
  /** Reason why the last value could not be changed. */
  problem: string | null;
}

const STOPPED: DebugRun = { view: null, isBusy: false, failure: null, problem: null };

/** Manages a run: the steps taken so far, and the sandbox’s responses. */
export function useDebugRun(state: CodeDebuggerState): {
  run: DebugRun;
  /** Takes a step, or starts the code; returns the new run. */
  take: (command: DebugCommand | 'start') => Promise<DebugRun | null>;
  stop: () => void;
} {
  const [run, setRun] = useState<DebugRun>(() => firstRun(state));
  const [code, setCode] = useState(state.code);
  const steps = useRef<readonly DebugCommand[]>(firstSteps);
  const sandbox = useRef<Sandbox>(null);
  // Changed code is another program: the old run says nothing about it.
  if (code !== state.code) {
    setCode(state.code);
    setRun(firstRun(state));
  }
  useEffect(() => {
    steps.current = state.code === lateFee.code ? firstSteps : [];
    sandbox.current?.stop();
  }, [state.code]);
  useEffect(() => () => sandbox.current?.stop(), []);

  const take = async (command: DebugCommand | 'start') => {
    if (run.isBusy) return null;
    sandbox.current ??= createSandbox({ document });
    const commands = command === 'start' ? [] : [...steps.current, command];
    setRun((now) => ({ ...now, isBusy: true, failure: null, problem: null }));
    try {
      const { breakpoints, watches } = state;
      const wishes = { breakpoints, watches };
      const answer = await sandbox.current.ask({ kind: 'debug', code: state.code, wishes, commands });
      if (answer.problem === null) steps.current = commands;
      const next = { view: answer.view, isBusy: false, failure: null, problem: answer.problem };
      setRun(next);
      return next;
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      const { failure } = error;
      // A stop has reset the run already.
      if (failure !== 'stopped') setRun((now) => ({ ...now, isBusy: false, failure }));
      return null;
    }
  };
  const stop = () => {
    sandbox.current?.stop();
    steps.current = [];
    setRun(STOPPED);
  };
  return { run, take, stop };
}

/** Returns the initial run: the first example is shown at its pause, other code is not started. */
const firstRun = ({ code }: CodeDebuggerState): DebugRun => ({
  ...STOPPED,
  view: code === lateFee.code ? firstPause : null,
});
