import { createContext, useContext, type ReactNode } from 'react';
import type { ThemeEngine } from '../core/engine-types.ts';

const ThemeEngineContext = createContext<ThemeEngine | null>(null);

/** Props of `ThemeEngineProvider`. */
export interface ThemeEngineProviderProps {
  /** The engine that the hooks below this point use. */
  readonly engine: ThemeEngine;
  /** Everything that reads or changes the theme. */
  readonly children?: ReactNode;
}

/** Hands one engine to every hook below it. */
export function ThemeEngineProvider({ engine, children }: ThemeEngineProviderProps) {
  return <ThemeEngineContext.Provider value={engine}>{children}</ThemeEngineContext.Provider>;
}

/** Gives the engine, to call its verbs. Reading values is for the other two hooks. */
export function useThemeEngine(): ThemeEngine {
  const engine = useContext(ThemeEngineContext);
  if (engine) return engine;
  throw new Error('[theme-engine] No engine here. Nothing can be themed. Put a ThemeEngineProvider above this part.');
}
