/** @jest-environment ./src/testing/browser-environment.ts */
import { prepareBrowser, renderApp } from '../render-app.tsx';

prepareBrowser();

/** Returns texts with Devanagari letters that no element marks as Hindi. */
function unclaimedHindi(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (/\p{Script=Devanagari}/u.test(data) && parentElement?.closest('[lang]')?.getAttribute('lang') !== 'hi')
      found.push(data);
  }
  return found;
}

describe('Hindi words on an English page', () => {
  it.each(['/generative-ai/text-generation', '/inbuilt-solutions/form-validation', '/uniqueness/voice-control'])(
    'are marked as Hindi everywhere on %s, and the text is unchanged',
    async (path) => {
      await renderApp({ path });
      const main = document.querySelector('main')!;

      expect(main.textContent).toMatch(/\p{Script=Devanagari}/u);
      expect(unclaimedHindi(main)).toEqual([]);
    },
  );
});
