import { readAnyColor } from '../color/read-any-color.ts';
import { parseColor, printColor } from '../core/color-value.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import { modeNamed } from './mode-named.ts';

/** Values by mode, with the names of the file. */
export type ValuesByMode = Partial<Record<ThemeMode, Record<string, string>>>;

type Tokens = Map<string, Record<string, unknown>>;

const DEEPEST = 8;
/** Groups that extend other groups recursively could multiply without limit. */
const MOST_GROUPS = 4096;

/**
 * Parses a DTCG token file: groups, aliases, and modes as groups, as extensions, or as the mode of the whole file.
 *
 * A Figma file contains one mode and its name, so that several files can be read one after another.
 */
export function readTokenFile(json: Record<string, unknown>): ValuesByMode {
  const tokens: Tokens = new Map();
  collect(json, { root: json, path: [], tokens, seen: { groups: 0 } });
  const ofSets = bySetPath(tokens);
  const found: ValuesByMode = {};
  const put = (mode: ThemeMode, name: string, value: unknown) => {
    (found[mode] ??= {})[name] = tokenText(resolved(value, { tokens, ofSets }, mode));
  };
  const extensions = isRecord(json['$extensions']) ? json['$extensions'] : {};
  const ofFile = modeNamed(extensions['com.figma.modeName'] ?? extensions['mode']) ?? 'light';
  for (const [path, token] of tokens) {
    const groups = path.split('.');
    const at = groups.slice(0, -1).findIndex(isModeGroup);
    const name = groups.filter((_, index) => index !== at).join('-');
    put(modeNamed(groups[at]) ?? ofFile, name, token['$value']);
    for (const [other, value] of modesOf(token)) put(other, name, value);
  }
  return found;
}

/** Checks whether a group holds one mode. Below other groups, `default` is a state, as in `button.default.bg`. */
const isModeGroup = (group: string, at: number): boolean =>
  !!modeNamed(group) && (at === 0 || !group.toLowerCase().includes('default'));

interface Place {
  readonly root: Record<string, unknown>;
  readonly path: readonly string[];
  readonly tokens: Tokens;
  readonly seen: { groups: number };
  /** Groups that are being extended: one that extends itself ends there. */
  readonly extended?: readonly unknown[];
}

function collect(group: Record<string, unknown>, place: Place): void {
  const { root, path, tokens, seen, extended = [] } = place;
  if (path.length > DEEPEST || ++seen.groups > MOST_GROUPS) return;
  const base = groupAt(root, aliasIn(group['$extends']) ?? aliasIn({ $ref: group['$extends'] }));
  if (base && !extended.includes(base)) collect(base, { ...place, extended: [...extended, base] });
  for (const [name, item] of Object.entries(group)) {
    // `$root` is the token of the group itself.
    const isRoot = name === '$root' && path.length > 0;
    if ((name.startsWith('$') && !isRoot) || !isRecord(item)) continue;
    const token = tokenOf(item);
    if (token) tokens.set((isRoot ? path : [...path, name]).join('.'), token);
    else collect(item, { ...place, path: [...path, name] });
  }
}

/** Returns the group that another one extends. */
function groupAt(root: Record<string, unknown>, path: string | undefined): Record<string, unknown> | null {
  const found = path?.split('.').reduce<unknown>((group, name) => (isRecord(group) ? group[name] : null), root);
  return isRecord(found) ? found : null;
}

/** Returns a token, also one in the older notation of Tokens Studio and Style Dictionary: `value` without the sign. */
function tokenOf(item: Record<string, unknown>): Record<string, unknown> | null {
  if ('$value' in item) return item;
  const { value, $ref, ...rest } = item;
  // A reference in place of the value stands for the whole token.
  if (typeof $ref === 'string') return { ...rest, $value: { $ref } };
  const isToken = value !== undefined && ('type' in rest || !isRecord(value));
  return isToken ? { ...rest, $value: value } : null;
}

