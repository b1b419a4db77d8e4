import type { Grammar, Intent } from './grammar.ts';
import { normaliseWords } from './normalise-words.ts';

/** Stands for the words that a phrase leaves open. */
const OPEN = '…';

/**
 * Finds the command in a text: typed or heard, the grammar is the same.
 *
 * The first rule that fits wins, so rules with an open place come after those without. `null` when none fits; a sentence
 * that is not understood changes nothing.
 *
 * @example
 * parseCommand('Please open Gen Grid', englishGrammar); // { kind: 'go', words: 'gen grid' }
 */
export function parseCommand(text: string, grammar: Grammar): Intent | null {
  const fillers = new Set(grammar.fillers.flatMap(normaliseWords));
  const words = normaliseWords(text);
  const said = words.filter((word) => !fillers.has(word));
  for (const { intent, phrases } of grammar.rules) {
    // Of several phrases that fit, the one that leaves the least open: “go to …” before “go …”.
    const [open] = phrases
      .map((phrase) => openWords(said, phrase, fillers))
      .filter((words) => words !== null)
      .sort((one, other) => one.length - other.length);
    if (open) return 'words' in intent ? { ...intent, words: open.join(' ') } : intent;
  }
  return null;
}

/** The words in the open place of a phrase, none for a phrase without; `null` when the phrase does not fit. */
function openWords(said: readonly string[], phrase: string, fillers: ReadonlySet<string>): readonly string[] | null {
  const [before = [], after] = phrase
    .split(OPEN)
    .map((part) => normaliseWords(part).filter((word) => !fillers.has(word)));
  const startsRight = before.every((word, index) => said[index] === word);
  if (!after) return startsRight && said.length === before.length ? [] : null;
  const end = said.length - after.length;
  const endsRight = after.every((word, index) => said[end + index] === word);
  return startsRight && endsRight && end > before.length ? said.slice(before.length, end) : null;
}

/** The examples that share the most words with a text that was not understood; all of them when none shares any. */
export function nearestExamples(text: string, { examples }: Grammar, count = 3): readonly string[] {
  const said = new Set(normaliseWords(text));
  const shared = examples
    .map((example) => ({ example, score: normaliseWords(example).filter((word) => said.has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return shared.length > 0 ? shared.slice(0, count).map(({ example }) => example) : examples;
}
