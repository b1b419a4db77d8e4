import { PHRASINGS } from '../../testing/voice-phrasings.ts';
import { englishGrammar } from './grammar-en.ts';
import { hindiGrammar } from './grammar-hi.ts';
import type { Intent } from './grammar.ts';
import { parseCommand } from './parse-command.ts';

/** Returns the name of an intent in the phrasings: `mode dark`, `go contact`, `panel open`. */
function nameOf(intent: Intent | null): string {
  if (intent === null) return 'not understood';
  if (intent.kind === 'mode') return `mode ${intent.mode}`;
  if (intent.kind === 'panel') return `panel ${intent.isOpen ? 'open' : 'close'}`;
  return 'words' in intent ? `${intent.kind} ${intent.words}` : intent.kind;
}

describe.each([
  ['en', englishGrammar],
  ['hi', hindiGrammar],
] as const)('the list of phrasings in %s', (language, grammar) => {
  const said = Object.entries<readonly string[]>(PHRASINGS[language]).flatMap(([meant, phrases]) =>
    phrases.map((phrase) => [phrase, meant] as const),
  );

  it('has a hundred different phrasings', () => {
    expect(new Set(said.map(([phrase]) => phrase)).size).toBe(100);
  });

  it.each(said)('maps “%s” to %s', (phrase, meant) => {
    expect(nameOf(parseCommand(phrase, grammar))).toBe(meant);
  });
});
