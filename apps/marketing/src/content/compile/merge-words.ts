/** Merges the words of a language into facts: mappings by key, lists by position. */
export function mergeWords(facts: unknown, words: unknown): unknown {
  if (words === undefined) return facts;
  if (Array.isArray(facts) && Array.isArray(words)) {
    return facts.map((fact: unknown, index) => mergeWords(fact, words[index]));
  }
  if (!isMapping(facts) || !isMapping(words)) return words;
  const names = new Set([...Object.keys(facts), ...Object.keys(words)]);
  return Object.fromEntries([...names].map((name) => [name, mergeWords(facts[name], words[name])]));
}

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
