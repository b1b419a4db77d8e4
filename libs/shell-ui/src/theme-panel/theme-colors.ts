import { parseColor, type ThemeEngine, type ThemeField } from '@genmaster/theme-engine';
import type { ColorToken } from '@genmaster/color-picker';

/**
 * Lists the colours of the first section that has any, each once with its name, without the colour of the field itself.
 */
export function themeColorsOf({ catalogue, valueOf }: ThemeEngine, field: ThemeField): ColorToken[] {
  const colorsIn = (fields: readonly ThemeField[]) =>
    fields.filter(({ kind, id }) => kind === 'color' && (parseColor(valueOf(id))?.alpha ?? 0) > 0);
  const [first = []] = catalogue.sections.map(({ fields }) => colorsIn(fields)).filter(({ length }) => length > 0);
  const seen = new Set([valueOf(field.id)]);
  return first.flatMap(({ id, label }) => {
    const color = valueOf(id);
    if (seen.has(color)) return [];
    seen.add(color);
    return [{ name: label, color }];
  });
}
