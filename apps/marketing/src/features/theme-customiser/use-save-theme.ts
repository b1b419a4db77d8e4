import type { SavedTheme } from '@genmaster/theme-engine';
import {
  createThemeSync,
  type SaveOutcome,
  type SendAnswer,
  type ThemeOwnerState,
} from '@genmaster/theme-engine/storage';
import { readThemeConflict, toThemeRecord } from '@genmaster/theme-engine/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices, useSiteDispatch } from '../../platform/services-context.tsx';
import { loginRequested } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import { SAVE_TONES } from './theme-messages.ts';
import type { ThemeRuntime } from './theme-runtime.ts';
import { useComeBack } from './use-come-back.ts';
import type { ThemeOwner } from './use-theme-owner.ts';

/** Statuses that a proxy responds with when the server behind it is unreachable. */
const AWAY = new Set<unknown>([502, 503, 504]);

/**
 * Saves the draft and reports the outcome; a theme that could not be sent is sent when the server is back, also after a
 * reload.
 */
export function useSaveTheme(
  runtime: ThemeRuntime,
  { user, isUnknown, isSettled, ask }: ThemeOwner,
  t: Translate<MessageIdOf<'theme'>>,
) {
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const [saveTheme] = api.endpoints.saveTheme.useMutation();
  const [conflict, setConflict] = useState<SavedTheme | null>(null);
  const { userId, clientId } = user ?? {};

  const report = (outcome: SaveOutcome | 'account-lost', owner: ThemeOwnerState) => {
    setConflict(outcome === 'conflict' ? runtime.getEngine().getSnapshot().newerCopy : null);
    // The panel already reports that a visitor’s theme is stored in this browser, and offers to sign in.
    if (outcome === 'kept-locally' && owner === 'visitor') return;
    const message =
      outcome === 'account-lost'
        ? { tone: 'problem' as const, text: t('save.accountLost') }
        : { tone: SAVE_TONES[outcome], text: t(`save.${outcome}`) };
    dispatch(toastShown(message));
  };
  // The sync lives as long as the runtime, but calls the functions of the latest render.
  const ports = useRef({ ask, report });
  useEffect(() => {
    ports.current = { ask, report };
  });
  const [sync] = useState(() =>
    createThemeSync({
      saver: runtime,
      askWho: () => ports.current.ask(),
      keepDraft: runtime.keepDraft,
      onOutcome: (outcome, owner) => ports.current.report(outcome, owner),
    }),
  );
  const { state, isSaveWaiting, isAccountLost, isKeptHere } = useSyncExternalStore(
    sync.subscribe,
    sync.getSnapshot,
    sync.getSnapshot,
  );

  useEffect(() => {
    if (userId === undefined || clientId === undefined) return;
    runtime.connect(async (copy): Promise<SendAnswer> => {
      const answer = await saveTheme(toThemeRecord(copy, { name: 'My theme', userId, sagClientId: clientId }));
      if (answer.data) {
        const { id, revision, savedAt } = answer.data;
        return { kind: 'stored', recordId: id, revision, savedAt };
      }
      const { status, data } = { status: null, data: null, ...answer.error };
      const newer = status === 412 || status === 409 ? readThemeConflict(data) : null;
      if (newer) return { kind: 'conflict', newer };
      return { kind: typeof status === 'number' && !AWAY.has(status) ? 'refused' : 'unreachable' };
    });
  }, [runtime, saveTheme, userId, clientId]);

  const ownerState: ThemeOwnerState = isUnknown ? 'unknown' : !user ? 'visitor' : isSettled ? 'ready' : 'loading';
  useEffect(() => sync.setOwner(ownerState), [sync, ownerState, userId]);
  useEffect(() => {
    const look = () => sync.setConflict(!!runtime.getEngine().getSnapshot().newerCopy);
    let stop = runtime.getEngine().subscribe(look);
    const stopFollowing = runtime.subscribe(() => {
      stop();
      stop = runtime.getEngine().subscribe(look);
      look();
    });
    return () => {
      stop();
      stopFollowing();
    };
  }, [runtime, sync]);
  useComeBack(state === 'offline' && isSettled, sync.resend);

  return {
    save: sync.save,
    isSaving: state === 'saving' || (state === 'loading' && isSaveWaiting),
    conflict,
    isAccountLost,
    keptHere: isKeptHere ? { onSignIn: () => dispatch(loginRequested()), onDismiss: sync.dismiss } : null,
  };
}
