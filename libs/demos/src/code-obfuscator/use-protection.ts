import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ScriptOutcome } from '@genmaster/app-model/script';
import { createSandbox, SandboxError, type Sandbox } from '../sandbox/create-sandbox.ts';
import type { CodeObfuscatorState } from './code-obfuscator-state.ts';
import { firstProtection } from './first-protection.ts';
import type { MeasuredRun, Protection } from './protection.ts';
import { PROTECT_PATH, type ProtectAnswer, type ProtectRequest } from './protect-messages.ts';

type Protector = Sandbox<ProtectRequest, { protect: ProtectAnswer }>;

const PAUSE_MS = 400;
const LOAD_LIMIT_MS = 60_000;
const RUNS = 3;

/** Obfuscates the code in one frame and runs both versions in another, unless the kept result already matches. */
export function useProtection({ code, level }: CodeObfuscatorState) {
  const [done, setDone] = useState<{ key: string; protection: Protection } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const protector = useRef<Protector>(null);
  const sandbox = useRef<Sandbox>(null);
  const key = JSON.stringify([code, level]);
  const isKept = code === firstProtection.source && level === firstProtection.level && done === null;

  const run = async (text: string): Promise<MeasuredRun> => {
    sandbox.current ??= createSandbox({ document });
    let ms = Infinity;
    let outcome: ScriptOutcome | null = null;
    for (let count = 0; count < RUNS; count += 1) {
      const start = performance.now();
      outcome = await sandbox.current.ask({ kind: 'run', code: text });
      ms = Math.min(ms, performance.now() - start);
      if (outcome.kind === 'limit') break;
    }
    return { outcome: outcome!, ms };
  };
  const work = useEffectEvent(async (isGone: () => boolean) => {
    protector.current ??= createSandbox({ document, path: PROTECT_PATH, loadLimitMs: LOAD_LIMIT_MS });
    try {
      const answer = await protector.current.ask({ kind: 'protect', code, level });
      if (isGone()) return;
      const original = await run(code);
      if (isGone()) return;
      const result = answer.kind === 'done' ? await run(answer.code) : original;
      if (!isGone()) setDone({ key, protection: { answer, original, result } });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      if (!isGone() && error.failure !== 'stopped') setFailed(key);
    }
  });
  const isFailed = failed === key;
  const isDone = done?.key === key;
  useEffect(() => {
    if (isKept || isFailed || isDone) return undefined;
    let isOver = false;
    const timer = setTimeout(() => void work(() => isOver), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, isKept, isFailed, isDone]);
  useEffect(
    () => () => {
      protector.current?.stop();
      sandbox.current?.stop();
    },
    [],
  );
  const status = isFailed ? 'failed' : isKept ? 'kept' : isDone ? 'ready' : 'working';
  return {
    protection: done?.protection ?? firstProtection.protection,
    status,
    retry: () => setFailed(null),
  } as { protection: Protection; status: 'failed' | 'kept' | 'ready' | 'working'; retry: () => void };
}
