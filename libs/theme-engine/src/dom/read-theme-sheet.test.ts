import { readThemeSheet } from './read-theme-sheet.ts';

/** Reads rules of the form `selector { --name: value; }`, as a constructed sheet would. */
class Sheet {
  cssRules: object[] = [];
  replaceSync(text: string) {
    this.cssRules = [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
      const entries = new Map(
        body.split(';').map((line) => line.split(':', 2).map((part) => part.trim()) as [string, string]),
      );
      const names = [...entries.keys()].filter(Boolean);
      return {
        selectorText: selector.trim(),
        style: Object.assign(names, { getPropertyValue: (name: string) => entries.get(name) ?? '' }),
      };
    });
  }
}
const document = { defaultView: { CSSStyleSheet: Sheet } } as unknown as Document;
const read = (text: string, ok = true) =>
  readThemeSheet({ href: '/themes/theme-1.css', document, fetch: async () => ({ ok, text: async () => text }) });

describe('the stylesheet of a theme, as a source of values', () => {
  it('gives the variables of its plain root rules only', async () => {
    const css =
      ':root { --radius: 8px; color: red } :root[data-x] { --radius: 9px } p { --gap: 1px } :root { --gap: 4px }';
    await expect(read(css)).resolves.toEqual({ '--radius': '8px', '--gap': '4px' });
  });

  it.each([':root, [data-bs-theme="light"]', ':host, :root', 'html, :root, body'])(
    'gives those of a rule that other elements have, too: %s',
    async (selector) => {
      await expect(read(`${selector} { --radius: 8px }`)).resolves.toEqual({ '--radius': '8px' });
    },
  );

  it.each(['.card :root-like, p', ':root .card, p', 'p, :root[data-x], :root.dark'])(
    'gives none of a rule for others: %s',
    async (selector) => {
      await expect(read(`${selector} { --radius: 8px }`)).resolves.toEqual({});
    },
  );

  it.each([
    { what: 'cannot be had', answer: read(':root { --a: 1 }', false) },
    { what: 'is far too long', answer: read(`:root { --a: ${'x'.repeat(300_000)} }`) },
    {
      what: 'is out of reach',
      answer: readThemeSheet({ href: '/x', document, fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    },
    {
      what: 'breaks off',
      answer: readThemeSheet({
        href: '/x',
        document,
        fetch: async () => ({ ok: true, text: () => Promise.reject(new TypeError('network error')) }),
      }),
    },
    {
      what: 'cannot be asked for',
      answer: readThemeSheet({
        href: 'http://[',
        document,
        fetch: () => {
          throw new TypeError('Invalid URL');
        },
      }),
    },
    {
      what: 'meets a browser without constructed sheets',
      answer: readThemeSheet({
        href: '/x',
        document: { defaultView: {} } as Document,
        fetch: async () => ({ ok: true, text: async () => ':root { --a: 1 }' }),
      }),
    },
  ])('has no values when it $what', async ({ answer }) => {
    await expect(answer).resolves.toEqual({});
  });
});
