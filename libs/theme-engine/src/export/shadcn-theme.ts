import { fieldsOf, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { foreignNames } from './foreign-names.ts';
import { stylesheetValues, type StylesheetOptions } from './stylesheet-options.ts';
import { block } from './theme-css.ts';

/** Variables of shadcn/ui that have the value of a field which another of its names already stands for. */
const sameValues: Readonly<Record<string, string>> = {
  popover: 'bg-card',
  'popover-foreground': 'grid-row-text',
  // Red text can be read on the page, so the page's colour can be read on red.
  'destructive-foreground': 'bg-page',
  'chart-1': 'layout-primary',
  'chart-3': 'layout-success',
  'chart-4': 'layout-warning',
  'chart-5': 'layout-info',
  'sidebar-primary-foreground': 'sidebar-1-bg',
  'sidebar-border': 'layout-border',
  'sidebar-ring': 'layout-focus',
};

/**
 * Converts a theme to a stylesheet for shadcn/ui with Tailwind CSS 4: its variables on `:root` and `.dark`, and the
 * `@theme` block that uses them. The radius is there when the theme has corners of its own.
 *
 * Usage: paste it below the shadcn variables in the stylesheet that imports `tailwindcss`; it replaces them. tweakcn can
 * import it too.
 */
export function toShadcnTheme(catalogue: ThemeCatalogue, state: ThemeState, options: StylesheetOptions = {}): string {
  const values = stylesheetValues(catalogue, state, options);
  const fields = fieldsOf(catalogue);
  const names = [
    ...Object.entries(foreignNames).map(([name, [id]]) => [name, id] as const),
    ...Object.entries(sameValues),
  ];
  const named = (variables: NamedValues) =>
    Object.fromEntries(
      names.flatMap(([name, id]) => {
        const value = variables[fields.find((field) => field.id === id)?.variable ?? ''];
        return value === undefined ? [] : [[`--${name}`, value]];
      }),
    );
  const light = named(values.light);
  const radius = values.light['--radius-l'];
  const isFont = (name: string) => name.startsWith('--font-');
  const inline = Object.keys(light).map((name) => [isFont(name) ? name : `--color-${name.slice(2)}`, `var(${name})`]);
  return [
    block(':root', { ...light, ...(radius && { '--radius': radius }) }),
    ...(values.dark ? [block('.dark', named(values.dark))] : []),
    ...(values.flately ? [block(`[data-bs-theme='flately']`, named(values.flately))] : []),
    block('@theme inline', Object.fromEntries(inline) as NamedValues),
    '',
  ].join('\n');
}
