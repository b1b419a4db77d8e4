import { normaliseWords } from './normalise-words.ts';

/** A target of commands with a name: a page or a colour scheme. */
export interface Named {
  name: string;
}

/**
 * Finds the things that match some words: exactly one when the match is clear.
 *
 * An equal name wins; then names that begin with the words, then names that contain all of them.
 */
export function findNamed<Thing extends Named>(words: string, things: readonly Thing[]): readonly Thing[] {
  const said = normaliseWords(words);
  const tests: ((name: readonly string[]) => boolean)[] = [
    (name) => name.join(' ') === said.join(' '),
    (name) => name.join('') === said.join(''),
    (name) => said.every((word, index) => name[index]?.startsWith(word)),
    (name) => said.every((word) => name.some((part) => part.startsWith(word))),
  ];
  if (said.length === 0) return [];
  for (const fits of tests) {
    const found = things.filter(({ name }) => fits(normaliseWords(name)));
    if (found.length > 0) return found;
  }
  return [];
}
