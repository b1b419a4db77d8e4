import type { UserInfo } from '@genmaster/auth-client/contract';
import type { MyTheme, MyThemes, MyThemesOutcome } from '@genmaster/shell-ui/theme-panel';
import { MOST_THEMES, readThemeName, toNewTheme, type ListedTheme } from '@genmaster/theme-engine/contract';
import { namedThemeEndpoints, namedThemeTagTypes } from '@genmaster/theme-engine/rtk-query';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, useSyncExternalStore } from 'react';
import { useServices, useSiteDispatch } from '../../platform/services-context.tsx';
import { loginRequested } from '../session/session-dialog-slice.ts';
import type { ThemeRuntime } from './theme-runtime.ts';
import { createVisitorThemes } from './visitor-themes.ts';

/**
 * Lists and changes the themes of the account, requested when the list is first opened. A visitor's themes are kept in
 * this browser; where its storage is blocked, the visitor is offered to sign in.
 */
export function useMyThemes(runtime: ThemeRuntime, user: UserInfo | null): MyThemes {
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const [{ endpoints }] = useState(() =>
    api
      .enhanceEndpoints({ addTagTypes: [...namedThemeTagTypes] })
      .injectEndpoints({ endpoints: namedThemeEndpoints, overrideExisting: true }),
  );
  const [wantedBy, setWantedBy] = useState<string | null>(null);
  const userId = user?.userId;
  const list = endpoints.getThemes.useQuery(userId !== undefined && wantedBy === userId ? userId : skipToken);
  const [createTheme] = endpoints.createTheme.useMutation();
  const [renameTheme] = endpoints.renameTheme.useMutation();
  const [chooseTheme] = endpoints.chooseTheme.useMutation();
  const [deleteTheme] = endpoints.deleteTheme.useMutation();
  const [visitors] = useState(() => createVisitorThemes(runtime));
  const visitorThemes = useSyncExternalStore(visitors.subscribe, visitors.list, visitors.list);

  const onSignIn = () => dispatch(loginRequested());
  if (userId === undefined && !runtime.place.storage) return { state: 'signed-out', onSignIn };
  if (userId === undefined) {
    return {
      state: 'here',
      themes: visitorThemes,
      most: MOST_THEMES,
      onWanted: () => undefined,
      choose: async (theme) => visitors.choose(theme),
      create: async (name, saved) => visitors.create(name, saved),
      rename: async (theme, name) => visitors.rename(theme, name),
      remove: async (theme) => visitors.remove(theme),
      onSignIn,
    };
  }
  return {
    state: list.currentData ? 'here' : list.isError && !list.isFetching ? 'lost' : 'loading',
    themes: list.currentData ?? [],
    most: MOST_THEMES,
    onWanted() {
      setWantedBy(userId);
      if (list.isError) void list.refetch();
    },
    async choose({ saved }: MyTheme) {
      const answer = await chooseTheme({ id: saved.recordId });
      // Applied at once from the server’s response; there were no unsaved edits here.
      if (answer.data) runtime.switchUser(userId, { server: answer.data.saved, keepDraft: false });
      return outcomeOf(answer);
    },
    async create(text, saved) {
      const name = readThemeName(text);
      return name === null ? 'bad-name' : outcomeOf(await createTheme(toNewTheme(saved, name)));
    },
    async rename(theme, text) {
      const name = readThemeName(text);
      if (name === null) return 'bad-name';
      return outcomeOf(await renameTheme({ id: theme.saved.recordId, name, replaces: theme.name }));
    },
    remove: async ({ saved }) =>
      outcomeOf(await deleteTheme({ id: saved.recordId, revision: saved.revision }), { ofConflict: 'changed' }),
  };
}

/** Returns the outcome for a response of the server. */
function outcomeOf(
  { data, error }: { data?: ListedTheme | null; error?: unknown },
  { ofConflict = 'full' }: { ofConflict?: MyThemesOutcome } = {},
): MyThemesOutcome {
  if (data) return 'done';
  const status = (error as { status?: unknown } | undefined)?.status;
  if (status === 404 || status === 412) return 'changed';
  return status === 409 ? ofConflict : 'failed';
}
