/** A variable that is set and is no setting, and the setting that it was probably meant to be. */
export interface Misspelt {
  name: string;
  meant: string;
}

/** Shorter names are near too many words: of these only two letters may be exchanged. */
const SHORT = 5;

/** How many letters may differ in a name of this length. */
const mistakesIn = ({ length }: string) => (length <= SHORT ? 0 : length < 10 ? 1 : length < 13 ? 2 : 3);

/** The variables that look like one of these settings and are none, so that a slip of the pen is not taken for silence. */
export function findMisspelt(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): Misspelt[] {
  const known = new Set(settings);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || env[name] === undefined || env[name] === '') return [];
    const meant = settings.find((setting) => isSlip(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

function isSlip(name: string, setting: string): boolean {
  if (setting.length <= SHORT)
    return name.length === setting.length && distance(name, setting) === 1 && sameLetters(name, setting);
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  // Written in small letters, with other signs between the words, or with the name of the product in front.
  const bare = plain(name).replace(/^GENMASTER(?=.)/, '');
  if (bare === plain(setting)) return true;
  if (Math.abs(name.length - setting.length) > 3) return false;
  return distance(name.toUpperCase(), setting) <= mistakesIn(setting);
}

const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

/** How many letters have to be added, left out, changed or exchanged with the next one to get from one text to the other. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + change);
      const isExchange = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isExchange) least = Math.min(least, at(rows, i - 2, j - 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return at(rows, one.length, other.length);
}

const at = (rows: readonly (readonly number[])[], i: number, j: number) => rows[i]?.[j] ?? Infinity;
