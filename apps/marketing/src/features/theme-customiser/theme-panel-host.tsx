import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useTheme } from './theme-context.tsx';
import { useFollowedMode } from './use-followed-mode.ts';
import { useLoaded, usePartText } from '@genmaster/i18n';
import { LeavingQuestion } from '../session/leaving-question.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import { THEME_PANEL_ID } from './theme-panel-id.ts';
import { describeThemeProblem } from './theme-messages.ts';
import { panelClosed, panelOpened, selectIsPanelOpen } from './theme-panel-slice.ts';
import { useOtherThemeMessage } from './use-other-theme-message.ts';
import { useProjectOptions } from './use-project-options.ts';
import { usePublishScheme } from './use-publish-scheme.ts';
import { useSaveTheme } from './use-save-theme.ts';
import { useSharedTheme } from './use-shared-theme.ts';
import { useThemeOwner } from './use-theme-owner.ts';

const ThemePanelView = lazy(async () => ({ default: (await import('./theme-panel-view.tsx')).ThemePanelView }));

export interface ThemePanelHostProps {
  /** Whether the panel is likely to be opened soon. */
  isWanted: boolean;
  /** Accessible name of the placeholder until the panel is loaded. */
  label: string;
}

/** Connects the panel to the engine of the current user, and to the calls that store the theme. */
export function ThemePanelHost({ isWanted, label }: ThemePanelHostProps) {
  const dispatch = useSiteDispatch();
  const { theme } = useTheme();
  const t = usePartText('theme');
  const runtime = useLoaded(theme.load, undefined);
  const engine = useSyncExternalStore(runtime.subscribe, runtime.getEngine, runtime.getEngine);
  const isOpen = useSiteSelector(selectIsPanelOpen);
  useProjectOptions(runtime, isOpen);
  const owner = useThemeOwner(runtime);
  useOtherThemeMessage(runtime, owner, isOpen);
  const publishing = usePublishScheme(runtime, owner.user);
  useFollowedMode(runtime);
  const { save, isSaving, conflict, isAccountLost, keptHere } = useSaveTheme(runtime, owner, t);
  const [sharedText, onSharedTextRead] = useSharedTheme(useCallback(() => dispatch(panelOpened()), [dispatch]));

  useEffect(
    () =>
      runtime.onProblem((problem) => dispatch(toastShown({ tone: 'problem', text: describeThemeProblem(t, problem) }))),
    [runtime, dispatch, t],
  );

  // Placeholder that the cog’s `aria-controls` refers to until the panel is loaded.
  const closedPanel = (
    <aside id={THEME_PANEL_ID} className="panel-place" aria-label={label} data-state="closed" inert />
  );
  return (
    <>
      {isWanted ? (
        <Suspense fallback={closedPanel}>
          <ThemePanelView
            runtime={runtime}
            user={owner.user}
            engine={engine}
            isOpen={isOpen}
            isSaving={isSaving}
            conflict={conflict}
            isAccountLost={isAccountLost}
            keptHere={keptHere}
            publishing={publishing}
            sharedText={sharedText}
            onSharedTextRead={onSharedTextRead}
            onClose={() => {
              dispatch(panelClosed());
              document.getElementById('gm-theme-cog')?.focus();
            }}
            onSave={() => void save()}
            onResetCurrent={() => {
              runtime.resetCurrent();
              owner.reload();
            }}
          />
        </Suspense>
      ) : (
        closedPanel
      )}
      <LeavingQuestion />
    </>
  );
}
