import { readAnyColor } from '../color/read-any-color.ts';
import { parseColor, printColor } from '../core/color-value.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import { textOf } from '../core/text-of.ts';
import { modeNamed } from './mode-named.ts';
import { modes } from './mode-values.ts';

/** Values by mode, with the names of the file. */
export type ValuesByMode = Partial<Record<ThemeMode, Record<string, string>>>;

type Tokens = Map<string, Record<string, unknown>>;

const DEEPEST = 32;
/** A longer chain of references counts as unknown. */
const LONGEST_CHAIN = 64;
/** Groups that extend other groups recursively could multiply without limit. */
const MOST_GROUPS = 4096;

/**
 * Parses a DTCG token file: groups, references, and modes as groups, as extensions, or as the mode of the whole file.
 *
 * A reference is an alias such as `{color.primary}`, or a pointer to a token or to a part of its value:
 * `{ "$ref": "#/color/primary/$value/components/0" }`. It stands for a whole value or for a part of one. The parts of a
 * text style become values of their own, `h1-fontSize` beside `h1`. A Figma file contains one mode and its name, so that
 * several files can be read one after another.
 */
export function readTokenFile(json: Record<string, unknown>): ValuesByMode {
  const tokens: Tokens = new Map();
  collect(json, { root: json, path: [], tokens, seen: { groups: 0 } });
  const resolve = resolverOf(tokens);
  const found: ValuesByMode = {};
  const put = (mode: ThemeMode, name: string, value: unknown) => {
    const whole = resolve(value, mode);
    const values = (found[mode] ??= {});
    values[name] = tokenText(whole);
    for (const part of isRecord(whole) ? TEXT_PARTS : []) {
      if (isRecord(whole) && part in whole) values[`${name}-${part}`] = tokenText(whole[part]);
    }
  };
  const sets = setsOf(json);
  const nameOf = (groups: readonly string[]) => groups.slice(sets.includes(groups[0]) ? 1 : 0).join('-');
  const extensions = isRecord(json['$extensions']) ? json['$extensions'] : {};
  const ofFile = modeNamed(extensions['com.figma.modeName'] ?? extensions['mode']) ?? 'light';
  for (const [path, token] of tokens) {
    const { group, rest } = withoutMode(path);
    const name = nameOf(rest);
    put(modeNamed(group) ?? ofFile, name, token['$value']);
    for (const [other, value] of modesOf(token)) put(other, name, value);
  }
  // A token without a value of its own in a mode has another one there where what it refers to has.
  const tokensOfFile = [...tokens].filter(([path]) => withoutMode(path).group === undefined);
  // Of tokens with the same name in several sets, the last one counts.
  const named = new Map(tokensOfFile.map(([path, { $value }]) => [nameOf(path.split('.')), $value]));
  for (const [name, $value] of named) {
    for (const mode of modes) {
      const isAnother = tokenText(resolve($value, mode)) !== found[ofFile]?.[name];
      if (isAnother && found[mode]?.[name] === undefined) put(mode, name, $value);
    }
  }
  return found;
}

/** Checks whether an object holds tokens, at any depth. */
export function hasTokens(json: Record<string, unknown>): boolean {
  const tokens: Tokens = new Map();
  collect(json, { root: json, path: [], tokens, seen: { groups: 0 } });
  return tokens.size > 0;
}

/** Lists the sets of a Tokens Studio file: outer groups whose names are not part of those of the tokens. */
function setsOf({ $metadata }: Record<string, unknown>): readonly unknown[] {
  const { tokenSetOrder } = isRecord($metadata) ? $metadata : {};
  return Array.isArray(tokenSetOrder) ? tokenSetOrder : [];
}

/** Parts of a text style that have counterparts. */
const TEXT_PARTS = ['fontFamily', 'fontSize', 'fontWeight'];

