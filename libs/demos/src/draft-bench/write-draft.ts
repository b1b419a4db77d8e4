import type { LanguageCode } from '@genmaster/i18n';
import type { Fact, Kind } from './draft-facts.ts';
import type { DraftPart } from './draft-parts.ts';
import { english } from './draft-sentences.en.ts';
import { hindi } from './draft-sentences.hi.ts';
import type { DraftLanguage, Sentence } from './draft-sentences.ts';
import type { DraftWish } from './draft-wish.ts';

export interface WrittenDraft {
  parts: readonly DraftPart[];
  /** Fields with invalid facts; the sentences about them were left out. */
  leftOut: readonly string[];
}

const LANGUAGES: Readonly<Record<LanguageCode, DraftLanguage>> = { en: english, hi: hindi };

/** Maximum length of a text on its screen, in characters. */
export const ROOM: Readonly<Record<Kind, Readonly<Record<DraftWish['length'], number>>>> = {
  product: { short: 100, full: 220 },
  reminder: { short: 120, full: 260 },
  image: { short: 110, full: 240 },
};

/** Writes a draft: the sentences of its tone and length whose facts are valid. */
export function writeDraft(kind: Kind, { tone, length, language }: DraftWish, facts: readonly Fact[]): WrittenDraft {
  const { join, sentences } = LANGUAGES[language];
  const wanted = sentences[kind][tone].filter(
    ({ isMore, when }) => (!isMore || length === 'full') && (!when || when === wayOf(facts)),
  );
  const keys = facts.map(({ key }) => key);
  const missing = (sentence: Sentence) =>
    namesIn(sentence).filter((name) => !keys.some((key) => key === name || key.startsWith(`${name}.`)));
  return {
    parts: merge(
      wanted
        .filter((sentence) => missing(sentence).length === 0)
        .flatMap((sentence, place) => [...(place > 0 ? [' '] : []), ...partsOf(sentence, keys, join)]),
    ),
    leftOut: [...new Set(wanted.flatMap(missing))],
  };
}

/** Returns the trend: whether the last figure is above or below the first. */
function wayOf(facts: readonly Fact[]): Sentence['when'] {
  const [first, last] = ['first.value', 'last.value'].map((name) => facts.find(({ key }) => key === name)?.value ?? 0);
  return last! > first! ? 'up' : last! < first! ? 'down' : 'level';
}

const PLACE = /\{([a-z.]+)\}/g;

const namesIn = ({ text }: Sentence): readonly string[] => [...text.matchAll(PLACE)].map(([, name]) => name!);

/** Splits a sentence into parts; the placeholder of a list becomes one placeholder for each entry. */
function partsOf({ text }: Sentence, keys: readonly string[], [between, last]: DraftLanguage['join']): DraftPart[] {
  return text.split(PLACE).flatMap((piece, place): DraftPart[] => {
    if (place % 2 === 0) return [piece];
    if (keys.includes(piece)) return [{ fact: piece }];
    const entries = keys.filter((key) => key.startsWith(`${piece}.`));
    return entries.flatMap((fact, at) => [...(at === 0 ? [] : [at === entries.length - 1 ? last : between]), { fact }]);
  });
}

/** Joins adjacent literal texts, and drops empty ones. */
const merge = (parts: readonly DraftPart[]): readonly DraftPart[] =>
  parts.reduce<DraftPart[]>((done, part) => {
    const before = done.at(-1);
    if (part === '') return done;
    return typeof part === 'string' && typeof before === 'string'
      ? [...done.slice(0, -1), before + part]
      : [...done, part];
  }, []);
