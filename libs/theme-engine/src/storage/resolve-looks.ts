import { needEngine, needOptions, needValues } from '../core/need.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import type { LocalThemeCopy } from './local-theme-store.ts';

/**
 * Resolves a state of an engine for a stored copy, so that the next first paint shows it in the right mode.
 *
 * For a theme that follows the device these are two looks, one for a light device and one for a dark one: the device may
 * have changed by then. Both have the contrast that the engine shows.
 *
 * @example
 * const { draft } = engine.getSnapshot();
 * const saved = engine.toSaved();
 * local.save({ saved, pending: true, ...resolveLooks(engine, { state: draft, isFollowing: saved.mode === null }) });
 */
export function resolveLooks(
  engine: Pick<ThemeEngine, 'catalogue' | 'getSnapshot'>,
  options: { readonly state: ThemeState; readonly isFollowing: boolean },
): Required<Pick<LocalThemeCopy, 'resolved'>> & Pick<LocalThemeCopy, 'resolvedDark'> {
  const { state, isFollowing } = needOptions(options);
  needEngine(engine);
  needValues(state, 'state');
  const { contrast } = engine.getSnapshot();
  const lookIn = (mode: ThemeMode) => resolveTheme(engine.catalogue, { ...state, mode }, { contrast });
  return isFollowing ? { resolved: lookIn('light'), resolvedDark: lookIn('dark') } : { resolved: lookIn(state.mode) };
}
