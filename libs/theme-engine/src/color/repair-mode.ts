import { resolveTheme } from '../core/resolve-theme.ts';
import type { ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import { colorLayer, withOverride, type ThemeState } from '../core/theme-state.ts';
import { auditContrast } from './contrast-audit.ts';
import { repairField } from './repair-contrast.ts';

/** A repair can change the background of another pair; more rounds than this have never changed anything. */
const MOST_ROUNDS = 4;

/**
 * Finds the changes that make all pairs of one mode readable; the other modes do not change.
 *
 * Returns each field with its new colour, in the order in which to set them. Leaves out fields for which no lightness
 * is readable.
 *
 * @example
 * engine.begin('Repair {name}', 'navbar-dark-bg');
 * for (const [id, color] of repairMode(engine.catalogue, draft, 'dark')) engine.setField(id, color, 'dark');
 * engine.commit();
 */
export function repairMode(
  catalogue: ThemeCatalogue,
  state: ThemeState,
  mode: ThemeMode,
): (readonly [fieldId: string, color: string])[] {
  const repairs = new Map<string, string>();
  let shown: ThemeState = { ...state, mode };
  const variables = () => resolveTheme(catalogue, shown).variables;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const findings = auditContrast(catalogue, variables());
    if (findings.length === 0) break;
    for (const { fieldId, withId } of findings) {
      const now = variables();
      const isOpen = auditContrast(catalogue, now).some((pair) => pair.fieldId === fieldId && pair.withId === withId);
      if (!isOpen) continue;
      for (const id of [fieldId, withId]) {
        const [nearest] = repairField(catalogue, now, id);
        if (!nearest) continue;
        repairs.set(id, nearest.color);
        shown = withOverride(shown, colorLayer[mode], id, nearest.color);
        break;
      }
    }
  }
  return [...repairs];
}
