import { compileMessage } from '@lingui/message-utils/compileMessage';
import { MESSAGE_LOADERS, type MessagePart } from '../message-loaders.ts';

type Tokens = ReturnType<typeof compileMessage>;

/** Returns the placeholders of a text, each as often as it occurs. */
const placeholdersOf = (text: string): readonly string[] => namesIn(compileMessage(text)).toSorted();

function namesIn(tokens: Tokens | unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , format] = token as [string, string?, Record<string, Tokens>?];
    return [name, ...new Set(Object.values(format ?? {}).flatMap(namesIn))];
  });
}

const parts = Object.keys(MESSAGE_LOADERS) as MessagePart[];

describe.each(parts)('the words of “%s”', (part) => {
  const load = async () => {
    const { en, hi } = MESSAGE_LOADERS[part];
    const [english, hindi]: Readonly<Record<string, string>>[] = await Promise.all([en(), hi()]);
    return { english: english!, hindi: hindi! };
  };

  it('have the same ids in both languages, in the same order', async () => {
    const { english, hindi } = await load();

    expect(Object.keys(hindi)).toEqual(Object.keys(english));
  });

  it('are not empty, and have no white space at either end', async () => {
    for (const messages of Object.values(await load())) {
      expect(Object.entries(messages).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    }
  });

  it('have the same placeholders in both languages', async () => {
    const { english, hindi } = await load();
    const filled = (messages: Readonly<Record<string, string>>) =>
      Object.entries(messages).map(([id, text]) => `${id}: ${placeholdersOf(text).join()}`);

    expect(filled(hindi)).toEqual(filled(english));
  });

  it('are in Devanagari in Hindi', async () => {
    const { hindi } = await load();
    const lettersOf = (text: string) => text.replace(/\{\w+\}/g, '').replace(/\P{L}/gu, '');
    const foreign = Object.entries(hindi).filter(([, text]) => /^\p{Script=Latin}+$/u.test(lettersOf(text)));

    expect(foreign.map(([id]) => id).filter((id) => !NAMES.includes(id))).toEqual([]);
  });
});

/** Names that are the same in every language. */
const NAMES: readonly string[] = ['api', 'sql', 'utf8', 'views.api', 'views.sql'];

it('a missing placeholder is detected', () => {
  expect(placeholdersOf('{count, plural, one {One of {all}} other {# of {all}}}')).toEqual(['all', 'count']);
  expect(placeholdersOf('Nothing to fill in')).toEqual([]);
});
