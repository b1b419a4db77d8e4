import type { ThemeField } from '../core/theme-catalogue.ts';
import { foreignNames } from './foreign-names.ts';
import { tailwindName } from './theme-css.ts';
import { need } from '../core/need.ts';
import { isRecord } from '../core/is-record.ts';

/** File format for the export of a theme. */
export type ExportFormat = 'css' | 'tailwind' | 'shadcn' | 'tokens' | 'figma' | 'mui' | 'json';

/** Paths of fields in the options of MUI's `createTheme`, by field id. */
const muiNames: Readonly<Record<string, string>> = {
  'layout-primary': 'palette.primary.main',
  'layout-on-primary': 'palette.primary.contrastText',
  'layout-secondary': 'palette.secondary.main',
  'layout-on-secondary': 'palette.secondary.contrastText',
  'layout-danger': 'palette.error.main',
  'layout-warning': 'palette.warning.main',
  'layout-info': 'palette.info.main',
  'layout-success': 'palette.success.main',
  'bg-page': 'palette.background.default',
  'bg-card': 'palette.background.paper',
  'text-body': 'palette.text.primary',
  'text-muted': 'palette.text.secondary',
  'layout-border': 'palette.divider',
  fontPara: 'typography.body1.fontSize',
  'font-body': 'typography.fontFamily',
  'font-heading': 'typography.h1.fontFamily',
};

/** Returns the name of a field in an export format; `null` if the format has no counterpart. */
export function exportNames(field: ThemeField, format: ExportFormat): string | null {
  need(isRecord(field) && Object.hasOwn(tailwindName, field.kind), 'field');
  const { id, kind, variable } = field;
  switch (format) {
    case 'css':
    case 'json':
      return variable;
    case 'tokens':
    case 'figma':
      return kind === 'icon' || kind === 'choice' ? null : variable.slice(2);
    case 'tailwind':
      return tailwindName[kind](variable);
    case 'shadcn':
      return (
        Object.entries(foreignNames)
          .find(([, [own]]) => own === id)?.[0]
          .replace(/^/, '--') ?? null
      );
    case 'mui':
      return muiNames[id] ?? (/^fontH[1-6]$/.test(id) ? `typography.h${id.slice(-1)}.fontSize` : null);
    default:
      format satisfies never;
      // An untyped host may ask for a format that there is not.
      return null;
  }
}
