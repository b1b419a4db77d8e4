import { OTHER_DIRECTIVES, OTHER_HEADERS, RAILS, rails, type RailId, type RailPlace } from './rails.ts';

const railsOf = (place: RailPlace): readonly RailId[] => RAILS.filter((id) => rails[id].place === place);

/** A text as a diff: `-` before removed lines, `+` before added ones; without marks when nothing is switched off. */
export interface Lines {
  code: string;
  isChanged: boolean;
}

interface Line {
  text: string;
  /** Default that the line shows. */
  rail?: RailId;
  /** Formats the text of the default as a line. */
  around?: (text: string) => string;
}

/** Returns the response headers, with one policy directive per line. */
export function headerLines(off: readonly RailId[]): Lines {
  return asDiff(off, [
    { text: 'HTTP/1.1 200 OK' },
    { text: 'content-security-policy:' },
    ...OTHER_DIRECTIVES.map((text) => ({ text: `  ${text};` })),
    ...railsOf('policy').map((rail) => ({ text: '', rail, around: (text: string) => `  ${text};` })),
    ...railsOf('header').map((rail) => ({ text: '', rail })),
    ...OTHER_HEADERS.map((text) => ({ text })),
    cookieLine(off),
  ]);
}

/** Returns the code of a generated endpoint and of a cell of a generated grid. */
export function codeLines(off: readonly RailId[]): Lines {
  return asDiff(off, [
    { text: 'export async function findInvoice(request, { session, query }) {' },
    { text: '', rail: 'origin' },
    { text: '', rail: 'role' },
    { text: '', rail: 'check' },
    { text: '', rail: 'parameters' },
    { text: '}' },
    { text: '' },
    { text: 'export function drawNumber(cell, row) {' },
    { text: '', rail: 'encoding' },
    { text: '}' },
  ]);
}

/** Returns the cookie line. All attributes are on one line, so each default changes the whole line. */
function cookieLine(off: readonly RailId[]): Line & { without?: string } {
  // Browsers refuse a cookie whose name begins with `__Host-` and that is not `Secure`.
  const cookie = (some: readonly RailId[]) =>
    [
      `set-cookie: ${some.includes('secure') ? '__Host-' : ''}genmaster-session=…; Path=/`,
      ...some.map((id) => rails[id].line),
    ].join('; ');
  const all = railsOf('cookie');
  const left = all.filter((id) => !off.includes(id));
  return left.length === all.length ? { text: cookie(all) } : { text: cookie(all), without: cookie(left) };
}

function asDiff(off: readonly RailId[], lines: readonly (Line & { without?: string })[]): Lines {
  const written = lines.flatMap(({ text, rail, around = (plain: string) => plain, without }) => {
    if (!rail) return without === undefined ? [` ${text}`] : [`-${text}`, `+${without}`];
    const { line, without: instead } = rails[rail];
    if (!off.includes(rail)) return [` ${around(line)}`];
    return [`-${around(line)}`, ...(instead === null ? [] : [`+${around(instead)}`])];
  });
  const isChanged = written.some((text) => !text.startsWith(' '));
  return { code: written.map((text) => (isChanged ? text : text.slice(1))).join('\n'), isChanged };
}

/** Returns the SQL statement and the values that reach the database for the typed text. */
export function statementFor(
  typed: string,
  off: readonly RailId[],
): { text: string; values: readonly string[] | null } {
  const select = 'select id, number, amount from invoice where number = ';
  return off.includes('parameters')
    ? { text: `${select}'${typed}'`, values: null }
    : { text: `${select}$1`, values: [typed] };
}

/** Returns the number of elements that the browser creates from a text inserted into a cell. */
export const elementsIn = (typed: string, off: readonly RailId[]): number =>
  off.includes('encoding') ? (typed.match(/<[a-z][^<>]*>/gi)?.length ?? 0) : 0;
