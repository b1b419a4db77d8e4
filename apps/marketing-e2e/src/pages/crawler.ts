import type { Page } from '@playwright/test';
import { findViolations, type Rules } from './axe.ts';
import { DemoPage } from './demo-page.ts';
import { findLettersWithoutFont } from './hindi-letters.ts';
import { findLayoutFaults } from './layout-faults.ts';

/** A fault on a page, and its address. */
export type Finding = string;

/** The frame is the same on every page, and most of its elements: axe checks it at the first page of each width. */
const FRAME = ['.rail', '.site-header', 'footer#all-pages'] as const;

/** Checks one page after another in the same tab. */
export class Crawler {
  readonly page: Page;
  readonly #demoPage: DemoPage;
  #seen: Finding[] = [];
  #at = '';
  /** Widths at which axe has checked the frame. */
  readonly #framed = new Set<number>();

  constructor(page: Page) {
    this.page = page;
    this.#demoPage = new DemoPage(page);
    page.on('pageerror', (error) => this.#note(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${response.url()}`);
    });
  }

  #note(finding: string): void {
    this.#seen.push(`${this.#at}: ${finding}`);
  }

  /** Counts layout shifts on every page that is opened from now on, with the fonts of each language already cached. */
  async start(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    for (const home of ['/hi', '/']) {
      await this.page.goto(home);
      await this.page.evaluate(() => document.fonts.ready);
    }
    await this.page.addInitScript(() => {
      const moves: string[] = [];
      const note = (entries: PerformanceEntryList) => {
        for (const entry of entries as LayoutShift[]) {
          if (entry.hadRecentInput || entry.value === 0) continue;
          const where = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : '?'));
          moves.push(`${entry.value.toFixed(4)}: ${where.join(' and ')}`);
        }
      };
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      const takeMoves = () => {
        note(observer.takeRecords());
        return moves.splice(0);
      };
      Object.assign(window, { takeMoves });
    });
  }

  /** Opens a page and waits until it is hydrated. */
  async visit(path: string): Promise<void> {
    this.#at = path;
    await this.page.goto(path);
    await this.page.locator('.finder-button[role="button"]').waitFor();
    await this.#settle();
  }

  /**
   * Follows a link to a page by keyboard, without a full load. The change of the page is not a layout shift; later
   * shifts count.
   */
  async follow(path: string): Promise<void> {
    this.#at = path;
    await this.page.locator(`footer a[href="${path}"]`).first().press('Enter');
    await this.page.waitForURL((url) => url.pathname === path);
    // The address changes before the page does; the canonical link changes with the page.
    await this.page.locator(`link[rel="canonical"][href$="${path}"]`).waitFor({ state: 'attached' });
    await this.page.locator('.progress[data-state="idle"]').waitFor({ state: 'attached' });
    await this.#settle();
    await this.page.evaluate(() => void (window as unknown as Moving).takeMoves());
  }

  /**
   * Changes the width of the window. What moves because of that is no layout shift; the browser itself knows so only for
   * half a second, in which a slow machine may not have painted the page.
   */
  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: this.page.viewportSize()!.height });
    await this.#settle();
    await this.page.evaluate(() => void (window as unknown as Moving).takeMoves());
  }

  /** Makes the demo of the page interactive, if it has one. */
  async startDemo(): Promise<void> {
    if ((await this.#demoPage.demo.count()) > 0) await this.#demoPage.waitUntilReady();
  }

  /** Waits for two frames, so that pending changes of the page are painted. */
  async #settle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Returns the faults of the current page; each is returned once. */
  async findings({ axe }: { axe?: Rules } = {}): Promise<readonly Finding[]> {
    if (axe) {
      const { width } = this.page.viewportSize()!;
      const without = this.#framed.has(width) ? FRAME : [];
      for (const violation of await findViolations(this.page, { rules: axe, without })) this.#note(violation);
      this.#framed.add(width);
    }
    const [moved, tooWide] = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [(window as unknown as Moving).takeMoves(), scrollWidth - clientWidth] as const;
    });
    for (const shift of moved) this.#note(`moved by ${shift}`);
    this.#noteOverflow(tooWide);
    for (const fault of await findLettersWithoutFont(this.page)) this.#note(fault);
    for (const fault of await findLayoutFaults(this.page))
      this.#note(`${fault} at ${this.page.viewportSize()?.width} px`);
    return this.#seen.splice(0);
  }

  /** Returns what is wider than the window, in both reading directions; turning the page around is no layout shift. */
  async overflow(): Promise<readonly Finding[]> {
    const tooWide = await this.page.evaluate(() => {
      const root = document.documentElement;
      return ['rtl', 'ltr'].map((direction) => {
        root.setAttribute('dir', direction);
        return [direction, root.scrollWidth - root.clientWidth] as const;
      });
    });
    for (const [direction, pixels] of tooWide) this.#noteOverflow(pixels, ` from ${direction}`);
    await this.page.evaluate(() => void (window as unknown as Moving).takeMoves());
    return this.#seen.splice(0);
  }

  /** Opens the code of the demo and returns what it makes wider than the demo, in place of a scroll in its frame. */
  async codeOverflow(): Promise<readonly Finding[]> {
    await this.page.locator('.demo-code > summary').first().click();
    await this.page.locator('.demo-code pre').first().waitFor();
    const excess = await this.#demoPage.demo.evaluate((demo) => demo.scrollWidth - demo.clientWidth);
    if (excess > 0) this.#note(`its code makes the demo ${excess} px wider at ${this.page.viewportSize()?.width} px`);
    return this.#seen.splice(0);
  }

  /** Returns the demo's input that its Reset does not undo. */
  async inputAfterReset(): Promise<readonly Finding[]> {
    if (!(await this.#demoPage.isAsBeforeAfterReset())) this.#note('Reset leaves input in the demo');
    return this.#seen.splice(0);
  }

  #noteOverflow(pixels: number, which = ''): void {
    if (pixels > 0) this.#note(`scrolls ${pixels} px sideways at ${this.page.viewportSize()?.width} px${which}`);
  }
}

/** A window in which layout shifts are counted. */
interface Moving {
  /** Returns the shifts since the last call. */
  takeMoves: () => string[];
}

/** The browser's layout shift entry, which TypeScript does not declare. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node?: Node | null }[];
}
