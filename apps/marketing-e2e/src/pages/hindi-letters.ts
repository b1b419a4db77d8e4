import type { Page } from '@playwright/test';

/** Returns what a page in Hindi writes in a font without Devanagari: a system without such a font shows nothing there. */
export async function findLettersWithoutFont(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ownText = (element: Element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return [...texts, ...(isField ? [element.value, element.placeholder] : [])].join(' ');
    };
    return [...document.querySelectorAll('html:lang(hi) body *:not(script, style)')]
      .filter((element) => /\p{Script=Devanagari}/u.test(ownText(element)))
      .filter((element) => !getComputedStyle(element).fontFamily.includes('Devanagari'))
      .map((element) => `no Devanagari for "${ownText(element).trim().slice(0, 40)}" in ${element.className}`);
  });
}
