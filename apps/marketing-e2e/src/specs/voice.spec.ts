import { expect, test, type Page } from '@playwright/test';
import { Site } from '../pages/site.ts';

/** Replaces only the browser’s speech service: the test provides the “heard” text. */
async function scriptSpeech(page: Page): Promise<(text: string) => Promise<void>> {
  await page.addInitScript(() => {
    class ScriptedRecognition {
      onresult: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, { recognition: this });
      }
      abort() {
        this.onend?.();
      }
      hear(transcript: string) {
        Object.assign(window, { recognition: null });
        this.onresult?.({ results: [[{ transcript }]] });
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: ScriptedRecognition });
  });
  return async (text) => {
    await page.waitForFunction(() => (window as { recognition?: unknown }).recognition);
    await page.evaluate(
      (words) => (window as unknown as { recognition: { hear: (text: string) => void } }).recognition.hear(words),
      text,
    );
  };
}

const assistant = (page: Page) => page.locator('section[data-variant="panel"]');

async function show(page: Page): Promise<void> {
  await page.locator('footer').getByRole('button', { name: 'Voice commands' }).click();
  await expect(assistant(page)).toBeVisible();
}

test('by voice: the mode changes after a yes, a page opens at once, and undo takes the mode back', async ({ page }) => {
  const site = new Site(page);
  const say = await scriptSpeech(page);
  await site.open('/about-us');
  await expect(assistant(page)).toHaveCount(0);
  await show(page);
  await expect(assistant(page).getByText('The microphone is off.')).toBeVisible();
  await expect(assistant(page).getByText('may process the audio on its maker’s servers')).toBeVisible();
  await site.expectNoAccessibilityViolations();

  const speak = assistant(page).getByRole('button', { name: 'Speak a command' });
  await speak.click();
  await expect(assistant(page).getByText('The microphone is on.')).toBeVisible();
  await say('dark theme');
  await expect(assistant(page).locator('q')).toHaveText('dark theme');
  expect(await site.mode()).toBeNull();
  await say('yes');
  await expect.poll(() => site.mode()).toBe('dark');
  await expect(assistant(page).getByText('The microphone is off.')).toBeVisible();

  await speak.click();
  await say('go to gen grid');
  await expect(page).toHaveURL('/inbuilt-solutions/gen-grid');

  await speak.click();
  await say('undo');
  await expect.poll(() => site.mode()).toBeNull();
  expect(site.problems).toEqual([]);
});

test('typed, in Hindi, without a microphone', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  const site = new Site(page);
  await site.open('/about-us');
  await show(page);
  await expect(assistant(page).getByText('This browser does not recognise speech.')).toBeVisible();
  await assistant(page).getByRole('button', { name: 'हिन्दी' }).click();
  const box = assistant(page).getByLabel('कमांड लिखें');
  await box.fill('गहरी थीम चुनें');
  await box.press('Enter');
  await expect(assistant(page).getByRole('button', { name: 'हाँ, करें' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => site.mode()).toBe('dark');
  await site.expectNoAccessibilityViolations();
  await box.fill('जेन ग्रिड पर जाएँ');
  await box.press('Enter');
  await expect(page).toHaveURL('/inbuilt-solutions/gen-grid');
});

test('its own page has it as the demo, and describes it without script', async ({ page, browser }) => {
  const site = new Site(page);
  await site.open('/uniqueness/voice-control');
  const demo = page.locator('[data-demo="voice-commands"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Change the mode' }).click();
  await expect(demo.getByLabel('Type a command')).toHaveValue('dark theme');
  await demo.getByLabel('Type a command').press('Enter');
  await demo.getByRole('button', { name: 'Yes, do it' }).click();
  await expect.poll(() => site.mode()).toBe('dark');
  await site.expectNoAccessibilityViolations('[data-demo="voice-commands"]');

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(new URL('/uniqueness/voice-control', page.url()).href);
  await expect(reader.locator('[data-demo="voice-commands"]').getByText('Type a command')).toBeVisible();
  await reader.context().close();
});
