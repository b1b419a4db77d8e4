import { resolveTheme } from '../core/resolve-theme.ts';
import { settleContrast } from '../core/settle-contrast.ts';
import { fieldsOf, type ThemeCatalogue, type ThemeMode } from '../core/theme-catalogue.ts';
import { changedFieldsOf, colorLayer, withoutColors, withOverride, type ThemeState } from '../core/theme-state.ts';
import { auditContrast } from './contrast-audit.ts';
import { repairField } from './repair-contrast.ts';

/** A repair can change the background of another pair; more rounds than this have never changed anything. */
const MOST_ROUNDS = 4;

/**
 * Finds the changes that make all pairs of one mode readable. Another mode changes only where it inherits its colours.
 *
 * Returns each field with its new colour, in the order in which to set them. Changes the lightness, where one is
 * readable beside all neighbours of a colour; otherwise the neighbours move too, a translucent colour becomes opaque, and
 * as a last resort a colour is the scheme's again. A pair that is unreadable in the scheme itself may stay so.
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
  const repair = (id: string, color: string) => {
    repairs.set(id, color);
    shown = withOverride(shown, colorLayer[mode], id, color);
  };
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
        repair(id, nearest.color);
        break;
      }
    }
  }
  // No single colour can move far enough: all of them move together, as colours from another mode do.
  const now = variables();
  if (auditContrast(catalogue, now).length > 0) {
    const fields = fieldsOf(catalogue);
    const designed = resolveTheme(catalogue, withoutColors(shown)).variables;
    const changed = new Set(changedFieldsOf(shown));
    const chosen = Object.fromEntries(
      fields.flatMap(({ id, kind, variable }) =>
        kind === 'color' && changed.has(id) ? [[variable, now[variable]!] as const] : [],
      ),
    );
    const settled = settleContrast({ values: now, designed, own: {}, chosen, fields });
    for (const { id, kind, variable } of fields) {
      if (kind === 'color' && settled[variable] !== now[variable]) repair(id, settled[variable]!);
    }
  }
  return [...repairs];
}