/** Lists the values of a token in other modes, from its `$extensions`. */
function modesOf({ $extensions }: Record<string, unknown>): (readonly [ThemeMode, unknown])[] {
  if (!isRecord($extensions)) return [];
  // Directly, or in the extension of a tool: `{ "com.figma": { "modes": { … } } }`.
  const places = [$extensions, ...Object.values($extensions).filter(isRecord)];
  return places
    .flatMap((place) => [place['mode'], place['modes'], place['com.figma.modes']])
    .flatMap((modes) => Object.entries(isRecord(modes) ? modes : {}))
    .flatMap(([name, value]) => {
      const mode = modeNamed(name);
      return mode ? [[mode, value] as const] : [];
    });
}

/** Resolves an alias such as `{color.primary}` or `{ "$ref": "#/color/primary/$value" }`, in the same mode if the file has modes. */
function resolved(value: unknown, file: { tokens: Tokens; ofSets: Tokens }, mode: ThemeMode, depth = 0): unknown {
  const path = aliasIn(value);
  if (!path || depth > DEEPEST) return value;
  const { tokens, ofSets } = file;
  const token = tokens.get(path) ?? tokens.get(`${mode}.${path}`) ?? ofSets.get(path);
  if (!token) return value;
  const own = modesOf(token).find(([name]) => name === mode)?.[1];
  return resolved(own ?? token['$value'], file, mode, depth + 1);
}

/** Returns the tokens of all sets by their path in the set: the aliases of Tokens Studio leave out its name. */
const bySetPath = (tokens: Tokens): Tokens =>
  new Map([...tokens].reverse().map(([path, token]) => [path.slice(path.indexOf('.') + 1), token]));

/** Returns the path of the token that a value is an alias of. */
function aliasIn(value: unknown): string | undefined {
  if (isRecord(value) && typeof value['$ref'] === 'string') {
    const [, pointer] = /^#\/(.+?)(?:\/\$value)?$/.exec(value['$ref']) ?? [];
    return pointer
      ?.split('/')
      .filter((part) => part !== '$root')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .join('.');
  }
  const [, path] = (typeof value === 'string' && /^\{([^{}]+)\}$/.exec(value.trim())) || [];
  return path?.replace(/\.\$root$/, '');
}

/** Converts the value of a token to CSS. */
export function tokenText(value: unknown): string {
  if (Array.isArray(value))
    return value.map((family) => (/[A-Z ]/.test(`${family}`) ? `'${family}'` : `${family}`)).join(', ');
  if (!isRecord(value)) return `${value}`;
  const { components, alpha = 1, value: number, unit, colorSpace = 'srgb', hex } = value;
  if (!Array.isArray(components)) return number === undefined ? hexText(hex, alpha) : `${number}${unit}`;
  // `none` is a missing channel, which CSS writes the same way.
  const [x, y, z] = components.map((component) => (component === 'none' ? 'none' : Number(component)));
  const scaled = (channel: unknown) => (channel === 'none' ? 0 : Math.round(Number(channel) * 255));
  if (colorSpace === 'srgb') return `rgba(${[x, y, z].map(scaled).join(', ')}, ${alpha})`;
  const percent = (channel: unknown) => (channel === 'none' ? 'none' : `${Number(channel)}%`);
  if (colorSpace === 'hsl' || colorSpace === 'hwb') return `${colorSpace}(${x} ${percent(y)} ${percent(z)} / ${alpha})`;
  if (FUNCTION_SPACE.test(`${colorSpace}`)) return `${colorSpace}(${x} ${y} ${z} / ${alpha})`;
  const inSpace = `color(${colorSpace} ${x} ${y} ${z} / ${alpha})`;
  // The hex digits are the fallback for a space that is not known here.
  return hex === undefined || readAnyColor(inSpace) ? inSpace : hexText(hex, alpha);
}

/** Returns a colour in hex digits, which have no alpha of their own, with the alpha of its token. */
function hexText(hex: unknown, alpha: unknown): string {
  const color = parseColor(hex);
  return color ? printColor({ ...color, alpha: color.alpha * Number(alpha) }) : `${hex}`;
}

/** Colour spaces that are CSS functions of their own. */
const FUNCTION_SPACE = /^(ok)?l(ab|ch)$/;
