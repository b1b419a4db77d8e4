import { useEffect } from 'react';
import { useServices } from '../../app/services-context.tsx';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Brings the project’s own schemes and fields into the panel; without an answer it offers what it offered before. */
export function useProjectOptions(runtime: ThemeRuntime): void {
  const { api } = useServices();
  const { data: options } = api.endpoints.getThemeOptions.useQuery();
  useEffect(() => {
    if (options) runtime.extendCatalogue(options);
  }, [runtime, options]);
}
