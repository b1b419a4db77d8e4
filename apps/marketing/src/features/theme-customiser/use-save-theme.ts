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
import type { ThemeOwner } from './use-theme-owner.ts';

/** Stores the draft and says how it went; a theme that could not be sent is sent when the connection is back. */
export function useSaveTheme(
  runtime: ThemeRuntime,
  { user, isUnknown, isSettled, ask }: ThemeOwner,
  say: Speak<ThemeTextId>,
) {
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const [saveTheme] = api.endpoints.saveTheme.useMutation();
  const [isSaving, setIsSaving] = useState(false);
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
      return { kind: typeof status === 'number' ? 'refused' : 'unreachable' };
    });
    const resend = () =>
      void runtime.resend().then((outcome) => {
        if (outcome && outcome !== 'kept-locally') tell(outcome);
      });
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [runtime, saveTheme, userId, clientId, tell]);

  /** A save that waits until the account is known; `lost` when it could not be asked for. */
  const [waiting, setWaiting] = useState<'no' | 'yes' | 'lost'>('no');
  const isAccountLost = waiting === 'lost' && isUnknown;

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
    setWaiting('no');
    setIsSaving(true);
    const outcome = await runtime.save();
    setIsSaving(false);
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
  useEffect(() => {
    if (!isAccountLost) return;
    const again = () => void latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAccountLost]);

  return { save, isSaving, conflict, isAccountLost };
}