/** Splits the path of a token into the group that names its mode, if there is one, and the others. */
function withoutMode(path: string): { group: string | undefined; rest: string[] } {
  const groups = path.split('.');
  const at = groups.slice(0, -1).findIndex(isModeGroup);
  return { group: groups[at], rest: groups.filter((_, index) => index !== at) };
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
  const { path, tokens, seen, extended = [] } = place;
  if (path.length > DEEPEST || ++seen.groups > MOST_GROUPS) return;
  for (const base of basesOf(group, place)) {
    if (!extended.includes(base)) collect(base, { ...place, extended: [...extended, base] });
  }
  for (const [name, item] of Object.entries(group)) {
    // `$root` is the token of the group itself.
    const isRoot = name === '$root' && path.length > 0;
    if ((name.startsWith('$') && !isRoot) || !isRecord(item)) continue;
    const token = tokenOf(item);
    if (token) tokens.set((isRoot ? path : [...path, name]).join('.'), isModified(token) ? {} : token);
    else collect(item, { ...place, path: [...path, name] });
  }
}

/** Returns the groups that a group extends, in the order in which they apply: what it extends may be inherited, too. */
function basesOf(
  group: Record<string, unknown>,
  { root, seen }: Pick<Place, 'root' | 'seen'>,
  depth = 0,
): Record<string, unknown>[] {
  const path = aliasIn(group['$extends']) ?? aliasIn({ $ref: group['$extends'] });
  if (!path || depth > DEEPEST || ++seen.groups > MOST_GROUPS) return [];
  return path.reduce(
    (layers, name) =>
      layers
        .flatMap((layer) => [...basesOf(layer, { root, seen }, depth + 1), layer])
        .map((layer) => layer[name])
        .filter(isRecord),
    [root],
  );
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

/** Checks whether Tokens Studio makes another colour of the value of a token, such as a lighter one. */
const isModified = ({ $extensions }: Record<string, unknown>): boolean => {
  const ofStudio = isRecord($extensions) && $extensions['studio.tokens'];
  return isRecord(ofStudio) && isRecord(ofStudio['modify']);
};

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

/** Returns a function that replaces the references in a value, in the same mode if the file has modes. */
function resolverOf(tokens: Tokens): (value: unknown, mode: ThemeMode) => unknown {
  const { ofModes, ofSets } = indexOf(tokens);
  // Each token is resolved once in a mode, so that values with repeated references cannot grow without limit.
  const known = new Map<string, unknown>();
  let depth = 0;
  const valueOf = (path: string, mode: ThemeMode): unknown => {
    const token = tokens.get(path) ?? ofModes.get(`${mode}.${path}`) ?? ofSets.get(path);
    const key = `${mode}.${path}`;
    if (!token || known.has(key) || depth >= LONGEST_CHAIN) return known.get(key);
    // A reference to itself stands for nothing.
    known.set(key, undefined);
    depth++;
    const own = modesOf(token).find(([name]) => name === mode)?.[1];
    const value = resolve(own ?? token['$value'], mode);
    depth--;
    known.set(key, value);
    return value;
  };
  const resolve = (value: unknown, mode: ThemeMode, level = 0): unknown => {
    const path = aliasIn(value);
    if (path) return partAt(path, (name) => (hasToken(name, mode) ? { value: valueOf(name, mode) } : null));
    if (!value || typeof value !== 'object') return value;
    if (level > DEEPEST) return undefined;
    if (Array.isArray(value)) return value.map((item) => resolve(item, mode, level + 1));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item, mode, level + 1)]));
  };
  const hasToken = (path: string, mode: ThemeMode) =>
    tokens.has(path) || ofModes.has(`${mode}.${path}`) || ofSets.has(path);
  return resolve;
}

/** Returns the value of the token that a path begins with, or the part of it that the rest of the path names. */
function partAt(path: readonly string[], find: (name: string) => { value: unknown } | null): unknown {
  for (let end = path.length; end > 0; end--) {
    const token = find(path.slice(0, end).join('.'));
    if (!token) continue;
    const parts = /^\$?value$/.test(path[end] ?? '') ? path.slice(end + 1) : path.slice(end);
    return parts.reduce<unknown>(
      (value, name) =>
        value && typeof value === 'object' && Object.hasOwn(value, name) ? value[name as never] : undefined,
      token.value,
    );
  }
  return undefined;
}

