import type { ThemeMode } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import { modeNamed } from './mode-named.ts';
import { tokenText, type ValuesByMode } from './read-tokens.ts';

const DEEPEST = 8;

/** Parses the answer of Figma’s API for local variables: collections with modes, and variables with a value in each. */
export function readFigmaVariables(json: Record<string, unknown>): ValuesByMode | null {
  const { variables, variableCollections } = isRecord(json['meta']) ? json['meta'] : json;
  if (!isRecord(variables) || !isRecord(variableCollections)) return null;
  const file: FigmaFile = { variables, variableCollections };
  const found: ValuesByMode = {};
  for (const variable of Object.values(variables)) {
    const name = isRecord(variable) && typeof variable['name'] === 'string' ? variable['name'] : '';
    for (const { mode, value } of name ? valuesOf(variable, file) : []) {
      const to = (found[mode ?? 'light'] ??= {});
      to[name.replaceAll('/', '-')] ??= textOf(resolved(value, file, mode));
    }
  }
  return found;
}

interface FigmaFile {
  readonly variables: Record<string, unknown>;
  readonly variableCollections: Record<string, unknown>;
}

/** A value of a variable; `mode` is `null` where the name of its mode says none. */
interface FigmaValue {
  readonly mode: ThemeMode | null;
  readonly value: unknown;
}

/** Lists the values of a variable, that of the default mode first. */
function valuesOf(variable: unknown, { variableCollections }: FigmaFile): FigmaValue[] {
  if (!isRecord(variable) || !isRecord(variable['valuesByMode'])) return [];
  const collection = variableCollections[`${variable['variableCollectionId']}`];
  const { modes, defaultModeId } = isRecord(collection) ? collection : {};
  const nameOf = (id: string): unknown =>
    (Array.isArray(modes) ? modes : []).find((mode: unknown) => isRecord(mode) && mode['modeId'] === id)?.name;
  return Object.entries(variable['valuesByMode'])
    .sort(([one], [other]) => Number(other === defaultModeId) - Number(one === defaultModeId))
    .map(([id, value]) => ({ mode: modeNamed(nameOf(id)), value }));
}

/** Resolves a variable: in the same mode if it has a value there, else in the default mode. */
function resolved(value: unknown, file: FigmaFile, mode: ThemeMode | null, depth = 0): unknown {
  if (!isRecord(value) || value['type'] !== 'VARIABLE_ALIAS' || depth > DEEPEST) return value;
  const values = valuesOf(file.variables[`${value['id']}`], file);
  const target = values.find((one) => one.mode === mode) ?? values[0];
  return resolved(target?.value, file, mode, depth + 1);
}

/** Converts a value to CSS: colours have channels from 0 to 1, and numbers are pixels. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return `${value}px`;
  if (!isRecord(value)) return typeof value === 'string' ? value : '';
  const { r, g, b, a = 1 } = value;
  return tokenText({ components: [r, g, b], alpha: a });
}
