import type { UserInfo } from '@genmaster/auth-client/contract';
import { readStoredTheme, themeConflictSchema, toThemeRecord } from '@genmaster/theme-engine/contract';
import * as v from 'valibot';
import { useServices, useSiteDispatch } from '../../app/services-context.tsx';
import { loginRequested } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import type { ThemeRuntime } from './theme-runtime.ts';

/**
 * Stores the draft: with the account when somebody is signed in, in this browser otherwise.
 *
 * Whatever happens on the way, the edits stay: a newer copy on the server is shown as a choice, a server that cannot
 * be reached leaves the theme in this browser.
 */
export function useSaveTheme(runtime: ThemeRuntime, user: UserInfo | null) {
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const [saveTheme, { isLoading }] = api.endpoints.saveTheme.useMutation();

  const tell = (tone: 'success' | 'info' | 'problem', text: string) => dispatch(toastShown({ tone, text }));

  const keepHere = (text: string, tone: 'info' | 'problem') => {
    const outcome = runtime.keep({ pending: true });
    if (outcome === 'stored') tell(tone, text);
    else
      tell(
        'problem',
        'This browser keeps nothing (its storage is full or switched off). Your theme lasts until you leave.',
      );
  };

  const save = async () => {
    const engine = runtime.getEngine();
    const state = engine.getSnapshot().draft;
    const copy = engine.toSaved();
    if (!user) {
      engine.markSaved({ recordId: copy.recordId, revision: copy.revision + 1, state });
      keepHere('Saved in this browser. Sign in and save again to keep it with your account.', 'info');
      dispatch(loginRequested());
      return;
    }
    const record = toThemeRecord(copy, { name: 'My theme', userId: user.userId, sagClientId: user.clientId });
    const answer = await saveTheme(record);
    if (answer.data) {
      engine.markSaved({ recordId: answer.data.id, revision: answer.data.revision, state });
      runtime.keep({ pending: false });
      tell('success', 'Your theme is saved with your account.');
      return;
    }
    const status = answer.error && 'status' in answer.error ? answer.error.status : null;
    const conflict = v.safeParse(
      themeConflictSchema,
      answer.error && 'data' in answer.error ? answer.error.data : null,
    );
    if (conflict.success) {
      engine.loadSaved(readStoredTheme(conflict.output.newer));
      tell('problem', 'A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.');
    } else if (status === 401) {
      tell('problem', 'Your session has ended. Sign in again, then save; your changes are kept.');
    } else if (typeof status === 'number') {
      tell('problem', 'The server could not store your theme. Your changes are kept; try Save Changes again.');
    } else {
      keepHere(
        'The server could not be reached. Your theme is kept in this browser; save again when you are online.',
        'problem',
      );
    }
  };

  return { save, isSaving: isLoading };
}
