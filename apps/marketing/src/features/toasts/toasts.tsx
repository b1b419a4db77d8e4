import { ToastRegion } from '@genmaster/shell-ui';
import { useCallback } from 'react';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { selectToasts, toastDismissed } from './toast-slice.ts';

/** Renders the shell’s toasts from the store. */
export function Toasts() {
  const t = useText();
  const dispatch = useSiteDispatch();
  const messages = useSiteSelector(selectToasts);
  const dismiss = useCallback(({ id }: { id: string }) => dispatch(toastDismissed(id)), [dispatch]);
  return (
    <ToastRegion
      messages={messages}
      onDismiss={dismiss}
      labels={{ region: t('frame.messages'), dismiss: t('frame.dismiss') }}
    />
  );
}
