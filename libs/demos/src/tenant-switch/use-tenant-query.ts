import { useLanguage } from '@genmaster/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createSandbox, SandboxError, type Sandbox } from '../sandbox/create-sandbox.ts';
import { firstAnswers } from './first-answers.ts';
import { TENANT_PATH, type TenantAnswer, type TenantRequest } from './tenant-messages.ts';
import { attemptIn } from './tenant-sql.ts';
import type { TenantSwitchState } from './tenant-state.ts';
import type { TenantId } from './tenants.ts';

type Asker = Sandbox<TenantRequest, { query: TenantAnswer }>;

/** The database may be fetched over a slow connection. */
const LOAD_LIMIT_MS = 60_000;

export interface TenantQuery {
  answer: TenantAnswer;
  /** `kept`: the answer is the prerendered one, and the database is not loaded yet. */
  status: 'kept' | 'working' | 'ready' | 'failed';
  /** Whether the database has answered before; then nothing has to be fetched. */
  isHere: boolean;
  retry: () => void;
}

/** Runs a query in the database frame, which is loaded only when the prerendered answer does not match the request. */
export function useTenantQuery({ tenant, sql }: TenantSwitchState): TenantQuery {
  const [done, setDone] = useState<{ key: string; answer: TenantAnswer } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const asker = useRef<Asker>(null);
  const { code: language } = useLanguage();
  const answers: Partial<Record<TenantId, TenantAnswer>> = firstAnswers[language];
  const key = JSON.stringify([tenant, sql, language]);
  const first = (tenant && answers[tenant]) ?? null;
  const kept = done === null && sql === attemptIn(language, 'read') ? first : null;
  const ask = useEffectEvent(async (isGone: () => boolean) => {
    asker.current ??= createSandbox({ document, path: TENANT_PATH, loadLimitMs: LOAD_LIMIT_MS });
    try {
      const answer = await asker.current.ask({ kind: 'query', tenant, sql, language });
      if (!isGone()) setDone({ key, answer });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      if (!isGone() && error.failure !== 'stopped') setFailed(key);
    }
  });
  const isWanted = kept === null && done?.key !== key && failed !== key;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void ask(() => isOver);
    return () => {
      isOver = true;
    };
  }, [key, isWanted]);
  useEffect(() => () => asker.current?.stop(), []);
  return {
    answer: kept ?? done?.answer ?? firstAnswers[language]['sample-clinic'],
    status: failed === key ? 'failed' : kept ? 'kept' : done?.key === key ? 'ready' : 'working',
    isHere: done !== null,
    retry: () => setFailed(null),
  };
}
