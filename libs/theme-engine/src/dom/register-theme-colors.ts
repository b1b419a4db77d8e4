import { resolveTheme } from '../core/resolve-theme.ts';
import { fieldsOf, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import { defaultState } from '../core/theme-state.ts';

/**
 * Tells the browser that the colour variables hold colours and nothing else.
 *
 * A second wall behind the engine's own parsing: text that is no colour then
 * counts as absent, and cannot fetch anything. Once for a document; a name that
 * another copy registered before stays as it is.
 */
export function registerThemeColors(
  catalogue: ThemeCatalogue,
  css: { registerProperty?: (definition: PropertyDefinition) => void } | undefined = globalThis.CSS,
): void {
  const { variables } = resolveTheme(catalogue, defaultState(catalogue));
  for (const { variable, kind } of fieldsOf(catalogue)) {
    const initialValue = variables[variable];
    if (kind !== 'color' || !initialValue) continue;
    try {
      css?.registerProperty?.({ name: variable, syntax: '<color>', inherits: true, initialValue });
    } catch {
      // Registered already: registrations are for good, and this one says the same.
    }
  }
}
