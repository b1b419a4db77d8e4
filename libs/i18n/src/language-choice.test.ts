import type { LanguageCode } from './languages.ts';
import { createLanguageChoice, LANGUAGE_KEY, offeredLanguage, selectLanguage } from './language-choice.ts';

/** Creates a visitor with a stored language and the languages of the browser. */
function visitor({ stored = null, browser = ['en-GB'] }: { stored?: string | null; browser?: readonly string[] }) {
  const items = new Map<string, string>(stored === null ? [] : [[LANGUAGE_KEY, stored]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { items, choice: createLanguageChoice({ storage, browser: () => browser }) };
}

it.each<{ address: string; stored?: string; browser?: readonly string[]; code: LanguageCode; offered: string | null }>([
  { address: '/hi/uniqueness', stored: 'en', browser: ['en'], code: 'hi', offered: 'en' },
  { address: '/hi', browser: ['en-IN'], code: 'hi', offered: null },
  { address: '/uniqueness', stored: 'hi', browser: ['en'], code: 'hi', offered: 'hi' },
  { address: '/uniqueness', stored: 'en', browser: ['hi-IN'], code: 'en', offered: null },
  { address: '/', browser: ['hi-IN', 'en'], code: 'hi', offered: 'hi' },
  { address: '/', browser: ['mr-IN', 'hi', 'en'], code: 'hi', offered: 'hi' },
  { address: '/', browser: ['en-US', 'hi'], code: 'en', offered: null },
  { address: '/', browser: ['fr'], code: 'en', offered: null },
  { address: '/', stored: 'klingon', browser: [], code: 'en', offered: null },
])(
  'at $address, with $stored stored and a browser of $browser, the code is $code and $offered is offered',
  ({ address, code, offered, ...given }) => {
    const { choice } = visitor(given);

    expect(selectLanguage(address, choice)).toBe(code);
    expect(offeredLanguage(address, choice)).toBe(offered);
  },
);

it('stores a choice', () => {
  const { items, choice } = visitor({ browser: ['hi'] });
  choice.choose('en');

  expect(items.get(LANGUAGE_KEY)).toBe('en');
  expect(offeredLanguage('/', choice)).toBeNull();
});

it('keeps a choice for this page when storage is not available', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const choice = createLanguageChoice({ storage: { getItem: deny, setItem: deny }, browser: () => [] });
  choice.choose('hi');

  expect(choice.stored()).toBe('hi');
});
