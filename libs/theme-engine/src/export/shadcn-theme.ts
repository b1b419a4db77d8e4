import { fieldsOf, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { foreignNames } from './foreign-names.ts';
import { differences, valuesByMode } from './mode-values.ts';
import { block } from './theme-css.ts';

/**
 * Writes a theme for shadcn/ui over Tailwind CSS 4: its variables on `:root` and `.dark`, and the `@theme` that reads them.
 *
 * Where it goes: into the stylesheet that imports `tailwindcss`, in the place of what shadcn put there; tweakcn reads it too.
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
    block('.dark', differences(named(values.dark), light)),
    block(`[data-bs-theme='flately']`, differences(named(values.flately), light)),
    block('@theme inline', Object.fromEntries(inline) as NamedValues),
    '',
  ].join('\n');
}
