/** Fonts that fail to load, by a part of their address; tests add to it. */
export const missingFonts = new Set<string>();

/**
 * Adds what jsdom lacks and the site uses: modal dialogs, fonts, scrolling.
 *
 * Each behaves like in a browser, as far as the tests can observe.
 */
export function installBrowserGaps(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(window, { scrollTo: () => undefined, FontFace: TestFontFace });
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set<TestFontFace>() });
}

/** Resets the document and its storage to the state of a new tab. */
export function resetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  missingFonts.clear();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('input, button')?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

class TestFontFace {
  readonly family: string;
  readonly source: string;
  readonly weight: string;

  constructor(family: string, source: string, { weight }: { weight: string }) {
    this.family = family;
    this.source = source;
    this.weight = weight;
  }

  load(): Promise<this> {
    const isMissing = [...missingFonts].some((part) => this.source.includes(part));
    return isMissing ? Promise.reject(new DOMException('A network error occurred.')) : Promise.resolve(this);
  }
}
