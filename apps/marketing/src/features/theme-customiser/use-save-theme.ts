import type { UserInfo } from '@genmaster/auth-client/contract';
import type { SaveOutcome, SendAnswer } from '@genmaster/theme-engine/dom';
import { readStoredTheme, themeConflictSchema, toThemeRecord } from '@genmaster/theme-engine/contract';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useServices, useSiteDispatch } from '../../app/services-context.tsx';
import { loginRequested } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import type { ThemeRuntime } from './theme-runtime.ts';

type Tone = 'success' | 'info' | 'problem';

/** What a person is told about a save; whatever happened, the edits are still there. */
const MESSAGES: Readonly<Record<SaveOutcome, readonly [Tone, string]>> = {
  stored: ['success', 'Your theme is saved with your account.'],
  'kept-locally': [
    'problem',
    'The server could not be reached. Your theme is kept in this browser and is sent when you are online again.',
  ],
  conflict: ['problem', 'A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.'],
  refused: ['problem', 'The server could not store your theme. Your changes are kept; try Save Changes again.'],
  lost: [
    'problem',
    'This browser keeps nothing (its storage is full or switched off). Your theme lasts until you leave.',
  ],
};

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
        if (outcome === 'stored') dispatch(toastShown({ tone: 'success', text: MESSAGES.stored[1] }));
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
          text: 'Saved in this browser. Sign in and save again to keep it with your account.',
        }),
      );
      dispatch(loginRequested());
      return;
    }
    const [tone, text] = MESSAGES[outcome];
    dispatch(toastShown({ tone, text }));
  };

  return { save, isSaving };
}
