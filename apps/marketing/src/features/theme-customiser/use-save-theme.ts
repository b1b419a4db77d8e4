import type { UserInfo } from '@genmaster/auth-client/contract';
import type { SavedTheme } from '@genmaster/theme-engine';
import type { SaveOutcome, SendAnswer } from '@genmaster/theme-engine/storage';
import { readThemeConflict, toThemeRecord } from '@genmaster/theme-engine/contract';
import { useCallback, useEffect, useState } from 'react';
import { useServices, useSiteDispatch } from '../../app/services-context.tsx';
import { loginRequested } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import type { ThemeTextId } from '../../i18n/messages/theme.en.ts';
import type { Speak } from '../../i18n/speak.ts';
import { SAVE_TONES } from './theme-messages.ts';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Stores the draft and says how it went; a theme that could not be sent is sent when the connection is back. */
export function useSaveTheme(runtime: ThemeRuntime, user: UserInfo | null, say: Speak<ThemeTextId>) {
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

  const save = async () => {
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

  return { save, isSaving, conflict };
}
