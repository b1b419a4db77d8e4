import type { UserInfo } from '@genmaster/auth-client/contract';
import type { SendAnswer } from '@genmaster/theme-engine/dom';
import { readStoredTheme, themeConflictSchema, toThemeRecord } from '@genmaster/theme-engine/contract';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useServices, useSiteDispatch } from '../../app/services-context.tsx';
import { loginRequested } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import { SAVE_MESSAGES, THEME_MESSAGES } from './theme-messages.ts';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Stores the draft and says how it went; a theme that could not be sent is sent when the connection is back. */
export function useSaveTheme(runtime: ThemeRuntime, user: UserInfo | null) {
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const [saveTheme] = api.endpoints.saveTheme.useMutation();
  const [isSaving, setIsSaving] = useState(false);
  const { userId, clientId } = user ?? {};

  useEffect(() => {
    if (userId === undefined || clientId === undefined) return;
    runtime.connect(async (copy): Promise<SendAnswer> => {
      const answer = await saveTheme(toThemeRecord(copy, { name: 'My theme', userId, sagClientId: clientId }));
      if (answer.data) {
        const { id, revision, savedAt } = answer.data;
        return { kind: 'stored', recordId: id, revision, savedAt };
      }
      const { status, data } = { status: null, data: null, ...answer.error };
      const conflict = v.safeParse(themeConflictSchema, data);
      if (conflict.success) return { kind: 'conflict', newer: readStoredTheme(conflict.output.newer) };
      return { kind: typeof status === 'number' ? 'refused' : 'unreachable' };
    });
    const resend = () =>
      void runtime.resend().then((outcome) => {
        if (outcome === 'stored') dispatch(toastShown({ tone: 'success', text: SAVE_MESSAGES.stored[1] }));
      });
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [runtime, saveTheme, userId, clientId, dispatch]);

  const save = async () => {
    setIsSaving(true);
    const outcome = await runtime.save();
    setIsSaving(false);
    if (outcome === 'kept-locally' && !user) {
      dispatch(
        toastShown({
          tone: 'info',
          text: THEME_MESSAGES.savedAsVisitor,
        }),
      );
      dispatch(loginRequested());
      return;
    }
    const [tone, text] = SAVE_MESSAGES[outcome];
    dispatch(toastShown({ tone, text }));
  };

  return { save, isSaving };
}
