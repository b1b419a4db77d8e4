/** A variable that is set but is not a setting, and the setting that was probably meant. */
export interface Misspelt {
  name: string;
  meant: string;
}

/**
 * Maximum length of a short name. Short names are similar to many words: in these only an exchange of two letters
 * counts.
 */
const SHORT = 5;

/** Returns the number of letters that may differ in a name of this length. */
const mistakesIn = ({ length }: string) => (length <= SHORT ? 0 : length < 10 ? 1 : length < 13 ? 2 : 3);

/** Finds the variables with names that look like one of these settings, so that a typing error is not ignored. */
export function findMisspelt(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): Misspelt[] {
  const known = new Set(settings);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || env[name] === undefined || env[name] === '' || isServiceAddress(env[name])) return [];
    const meant = settings.find((setting) => isSlip(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Kubernetes gives every container the address of a service as `<NAME>_PORT`: of one called genmaster, `GENMASTER_PORT`. */
const isServiceAddress = (value: string) => /^(?:tcp|udp|sctp):\/\//.test(value);

function isSlip(name: string, setting: string): boolean {
  if (/^GENMASTER[_-]/i.test(name) && name.slice('GENMASTER_'.length).toUpperCase() === setting) return true;
  if (setting.length <= SHORT)
    return name.length === setting.length && distance(name, setting) === 1 && sameLetters(name, setting);
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  // Lower case, with other separators, or with the product name as a prefix.
  const bare = plain(name).replace(/^GENMASTER(?=.)/, '');
  if (bare === plain(setting)) return true;
  if (areSameWords(name.toUpperCase().split('_'), setting.split('_'))) return true;
  if (Math.abs(name.length - setting.length) > 3) return false;
  return distance(name.toUpperCase(), setting) <= mistakesIn(setting);
}

/** Returns true for the same words in other forms, such as `TRUST_PROXY` and `TRUSTED_PROXIES`. */
function areSameWords(words: readonly string[], others: readonly string[]): boolean {
  if (words.length < 2 || words.length !== others.length) return false;
  return words.every((word, index) => {
    const [short = '', long = ''] = [word, others[index] ?? ''].sort((one, other) => one.length - other.length);
    // An abbreviation such as DIR, or another ending of a longer word.
    if (short === long || (short.length === 3 && long.startsWith(short))) return true;
    return short.length >= 5 && long.startsWith(short.slice(0, -1));
  });
}

const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

/** Returns the edit distance: the number of letters to add, remove, change or exchange with the next one. */
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
