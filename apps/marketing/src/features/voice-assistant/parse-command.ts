import type { Grammar, Intent } from './grammar.ts';
import { normaliseWords } from './normalise-words.ts';

/** Placeholder of a phrase for one or more words. */
const OPEN = '…';

/**
 * Parses a command; typed and spoken text use the same grammar.
 *
 * The first rule that matches wins, so rules with a placeholder come after those without. Returns `null` when none
 * matches; such a text changes nothing.
 *
 * @example
 * parseCommand('Please open Gen Grid', englishGrammar); // { kind: 'go', words: 'gen grid' }
 */
export function parseCommand(text: string, grammar: Grammar): Intent | null {
  const fillers = new Set(grammar.fillers.flatMap(normaliseWords));
  const words = normaliseWords(text);
  const said = words.filter((word) => !fillers.has(word));
  for (const { intent, phrases } of grammar.rules) {
    // Of several matching phrases, the one whose placeholder takes the fewest words: “go to …” before “go …”.
    const [open] = phrases
      .map((phrase) => openWords(said, phrase, fillers))
      .filter((words) => words !== null)
      .sort((one, other) => one.length - other.length);
    if (open) return 'words' in intent ? { ...intent, words: open.join(' ') } : intent;
  }
  return null;
}

/**
 * Returns the words of a phrase’s placeholder, none for a phrase without one; `null` when the phrase does not match.
 */
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

/**
 * Returns the examples that share the most words with a text that was not understood; all examples when none shares
 * any.
 */
export function nearestExamples(text: string, { examples }: Grammar, count = 3): readonly string[] {
  const said = new Set(normaliseWords(text));
  const shared = examples
    .map((example) => ({ example, score: normaliseWords(example).filter((word) => said.has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return shared.length > 0 ? shared.slice(0, count).map(({ example }) => example) : examples;
}
