import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createSandbox, SandboxError, type Sandbox } from '../sandbox/create-sandbox.ts';
import { CHECK_PATH, type CheckAnswer, type CheckRequest, type RuleSettings } from './check-messages.ts';

type Checker = Sandbox<CheckRequest, Record<CheckRequest['kind'], CheckAnswer>>;

/** State of the check. */
export interface CodeCheck {
  answer: CheckAnswer;
  /** `kept`: the answer is that of the prerendered page, and the linter is not loaded yet. */
  status: 'kept' | 'checking' | 'ready' | 'failed';
  /** Applies every safe fix. */
  fixAll: () => Promise<CheckAnswer | null>;
  retry: () => void;
}

/** Pause after typing before the code is checked, in milliseconds. */
const PAUSE_MS = 300;

/** Timeout for loading the linter, long enough for a slow connection. */
const LOAD_LIMIT_MS = 60_000;

/** Checks code in a frame, which is loaded only when the shown answer has to differ from the kept one. */
export function useCodeCheck(code: string, rules: RuleSettings, kept: { answer: CheckAnswer; rules: RuleSettings }) {
  const [answer, setAnswer] = useState(kept.answer);
  const [checked, setChecked] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const checker = useRef<Checker>(null);
  const key = JSON.stringify([code, rules]);
  const isKept = key === JSON.stringify([kept.answer.code, kept.rules]);
  const take = (next: CheckAnswer, of: string) => {
    setAnswer(next);
    setChecked(of);
    setFailed(null);
  };
  const ask = async (kind: CheckRequest['kind']): Promise<CheckAnswer | null> => {
    checker.current ??= createSandbox({ document, path: CHECK_PATH, loadLimitMs: LOAD_LIMIT_MS });
    try {
      return await checker.current.ask({ kind, code, rules });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      if (error.failure !== 'stopped') setFailed(key);
      return null;
    }
  };
  const check = useEffectEvent(async () => {
    const next = await ask('check');
    if (next) take(next, key);
  });
  const showKept = useEffectEvent(() => take(kept.answer, key));
  const isFailed = failed === key;
  useEffect(() => {
    if (isKept) {
      showKept();
      return undefined;
    }
    if (isFailed) return undefined;
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, isKept, isFailed]);
  useEffect(() => () => checker.current?.stop(), []);
  const status = isFailed ? 'failed' : isKept ? 'kept' : checked === key ? 'ready' : 'checking';
  return {
    answer: isKept ? kept.answer : answer,
    status,
    fixAll: () => ask('fix'),
    retry: () => setFailed(null),
  } as CodeCheck;
}
