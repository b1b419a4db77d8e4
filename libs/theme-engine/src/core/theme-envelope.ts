import type { NamedValues } from './theme-catalogue.ts';

/** The seven properties of a saved theme, spelled as on the wire. */
export interface ThemeProperties {
  readonly selectedTheme: string;
  readonly selectedBackground: string;
  readonly themeColorScheme: string;
  readonly menuPosition: string;
  readonly selectedDashboard: string;
  readonly themeColors: NamedValues;
  readonly themeIcons: NamedValues;
}

/** Something of a saved theme that was not taken over, and why. */
export interface DroppedValue {
  /** The property, or for an entry of a map `themeColors.--name`. */
  readonly path: string;
  readonly reason: 'not-json' | 'too-long' | 'too-many' | 'wrong-type' | 'missing' | 'unknown-name' | 'bad-value';
}

/** The wire's seven names. The last two are maps. */
export const propertyNames = [
  'selectedTheme',
  'selectedBackground',
  'themeColorScheme',
  'menuPosition',
  'selectedDashboard',
  'themeColors',
  'themeIcons',
] as const;

/** Most characters of JSON text that are looked at. */
export const LONGEST_JSON = 65_536;
const MOST_ENTRIES = 256;
const LONGEST_TEXT = 256;

/**
 * Brings anything into the shape of the seven properties, without judging values.
 *
 * Takes an object, or JSON text of one, once encoded or twice. A property that
 * is missing or of the wrong type becomes empty and is reported; the others
 * stay. `properties` is `null` when there is nothing to read at all.
 */
export function openEnvelope(input: unknown): {
  properties: ThemeProperties | null;
  dropped: DroppedValue[];
} {
  const dropped: DroppedValue[] = [];
  const drop = (path: string, reason: DroppedValue['reason']) => void dropped.push({ path, reason });
  let value = input;
  for (let level = 0; level < 2 && typeof value === 'string'; level++) {
    if (value.length > LONGEST_JSON) {
      drop('', 'too-long');
      return { properties: null, dropped };
    }
    value = parseJson(value);
  }
  if (!isRecord(value)) {
    drop('', typeof input === 'string' ? 'not-json' : 'wrong-type');
    return { properties: null, dropped };
  }
  const source = value;
  const read = (name: string): unknown => (Object.hasOwn(source, name) ? source[name] : undefined);
  const text = (name: string, raw = read(name)) => {
    if (isScalar(raw)) return `${raw}`;
    drop(name, raw === undefined ? 'missing' : isLong(raw) ? 'too-long' : 'wrong-type');
    return '';
  };
  const map = (name: string) => {
    const raw = read(name);
    if (isRecord(raw)) return openMap(name, raw, dropped);
    drop(name, raw === undefined ? 'missing' : 'wrong-type');
    return {};
  };
  const [theme, background, scheme, menu, dashboard, colors, icons] = propertyNames;
  const properties: ThemeProperties = {
    [theme]: text(theme),
    [background]: text(background),
    [scheme]: text(scheme),
    [menu]: text(menu),
    [dashboard]: text(dashboard),
    [colors]: map(colors),
    [icons]: map(icons),
  };
  return { properties, dropped };
}

/** Copies the entries of an untrusted map that could be values, and reports the others. */
export function openMap(path: string, raw: Record<string, unknown>, dropped: DroppedValue[]): NamedValues {
  // No prototype: a key such as `__proto__` is an entry like any other.
  const entries = Object.create(null) as Record<string, string>;
  const names = Object.keys(raw);
  if (names.length > MOST_ENTRIES) dropped.push({ path, reason: 'too-many' });
  for (const name of names.slice(0, MOST_ENTRIES)) {
    const value = raw[name];
    if (isScalar(value)) entries[name] = `${value}`;
    else dropped.push({ path: `${path}.${name.slice(0, 64)}`, reason: isLong(value) ? 'too-long' : 'wrong-type' });
  }
  return entries;
}

/** Parses text, or gives `undefined` when it is not JSON. */
export function parseJson(text: string): unknown {
  if (text.length > LONGEST_JSON) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells a plain map from everything else that JSON can hold. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLong = (value: unknown) => typeof value === 'string' && value.length > LONGEST_TEXT;

const isScalar = (value: unknown): value is string | number =>
  (typeof value === 'string' && !isLong(value)) || (typeof value === 'number' && Number.isFinite(value));
