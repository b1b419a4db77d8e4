import { isRecord } from '../core/is-record.ts';
import { textOf } from '../core/text-of.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import { modeNamed } from './mode-named.ts';
import { modes } from './mode-values.ts';
import { aliasIn, readTokenFile, type ValuesByMode } from './read-tokens.ts';

type Tokens = Record<string, unknown>;

/** Sets that refer to each other, and groups in each other, are followed this far. */
const DEEPEST = 32;
/** Sets that several others refer to could multiply without limit. */
const MOST_SOURCES = 1024;

/**
 * Parses a resolver of design tokens (DTCG 2025.10): the tokens of its sets, and of its modifiers in each mode. A
 * modifier applies its context with the name of the mode, otherwise its default. Returns `null` for any other object.
 *
 * A source in another file has the empty value under its address, so that the report of the import names it.
 */
export function readResolver(json: Record<string, unknown>): ValuesByMode | null {
  const { resolutionOrder } = json;
  if (!Array.isArray(resolutionOrder)) return null;
  const found: ValuesByMode = {};
  for (const mode of modes) {
    const { tokens, missing, hasMode } = resolved(json, resolutionOrder, mode);
    if (mode !== 'light' && !hasMode) continue;
    const { light = {} } = readTokenFile(tokens);
    const changed = Object.entries(light).filter(([name, text]) => mode === 'light' || found.light?.[name] !== text);
    found[mode] = { ...Object.fromEntries(changed), ...Object.fromEntries(missing.map((file) => [file, ''])) };
  }
  return found;
}

/** Merges the sources of a resolver in one mode; `missing` are the addresses of those in other files. */
function resolved(json: Record<string, unknown>, order: readonly unknown[], mode: ThemeMode) {
  const tokens: Tokens = Object.create(null) as Tokens;
  const missing = new Set<string>();
  let hasMode = false;
  let left = MOST_SOURCES;
  const add = (source: unknown, within: readonly unknown[] = []): void => {
    // A set that refers to itself ends there.
    if (!isRecord(source) || within.includes(source) || within.length > DEEPEST || left-- <= 0) return;
    const inside = [...within, source];
    const { $ref, sources, contexts } = source;
    if (typeof $ref === 'string') {
      const path = aliasIn(source);
      if (path) add(at(json, path), inside);
      else missing.add($ref);
    } else if (isRecord(contexts)) {
      const named = contextNamed(contexts, mode);
      hasMode ||= named !== undefined;
      addAll(contexts[named ?? textOf(source['default'])], inside);
    } else if (Array.isArray(sources)) addAll(sources, inside);
    else merge(tokens, source);
  };
  const addAll = (list: unknown, within: readonly unknown[]) => {
    for (const source of Array.isArray(list) ? list : []) add(source, within);
  };
  for (const item of order) add(item);
  return { tokens, missing: [...missing], hasMode };
}

const contextNamed = (contexts: Record<string, unknown>, mode: ThemeMode): string | undefined =>
  Object.keys(contexts).find((name) => name === mode) ?? Object.keys(contexts).find((name) => modeNamed(name) === mode);

const at = (json: unknown, path: readonly string[]): unknown =>
  path.reduce((part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined), json);

/** Merges groups; a token replaces the one before it. */
function merge(into: Tokens, from: Record<string, unknown>, depth = 0): void {
  for (const [name, item] of Object.entries(from)) {
    const before = into[name];
    const isGroup = isRecord(item) && !('$value' in item) && depth < DEEPEST;
    if (!isGroup) into[name] = item;
    else merge(isRecord(before) ? before : (into[name] = Object.create(null) as Tokens), item, depth + 1);
  }
}
