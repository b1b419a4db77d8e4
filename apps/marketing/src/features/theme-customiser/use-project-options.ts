import { useEffect } from 'react';
import { useServices } from '../../platform/services-context.tsx';
import type { ThemeRuntime } from './theme-runtime.ts';

/**
 * Loads the project’s schemes and fields into the panel; after a failure the panel keeps its earlier choices.
 *
 * After a failure it tries again when the panel is opened, and when the connection is back.
 */
export function useProjectOptions(runtime: ThemeRuntime, isOpen: boolean): void {
  const { api, store } = useServices();
  const { data: options, isError, refetch } = api.endpoints.getThemeOptions.useQuery();
  useEffect(() => {
    if (options) runtime.extendCatalogue(options);
  }, [runtime, options]);
  useEffect(() => {
    const { select } = api.endpoints.getThemeOptions;
    // Read from the store, which knows about a failure a few milliseconds before this component renders.
    const ask = () => {
      if (select()(store.getState()).isError) void refetch();
    };
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [api, store, refetch]);
  useEffect(() => {
    if (isOpen && isError) void refetch();
    // Once for each time the panel is opened, not for each failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
}
