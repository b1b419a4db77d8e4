import type { ThemeMode } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/theme-envelope.ts';
import { modeNamed } from './mode-named.ts';

/** Values by mode, with the names of the file. */
export type ValuesByMode = Partial<Record<ThemeMode, Record<string, string>>>;

const DEEPEST = 8;

/**
 * Parses a DTCG token file: groups, aliases, and modes as groups, as extensions, or as the mode of the whole file.
 *
 * A Figma file contains one mode and its name, so that several files can be read one after another.
 */
export function readTokenFile(json: Record<string, unknown>): ValuesByMode {
  const tokens = new Map<string, Record<string, unknown>>();
  collect(json, [], tokens);
  const found: ValuesByMode = {};
  const put = (mode: ThemeMode, name: string, value: unknown) => {
    (found[mode] ??= {})[name] = tokenText(resolved(value, tokens, mode));
  };
  const extensions = isRecord(json['$extensions']) ? json['$extensions'] : {};
  const ofFile = modeNamed(extensions['com.figma.modeName'] ?? extensions['mode']) ?? 'light';
  for (const [path, token] of tokens) {
    const [first = '', ...rest] = path.split('.');
    const mode = rest.length > 0 ? modeNamed(first) : null;
    const name = (mode ? rest : [first, ...rest]).join('-');
    put(mode ?? ofFile, name, token['$value']);
    for (const [other, value] of modesOf(token)) put(other, name, value);
  }
  return found;
}

function collect(group: Record<string, unknown>, path: string[], tokens: Map<string, Record<string, unknown>>): void {
  if (path.length > DEEPEST) return;
  for (const [name, item] of Object.entries(group)) {
    if (name.startsWith('$') || !isRecord(item)) continue;
    if ('$value' in item) tokens.set([...path, name].join('.'), item);
    else collect(item, [...path, name], tokens);
  }
}

/** Lists the values of a token in other modes, from its `$extensions`. */
function modesOf({ $extensions }: Record<string, unknown>): (readonly [ThemeMode, unknown])[] {
  if (!isRecord($extensions)) return [];
  const modes = $extensions['mode'] ?? $extensions['modes'] ?? $extensions['com.figma.modes'];
  return Object.entries(isRecord(modes) ? modes : {}).flatMap(([name, value]) => {
    const mode = modeNamed(name);
    return mode ? [[mode, value] as const] : [];
  });
}

/** Resolves an alias such as `{color.primary}`, in the same mode if the file has modes. */
function resolved(value: unknown, tokens: Map<string, Record<string, unknown>>, mode: ThemeMode, depth = 0): unknown {
  const [, path] = (typeof value === 'string' && /^\{([^{}]+)\}$/.exec(value.trim())) || [];
  if (!path || depth > DEEPEST) return value;
  const token = tokens.get(path) ?? tokens.get(`${mode}.${path}`);
  if (!token) return value;
  const own = modesOf(token).find(([name]) => name === mode)?.[1];
  return resolved(own ?? token['$value'], tokens, mode, depth + 1);
}

/** Converts the value of a token to CSS. */
export function tokenText(value: unknown): string {
  if (Array.isArray(value))
    return value.map((family) => (/[A-Z ]/.test(`${family}`) ? `'${family}'` : `${family}`)).join(', ');
  if (!isRecord(value)) return `${value}`;
  const { components, alpha = 1, value: number, unit, colorSpace = 'srgb', hex } = value;
  if (!Array.isArray(components)) return number === undefined ? `${hex}` : `${number}${unit}`;
  if (colorSpace === 'srgb')
    return `rgba(${components.map((component) => Math.round(Number(component) * 255)).join(', ')}, ${alpha})`;
  if (colorSpace === 'oklch' || colorSpace === 'oklab') return `${colorSpace}(${components.join(' ')} / ${alpha})`;
  if (colorSpace === 'hsl') return `hsl(${components[0]} ${components[1]}% ${components[2]}% / ${alpha})`;
  return typeof hex === 'string' ? hex : `color(${colorSpace} ${components.join(' ')} / ${alpha})`;
}
