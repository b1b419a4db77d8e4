import { expect, type Locator, type Page } from '@playwright/test';
import { MODES, Site } from './site.ts';

/** A page of the site with the demo on it. */
export class DemoPage extends Site {
  /** The whole demo: heading, interactive part, and the note about its real functions. */
  readonly demo: Locator;

  constructor(page: Page) {
    super(page);
    this.demo = page.locator('.demo');
  }

  /** Opens a page and waits until its demo is interactive. */
  static async open(page: Page, path: string): Promise<DemoPage> {
    const demoPage = new DemoPage(page);
    await page.goto(path);
    await demoPage.waitUntilReady();
    return demoPage;
  }

  async waitUntilReady(): Promise<void> {
    await this.demo.scrollIntoViewIfNeeded();
    // Demos wait for an input of a visitor, and on a busy machine the page listens for it later than the load event.
    let moves = 0;
    await expect(async () => {
      moves += 1;
      await this.page.mouse.move(moves, 1);
      await expect(this.demo).toHaveAttribute('data-state', 'ready', { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Expects the result in the prerendered HTML, with the demo’s styles. */
  async expectPrefilled(text: string): Promise<void> {
    await expect(this.demo).toContainText(text);
    await expect(this.demo.locator('.demo-bar').first()).toHaveCSS('display', 'flex');
  }

  /** Writes into every text field and presses Reset; returns true when all of them are as before. */
  async isAsBeforeAfterReset(): Promise<boolean> {
    const fields = this.demo
      .locator('.demo-stage :is(input[type="text"], input:not([type]), textarea)')
      .filter({ visible: true });
    const texts = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    const before = await texts();
    if (before.length === 0) return true;
    // What is written can add fields, and take some away.
    for (let at = 0; at < (await fields.count()); at += 1) {
      const field = fields.nth(at);
      if (await field.isEditable()) await field.fill('zz9');
    }
    const reset = this.demo.getByRole('button', { name: /^(?:Reset|रीसेट)$/ });
    await reset.first().click();
    return expect
      .poll(texts, { timeout: 3000 })
      .toEqual(before)
      .then(() => true)
      .catch(() => false);
  }

  /** Checks all axe rules in light mode, and the colour rules in the other modes: only colours differ between them. */
  async expectAccessibleInEveryMode(): Promise<void> {
    for (const mode of MODES) {
      await this.page.evaluate((name) => {
        if (name === 'light') document.documentElement.removeAttribute('data-bs-theme');
        else document.documentElement.setAttribute('data-bs-theme', name);
      }, mode);
      await this.expectNoAccessibilityViolations('.demo', mode === 'light' ? 'all' : 'contrast');
    }
  }
}
