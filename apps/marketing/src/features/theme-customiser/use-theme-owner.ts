import type { UserInfo } from '@genmaster/auth-client/contract';
import { useSession } from '@genmaster/auth-client/react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect } from 'react';
import { useServices } from '../../platform/services-context.tsx';
import { useTheme } from './theme-context.tsx';
import type { ThemeRuntime } from './theme-runtime.ts';
import { useComeBack } from './use-come-back.ts';

/** The user that the theme belongs to, as far as the server has responded. */
export interface ThemeOwner {
  user: UserInfo | null;
  /**
   * Whether a user is signed in whose details are not loaded yet, or failed to load.
   *
   * `ask` requests them again and resolves to whether there was a response.
   */
  isUnknown: boolean;
  ask: () => Promise<boolean>;
  /** Whether the current engine belongs to this user. */
  isSettled: boolean;
  /** Requests the server’s copy again. */
  reload: () => void;
}

/**
 * Switches the engine to the current user: loads the stored theme after a sign-in, restores the visitor’s on sign-out.
 */
export function useThemeOwner(runtime: ThemeRuntime): ThemeOwner {
  const { api, config } = useServices();
  const { modePreference } = useTheme();
  const { status, ended } = useSession();
  const isSignedIn = status === 'signed-in';
  const details = api.endpoints.getUserDetails.useQuery(undefined, { skip: !isSignedIn });
  // `currentData`, because data from before the last sign-out must not reach the next user.
  const user = (isSignedIn && details.currentData) || null;
  const stored = api.endpoints.getSavedTheme.useQuery(user?.userId ?? skipToken);
  const isAnswered = stored.isSuccess || stored.isError;
  const server = stored.currentData ?? null;
  const userId = user?.userId;

  useEffect(() => {
    if (!isSignedIn) runtime.switchUser(null, { server: null, keepDraft: ended === 'expired' });
  }, [runtime, isSignedIn, ended]);

  useEffect(() => {
    if (userId && isAnswered) runtime.switchUser(userId, { server, keepDraft: true });
  }, [runtime, userId, isAnswered, server]);

  // The user’s own choice (which includes following the device), then the project’s mode, then the device’s. A project
  // starts in light, so only another mode is a choice (ADR 0018).
  const { data: projectMode } = api.endpoints.getProjectColorTheme.useQuery(config.projectName);
  const ownMode = projectMode === 'light' ? null : projectMode;
  useEffect(() => {
    const suggest = () => {
      if (!modePreference.isFollowing()) runtime.getEngine().suggestMode(ownMode || modePreference.systemMode());
    };
    suggest();
    const stops = [runtime.subscribe(suggest), modePreference.subscribe(suggest)];
    return () => stops.forEach((stop) => stop());
  }, [runtime, ownMode, modePreference]);

  const { refetch } = stored;
  const reload = useCallback(() => {
    if (userId) void refetch();
  }, [userId, refetch]);
  const askWho = details.refetch;
  const ask = useCallback(async () => isSignedIn && !(await askWho()).isError, [isSignedIn, askWho]);
  const isUnknown = isSignedIn && !user;
  useComeBack(isUnknown && details.error !== undefined, ask);
  return { user, isUnknown, ask, isSettled: !!userId && isAnswered, reload };
}
