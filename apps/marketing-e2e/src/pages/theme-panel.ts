import { expect, type Locator, type Page } from '@playwright/test';

/** Page model of the theme panel. */
export class ThemePanel {
  readonly root: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('#gm-theme-panel');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Theme settings' }).click();
    await this.expectOpen();
  }

  async expectOpen(): Promise<void> {
    await expect(this.root).toHaveAttribute('data-state', 'open');
    await expect.poll(() => this.root.evaluate((panel) => getComputedStyle(panel).right)).toBe('0px');
  }

  async expectClosed(): Promise<void> {
    await expect(this.root).toHaveAttribute('data-state', 'closed');
    await expect.poll(() => this.root.evaluate((panel) => getComputedStyle(panel).right)).toBe('-300px');
  }

  chooseScheme(code: string): Promise<void> {
    return this.root.locator(`[data-scheme="${code}"] input`).check();
  }

  chooseMode(label: 'Light' | 'Dark' | 'Flately'): Promise<void> {
    return this.root.getByRole('radio', { name: label }).check();
  }

  async openSection(name: string): Promise<void> {
    await this.root.locator('summary', { hasText: name }).click();
  }

  /** Types a colour into the first field of the picker, which accepts any notation, and confirms it. */
  async setColor(fieldId: string, hex: string): Promise<void> {
    await this.root.locator(`[data-field="${fieldId}"] [data-control] button`).first().click();
    const picker = this.page.getByRole('dialog');
    await picker.getByRole('spinbutton', { name: 'Red' }).fill(hex);
    await picker.getByRole('button', { name: 'OK' }).click();
  }

  async setSize(fieldId: string, px: number): Promise<void> {
    await this.root.locator(`[data-field="${fieldId}"] input[type="range"]`).fill(String(px));
  }

  async chooseOption(fieldId: string, label: string): Promise<void> {
    await this.root.locator(`[data-field="${fieldId}"] select`).selectOption({ label });
  }

  async chooseFont(fieldId: string, label: string): Promise<void> {
    await this.root.locator(`[data-field="${fieldId}"] [role="combobox"]`).click();
    await this.root.getByRole('option', { name: label, exact: true }).click();
  }

  async openLayout(): Promise<void> {
    await this.root.getByRole('tab', { name: 'Layout' }).click();
  }

  /** Presses undo or redo until no step is left; returns the number of steps. */
  async stepAll(direction: 'Undo' | 'Redo'): Promise<number> {
    const button = this.root.getByRole('button', { name: direction });
    await this.root.getByRole('button', { name: 'Close' }).focus();
    for (let steps = 0; ; steps++) {
      if ((await button.getAttribute('aria-disabled')) === 'true') return steps;
      await this.page.keyboard.press(direction === 'Undo' ? 'Control+z' : 'Control+y');
    }
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name, exact: true }).click();
  }

  async confirm(question: string, answer: 'OK' | 'Cancel' = 'OK'): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: question });
    await dialog.getByRole('button', { name: answer }).click();
  }

  async resetCurrent(): Promise<void> {
    await this.press('Reset Current');
    await this.confirm('Are you sure you want to reset current Changes?');
  }

  async defaultChanges(): Promise<void> {
    await this.press('Default Changes');
    await this.confirm('Are you sure you want to set Default color Theme?');
  }

  async save(): Promise<void> {
    await this.press('Save Changes');
    await this.confirm('Are you sure you want to Save Current Changes.?');
  }
}
