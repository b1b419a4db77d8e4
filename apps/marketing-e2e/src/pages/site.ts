import { expect, type Page } from '@playwright/test';
import { findViolations, type Rules } from './axe.ts';

export const MODES = ['light', 'dark', 'flately'] as const;
export type Mode = (typeof MODES)[number];

/** The demo account that the server seeds. */
export const DEMO = { userCode: 'demo', password: 'genmaster-demo' };

/** The administrator account that the server seeds. */
export const ADMINISTRATOR = { userCode: 'admin', password: 'genmaster-admin' };

/** Page model of any page of the site. */
export class Site {
  readonly problems: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`console: ${message.text()}`);
    });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
  }

  async signIn({ userCode, password } = DEMO): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign in' }).first().click();
    await this.fillSignIn(userCode, password);
    await expect(this.page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  }

  async fillSignIn(userCode: string, password: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('User code').fill(userCode);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
  }

  async expectNoAccessibilityViolations(within?: string, rules?: Rules): Promise<void> {
    expect(await findViolations(this.page, { ...(within && { within }), ...(rules && { rules }) })).toEqual([]);
  }

  /** Returns the value of a theme variable; a colour in one notation, whether a stylesheet or the theme set it. */
  variable(name: string): Promise<string> {
    return this.page.evaluate((variable) => {
      const value = getComputedStyle(document.body).getPropertyValue(variable).trim();
      const { style } = new Option();
      style.color = value;
      return style.color || value;
    }, name);
  }

  mode(): Promise<string | null> {
    return this.page.evaluate(() => document.documentElement.getAttribute('data-bs-theme'));
  }
}
