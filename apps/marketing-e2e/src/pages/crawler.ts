import type { Page } from '@playwright/test';
import { findViolations, type Rules } from './axe.ts';

/** Something that a visitor would stumble over, and where. */
export type Finding = string;

/** Looks at one page after another in the same tab. */
export class Crawler {
  readonly page: Page;
  #seen: Finding[] = [];
  #at = '';

  constructor(page: Page) {
    this.page = page;
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

  /** Counts what moves on every page that is opened from now on, by a visitor who has the fonts already. */
  async start(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.goto('/');
    await this.page.evaluate(() => document.fonts.ready);
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

  /** Opens a page and waits until the script has taken it over. */
  async visit(path: string): Promise<void> {
    this.#at = path;
    await this.page.goto(path);
    await this.page.locator('.finder-button[role="button"]').waitFor();
    await this.#settle();
  }

  /** Follows a link to a page by its key, without a full load. What the other page has elsewhere has not moved; what follows has. */
  async follow(path: string): Promise<void> {
    this.#at = path;
    await this.page.locator(`footer a[href="${path}"]`).first().press('Enter');
    await this.page.waitForURL((url) => url.pathname === path);
    // The address changes before the page does; what the page says of itself changes with it.
    await this.page.locator(`link[rel="canonical"][href$="${path}"]`).waitFor({ state: 'attached' });
    await this.page.locator('.progress[data-state="idle"]').waitFor({ state: 'attached' });
    await this.#settle();
    await this.page.evaluate(() => void (window as unknown as Moving).takeMoves());
  }

  /** Two frames: whatever the page draws by itself is drawn. */
  async #settle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** What was wrong on the page in view; it is told once. */
  async findings({ axe }: { axe?: Rules } = {}): Promise<readonly Finding[]> {
    if (axe) {
      for (const violation of await findViolations(this.page, { rules: axe })) this.#note(violation);
    }
    const { moved, tooWide } = await this.page.evaluate(() => ({
      moved: (window as unknown as Moving).takeMoves(),
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    for (const shift of moved) this.#note(`moved by ${shift}`);
    if (tooWide > 0) this.#note(`scrolls ${tooWide} px sideways at ${this.page.viewportSize()?.width} px`);
    return this.#seen.splice(0);
  }
}

/** A window in which moves are counted. */
interface Moving {
  /** What moved since it was asked last. */
  takeMoves: () => string[];
}

/** What the browser tells of something that moved; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node?: Node | null }[];
}
