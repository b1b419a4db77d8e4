import { useState } from 'react';
import { explainFailure, type Failure, type TranslateAccount } from './explain-failure.ts';

/** State of an action that a person starts: whether it is running, and why it failed. */
export interface Action {
  isBusy: boolean;
  failure: Failure | null;
  /** Runs the work unless it is running already. Resolves to whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Clears the failure, for example when the input changes. */
  forget: () => void;
}

/**
 * Keeps the state of an action that calls the server; the form keeps its input when the action fails.
 *
 * @param explain Explains a failure. @default the explanation used elsewhere in the account
 */
export function useAction(
  t: TranslateAccount,
  explain: (error: unknown) => Failure = (error) => explainFailure(error, t),
): Action {
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
        setFailure(explain(error));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
