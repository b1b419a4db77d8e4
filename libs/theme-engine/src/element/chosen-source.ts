import type { CoreSnapshot, ThemeCore } from '../core/engine-types.ts';
import type { FieldResult } from '../core/field-value.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import { createThemeCore } from '../core/theme-core.ts';
import type { ThemeSource } from '../dom/project-variables.ts';

/** The attributes of the element, in the order in which they apply, and the choice that each makes. */
export const choices: Readonly<Record<string, (core: ThemeCore, value: string) => FieldResult>> = {
  theme: (core, id) => core.chooseTheme(id),
  scheme: (core, code) => core.chooseScheme(code),
  mode: (core, mode) => core.chooseMode(mode as ThemeMode),
  background: (core, id) => core.chooseBackground(id),
  'menu-position': (core, position) => core.chooseMenuPosition(position),
  dashboard: (core, dashboard) => core.chooseDashboard(dashboard),
};

/**
 * Returns a source that shows the theme of an engine with some choices of its own. It follows the engine in everything
 * else; a choice that the catalogue refuses changes nothing.
 */
export function chosenSource(engine: ThemeCore, chosen: ReadonlyMap<string, string>): ThemeSource {
  if (chosen.size === 0) return engine;
  let shownOf: CoreSnapshot | null = null;
  let own: CoreSnapshot;
  return {
    get catalogue() {
      return engine.catalogue;
    },
    subscribe: (listener) => engine.subscribe(listener),
    getSnapshot() {
      const base = engine.getSnapshot();
      if (shownOf === base) return own;
      shownOf = base;
      const core = createThemeCore({ catalogue: engine.catalogue, initial: base.draft });
      core.setContrast(base.contrast);
      for (const [name, choose] of Object.entries(choices)) {
        const value = chosen.get(name);
        if (value !== undefined) choose(core, value);
      }
      return (own = core.getSnapshot());
    },
  };
}
