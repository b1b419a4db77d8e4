import { createContext, useContext, type ReactNode } from 'react';
import type { ThemeEngine } from '../core/engine-types.ts';

const ThemeEngineContext = createContext<ThemeEngine | null>(null);

/** Props of `ThemeEngineProvider`. */
export interface ThemeEngineProviderProps {
  /** The engine that the hooks of the descendants use. */
  readonly engine: ThemeEngine;
  /** Content that reads or changes the theme. */
  readonly children?: ReactNode | undefined;
}

/** Provides an engine to the hooks of its descendants. */
export function ThemeEngineProvider({ engine, children }: ThemeEngineProviderProps) {
  return <ThemeEngineContext.Provider value={engine}>{children}</ThemeEngineContext.Provider>;
}

/** Returns the engine, to call its methods. Use the other two hooks to read values. */
export function useThemeEngine(): ThemeEngine {
  const engine = useContext(ThemeEngineContext);
  if (engine) return engine;
  throw new Error('[theme-engine] No engine here. Nothing can be themed. Put a ThemeEngineProvider above this part.');
}
