import { useEffect, useRef, useState } from 'react';
import { createSandbox, SandboxError, type Sandbox, type SandboxFailure } from '../sandbox/create-sandbox.ts';
import { answerOf, HANDLER_NAME, prepareCall } from './answer-call.ts';
import type { CustomHandlerState, HandlerAnswer } from './endpoint.ts';

/** Runs handlers in the sandbox, one at a time. */
export function useHandlerRun(): {
  isBusy: boolean;
  failure: SandboxFailure | null;
  /** Runs a call; returns `null` when the run was stopped or failed. */
  run: (state: CustomHandlerState) => Promise<HandlerAnswer | null>;
  stop: () => void;
} {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SandboxFailure | null>(null);
  const sandbox = useRef<Sandbox>(null);
  useEffect(() => () => sandbox.current?.stop(), []);
  const run = async (state: CustomHandlerState) => {
    const prepared = prepareCall(state);
    setFailure(null);
    if ('refused' in prepared) return prepared.refused;
    sandbox.current ??= createSandbox({ document });
    setIsBusy(true);
    try {
      const call = { name: HANDLER_NAME, args: prepared.args };
      const outcome = await sandbox.current.ask({ kind: 'run', code: state.code, call });
      return answerOf(state.endpoint, outcome);
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      setFailure(error.failure);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run, stop: () => sandbox.current?.stop() };
}
