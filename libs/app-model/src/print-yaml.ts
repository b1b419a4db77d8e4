/** Plain data: what JSON can hold. */
type Plain = unknown;

/**
 * Prints plain data as YAML 1.2: one line per value, two spaces per level.
 *
 * A text that YAML could read as something else, such as `on`, `1.0` or `a: b`, is quoted as in JSON.
 */
export function printYaml(data: Plain): string {
  return `${linesOf(data).join('\n')}\n`;
}

/** Texts that are safe without quotes in every version of YAML, apart from those in `READ_AS_OTHER`. */
const SAFE = /^[A-Za-z/$_][\w/$.{}-]*(?: [\w/$.{}-]+)*$/;

const READ_AS_OTHER = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

const textOf = (text: string): string => (SAFE.test(text) && !READ_AS_OTHER.test(text) ? text : JSON.stringify(text));

const isObject = (data: Plain): data is object => typeof data === 'object' && data !== null;

const entriesOf = (data: object) => Object.entries(data).filter(([, value]) => value !== undefined);

/** Returns a value that fits on one line; `null` for a list or an object that has content. */
function oneLine(data: Plain): string | null {
  if (typeof data === 'string') return textOf(data);
  if (!isObject(data)) return JSON.stringify(data ?? null);
  if (Array.isArray(data)) return data.length === 0 ? '[]' : null;
  return entriesOf(data).length === 0 ? '{}' : null;
}

function linesOf(data: Plain): string[] {
  const line = oneLine(data);
  if (line !== null || !isObject(data)) return [line ?? 'null'];
  if (Array.isArray(data))
    return data.flatMap((item) => linesOf(item).map((one, at) => `${at === 0 ? '- ' : '  '}${one}`));
  return entriesOf(data).flatMap(([key, value]) => {
    const short = oneLine(value);
    return short === null
      ? [`${textOf(key)}:`, ...linesOf(value).map((one) => `  ${one}`)]
      : [`${textOf(key)}: ${short}`];
  });
}
