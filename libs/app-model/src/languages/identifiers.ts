import { wordsOf } from '../names.ts';

/** Naming convention of a language for fields. */
export type Spelling = 'camel' | 'pascal' | 'snake';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Characters that are not valid in identifiers of every language: all but letters, marks and digits of modern scripts.
 * A
 * compiler only knows the letters of its own Unicode version, so newer letters are excluded.
 */
const UNKNOWN_TO_COMPILERS =
  /(?![0-9A-Z_a-z\u00c0-\u02af\u0300-\u036f\u0370-\u052f\u0531-\u0588\u05d0-\u05ea\u0620-\u0669\u0671-\u06d3\u0900-\u0d7f\u0e01-\u0e59\u10a0-\u10ff\u1e00-\u1fff\u3041-\u30ff\u4e00-\u9fcc\uac00-\ud7a3])[^]|[^\p{L}\p{Mn}\p{Mc}\p{Nd}_]/gu;

/** Letters and marks added to these scripts after 2015. */
const YOUNG_LETTERS =
  /[\u0560\u0588\u09fc\u09fe\u0afa-\u0aff\u0b55\u0c04\u0c3c\u0c5c\u0c5d\u0c80\u0cdc\u0cdd\u0cf3\u0d00\u0d04\u0d3b\u0d3c\u0d54-\u0d56\u0d76-\u0d78]/gu;

/** Converts a name to an identifier with the naming convention of a language; it never starts with a digit. */
export function identifierOf(name: string, spelling: Spelling): string {
  const words = wordsOf(name, 'Field').map((word) => word.toLowerCase());
  const joined =
    spelling === 'snake'
      ? words.join('_')
      : words.map((word, index) => (index === 0 && spelling === 'camel' ? word : capital(word))).join('');
  const tidy = joined.normalize('NFKC').replace(UNKNOWN_TO_COMPILERS, '').replace(YOUNG_LETTERS, '');
  return /^\p{ID_Start}/u.test(tidy) ? tidy : `field_${tidy}`;
}

/** Creates a function that makes names unique: a name that is already used gets the next number. */
export function numbering(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    let unique = name;
    for (let next = 2; used.has(unique.toLowerCase()); next += 1) unique = `${name}_${next}`;
    used.add(unique.toLowerCase());
    return unique;
  };
}
