import { resolveTheme } from '../core/resolve-theme.ts';
import { fieldsOf, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import { defaultState } from '../core/theme-state.ts';

/**
 * Registers the colour variables as `<color>` properties in the browser.
 *
 * A second safeguard after the engine's validation: a value that is not a colour is then ignored and cannot fetch
 * anything. Call it once per document; names that are already registered stay as they are.
 */
export function registerThemeColors(
  catalogue: ThemeCatalogue,
  css: { registerProperty?: ((definition: PropertyDefinition) => void) | undefined } | undefined = globalThis.CSS,
): void {
  const { variables } = resolveTheme(catalogue, defaultState(catalogue));
  for (const { variable, kind } of fieldsOf(catalogue)) {
    const initialValue = variables[variable];
    if (kind !== 'color' || !initialValue) continue;
    try {
      css?.registerProperty?.({ name: variable, syntax: '<color>', inherits: true, initialValue });
    } catch {
      // Already registered: a registration is permanent, and the existing one is the same.
    }
  }
}
