import { usePartText } from '@genmaster/i18n';
import { useEffect } from 'react';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import type { ThemeRuntime } from './theme-runtime.ts';
import type { ThemeOwner } from './use-theme-owner.ts';

/** Shows a message while the panel is closed and the account holds another theme than the one on the page. */
export function useOtherThemeMessage(runtime: ThemeRuntime, { isSettled }: ThemeOwner, isPanelOpen: boolean): void {
  const dispatch = useSiteDispatch();
  const t = usePartText('theme');
  useEffect(() => {
    // The current engine: settling may have created another one after the last render.
    const isWaiting = isSettled && runtime.getEngine().getSnapshot().newerCopy !== null;
    if (isWaiting && !isPanelOpen) dispatch(toastShown({ tone: 'info', text: t('otherThemeWaits') }));
  }, [runtime, isSettled, isPanelOpen, dispatch, t]);
}
