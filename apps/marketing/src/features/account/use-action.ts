import { useState } from 'react';
import { explainFailure, type Failure, type SayAccount } from './explain-failure.ts';

/** Something a person starts by a press: whether it is under way, and why it failed. */
export interface Action {
  isBusy: boolean;
  failure: Failure | null;
  /** Does the work unless some is under way, and says whether it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets a failure, once what was wrong is changed. */
  forget: () => void;
}

/** Keeps the state of an action that calls the server; what was typed stays where it is when it fails. */
export function useAction(say: SayAccount): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isBusy,
    failure,
    forget: () => setFailure(null),
    async run(work) {
      if (isBusy) return false;
      setIsBusy(true);
      setFailure(null);
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(explainFailure(error, say));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
