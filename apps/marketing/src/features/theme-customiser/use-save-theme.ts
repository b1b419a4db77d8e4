import type { SavedTheme } from '@genmaster/theme-engine';
import type { SaveOutcome, SendAnswer } from '@genmaster/theme-engine/storage';
import { readThemeConflict, toThemeRecord } from '@genmaster/theme-engine/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices, useSiteDispatch } from '../../app/services-context.tsx';
import { loginRequested } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import type { ThemeTextId } from '../../i18n/messages/theme.en.ts';
import type { Speak } from '../../i18n/speak.ts';
import { SAVE_TONES } from './theme-messages.ts';
import type { ThemeRuntime } from './theme-runtime.ts';
import { useComeBack } from './use-come-back.ts';
import type { ThemeOwner } from './use-theme-owner.ts';

/** What stands before a server says when the server itself is away. */
const AWAY = new Set<unknown>([502, 503, 504]);

/** Stores the draft and says how it went; a theme that could not be sent is sent when the server is back, also after a reload. */
export function useSaveTheme(
  runtime: ThemeRuntime,
  { user, isUnknown, isSettled, ask }: ThemeOwner,
  say: Speak<ThemeTextId>,
) {
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const [saveTheme] = api.endpoints.saveTheme.useMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [isUnsent, setIsUnsent] = useState(false);
  const [conflict, setConflict] = useState<SavedTheme | null>(null);
  const { userId, clientId } = user ?? {};

  const tell = useCallback(
    (outcome: SaveOutcome) => {
      setConflict(outcome === 'conflict' ? runtime.getEngine().getSnapshot().newerCopy : null);
      dispatch(toastShown({ tone: SAVE_TONES[outcome], text: say(`save.${outcome}`) }));
    },
    [runtime, dispatch, say],
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

  const resend = useCallback(async () => {
    const outcome = await runtime.resend();
    setIsUnsent(outcome === 'kept-locally');
    if (outcome && outcome !== 'kept-locally') tell(outcome);
  }, [runtime, tell]);
  // What an earlier visit could not send; with the server's copy at hand a newer one is noticed.
  useEffect(() => {
    if (isSettled) void resend();
  }, [isSettled, userId, resend]);
  useComeBack(isUnsent && isSettled, resend);

  /** A save that waits until the account is known; `lost` when it could not be asked for. */
  const [waiting, setWaiting] = useState<'no' | 'yes' | 'lost'>('no');
  const isAccountLost = waiting === 'lost' && isUnknown;
  // Their stored theme is still on its way, so what is on the page is not yet kept as theirs.
  const isArriving = !!user && !isSettled;

  const save = async () => {
    if (isUnknown) {
      setIsSaving(true);
      const isKnown = await ask();
      setIsSaving(false);
      setWaiting(isKnown ? 'yes' : 'lost');
      if (!isKnown) {
        runtime.keepDraft();
        dispatch(toastShown({ tone: 'problem', text: say('save.accountLost') }));
      }
      return;
    }
    if (isArriving) {
      setWaiting('yes');
      return;
    }
    setWaiting('no');
    setIsSaving(true);
    const outcome = await runtime.save();
    setIsSaving(false);
    setIsUnsent(outcome === 'kept-locally');
    if (outcome === 'kept-locally' && !user) {
      dispatch(toastShown({ tone: 'info', text: say('save.asVisitor') }));
      dispatch(loginRequested());
      return;
    }
    tell(outcome);
  };

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (waiting !== 'no' && isSettled) void latest.current();
  }, [waiting, isSettled]);

  return { save, isSaving: isSaving || (isArriving && waiting === 'yes'), conflict, isAccountLost };
}
