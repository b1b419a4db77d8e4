import {
  fieldsOf,
  parseColor,
  printColor,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeField,
} from '@genmaster/theme-engine';
import type { ColorScience } from './use-color-science.ts';

/** The declared pair of a field that is hardest to read. */
export interface LowestPair {
  /** The other field of the pair. */
  readonly partner: ThemeField;
  /** Colour of the other field as it is drawn. */
  readonly against: string;
  /** Whether the field is the text of the pair or its background. */
  readonly role: 'text' | 'background';
  /** Ratio that the pair must reach. */
  readonly min: 3 | 4.5;
  /** Number of pairs of the field. */
  readonly count: number;
}

/** Finds the pair of a field that is hardest to read, with the field as text or as background; `null` if it has none. */
export function lowestPairOf(
  field: ThemeField,
  { catalogue, variables, science }: { catalogue: ThemeCatalogue; variables: NamedValues; science: ColorScience },
): LowestPair | null {
  const fields = fieldsOf(catalogue);
  const under = (id: string) => science.backgroundOf(catalogue, variables, id);
  const asText = (field.contrast ?? []).flatMap(({ with: id, min }) => {
    const partner = fields.find((one) => one.id === id);
    return partner ? [{ partner, min, role: 'text' as const, text: field, under: under(id) }] : [];
  });
  const asBackground = fields.flatMap((partner) =>
    (partner.contrast ?? [])
      .filter(({ with: id }) => id === field.id)
      .map(({ min }) => ({ partner, min, role: 'background' as const, text: partner, under: under(field.id) })),
  );
  const pairs = [...asText, ...asBackground].flatMap(({ partner, min, role, text, under: behind }) => {
    const color = parseColor(variables[text.variable]);
    if (!color || !behind) return [];
    const share = science.contrastRatio(color, behind) / min;
    return [{ partner, min, role, share, against: printColor(role === 'text' ? behind : color) }];
  });
  const [lowest] = pairs.sort((one, other) => one.share - other.share);
  if (!lowest) return null;
  const { partner, against, role, min } = lowest;
  return { partner, against, role, min, count: pairs.length };
}
