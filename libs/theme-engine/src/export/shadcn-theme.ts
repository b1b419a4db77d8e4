import { fieldsOf, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { foreignNames } from './foreign-names.ts';
import { valuesByMode } from './mode-values.ts';
import { block } from './theme-css.ts';

/**
 * Converts a theme to a stylesheet for shadcn/ui with Tailwind CSS 4: its variables on `:root` and `.dark`, and the
 * `@theme` block that uses them.
 *
 * Usage: replace the shadcn variables in the stylesheet that imports `tailwindcss`. tweakcn can import it too.
 */
export function toShadcnTheme(catalogue: ThemeCatalogue, state: ThemeState): string {
  const values = valuesByMode(catalogue, state);
  const fields = fieldsOf(catalogue);
  const named = (variables: NamedValues) =>
    Object.fromEntries(
      Object.entries(foreignNames).flatMap(([name, [id]]) => {
        const value = variables[fields.find((field) => field.id === id)?.variable ?? ''];
        return value === undefined ? [] : [[`--${name}`, value]];
      }),
    );
  const light = named(values.light);
  const isFont = (name: string) => name.startsWith('--font-');
  const inline = Object.keys(light).map((name) => [isFont(name) ? name : `--color-${name.slice(2)}`, `var(${name})`]);
  return [
    block(':root', light),
    block('.dark', named(values.dark)),
    block(`[data-bs-theme='flately']`, named(values.flately)),
    block('@theme inline', Object.fromEntries(inline) as NamedValues),
    '',
  ].join('\n');
}