/**
 * Lists all tokens by their mode and the path without it, which may have another spelling (`Dark`), and by their path in
 * a set: the aliases of Tokens Studio leave out its name.
 */
function indexOf(tokens: Tokens): { ofModes: Tokens; ofSets: Tokens } {
  const backwards = [...tokens].reverse();
  return {
    ofModes: new Map(
      backwards.flatMap(([path, token]) => {
        const { group, rest } = withoutMode(path);
        const mode = modeNamed(group);
        return mode ? [[`${mode}.${rest.join('.')}`, token] as const] : [];
      }),
    ),
    ofSets: new Map(backwards.map(([path, token]) => [path.slice(path.indexOf('.') + 1), token])),
  };
}

/** Returns the path that a value refers to; `undefined` for a value, and for a reference to another file. */
export function aliasIn(value: unknown): string[] | undefined {
  if (isRecord(value) && typeof value['$ref'] === 'string') {
    const [, pointer] = /^#\/(.+)$/.exec(value['$ref']) ?? [];
    return pointer
      ?.split('/')
      .map((part) => unescaped(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .filter((part) => part !== '$root');
  }
  const [, path] = (typeof value === 'string' && /^\{([^{}]+)\}$/.exec(value.trim())) || [];
  return path?.replace(/\.\$root$/, '').split('.');
}

/** Decodes the characters that an address writes as `%20`; other text stays. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Converts the value of a token to CSS. */
export function tokenText(value: unknown): string {
  if (Array.isArray(value)) return familiesIn(value).flatMap(familiesIn).map(familyText).join(', ');
  if (!isRecord(value)) return textOf(value);
  const { components, alpha = 1, value: number, unit, colorSpace = 'srgb', hex } = value;
  if (!Array.isArray(components)) return number === undefined ? hexText(hex, alpha) : textOf(number) + textOf(unit);
  const space = textOf(colorSpace);
  const opacity = textOf(alpha) || Number.NaN;
  // `none` is a missing channel, which CSS writes the same way.
  const [x, y, z] = components.map((component) => (component === 'none' ? component : numberOf(component)));
  const scaled = (channel: unknown) => (channel === 'none' ? 0 : Math.round(Number(channel) * 255));
  if (space === 'srgb') return `rgba(${[x, y, z].map(scaled).join(', ')}, ${opacity})`;
  const percent = (channel: unknown) => (channel === 'none' ? 'none' : `${channel}%`);
  if (space === 'hsl' || space === 'hwb') return `${space}(${x} ${percent(y)} ${percent(z)} / ${opacity})`;
  if (FUNCTION_SPACE.test(space)) return `${space}(${x} ${y} ${z} / ${opacity})`;
  const inSpace = `color(${space} ${x} ${y} ${z} / ${opacity})`;
  // The hex digits are the fallback for a space that is not known here.
  return hex === undefined || readAnyColor(inSpace) ? inSpace : hexText(hex, alpha);
}

/** Returns a number, also from its text; `NaN` for any other value. */
const numberOf = (value: unknown): number => (textOf(value).trim() === '' ? Number.NaN : Number(value));

const MOST_FAMILIES = 32;

/** Lists the families of a value; one that refers to others is a list of its own. */
const familiesIn = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_FAMILIES) : [value]);

/** Returns the name of a font family, in quotes where CSS wants them. */
const familyText = (family: unknown): string =>
  /[A-Z ]/.test(textOf(family)) ? `'${textOf(family)}'` : textOf(family);

/** Returns a colour in hex digits, which have no alpha of their own, with the alpha of its token. */
function hexText(hex: unknown, alpha: unknown): string {
  const color = parseColor(hex);
  return color ? printColor({ ...color, alpha: color.alpha * numberOf(alpha) }) : textOf(hex);
}

/** Colour spaces that are CSS functions of their own. */
const FUNCTION_SPACE = /^(ok)?l(ab|ch)$/;
