import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startOwnSite, type OwnSite } from '../pages/own-site.ts';
import { root } from '../pages/server-process.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** Valid values in every theme below, which must still be applied. */
const GOOD = { '--navbar-light-bg': 'rgba(253, 230, 138, 1)', '--font-h2': '44px' };

let server: OwnSite;
test.beforeAll(async () => {
  server = await startOwnSite();
});
test.afterAll(() => server.stop());

/** Writes values that no save would have stored into the row of the only user. */
async function overwriteRow(json: string, darkJson: string): Promise<void> {
  const db = new DatabaseSync(join(server.dataDir, 'genmaster.sqlite'));
  db.exec('PRAGMA busy_timeout = 5000');
  const { changes } = db
    .prepare('UPDATE user_themes SET json = ?, dark_json = ?, revision = revision + 1')
    .run(json, darkJson);
  db.close();
  expect(changes).toBe(1);
}

test('hostile values in a stored theme fetch nothing, do not affect the other values, and are logged once', async ({
  page,
}) => {
  const hostile = JSON.parse(
    await readFile(join(root, 'apps/api/src/testing/hostile-values.json'), 'utf8'),
  ) as unknown[];
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin)) foreign.push(request.url());
  });
  let lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('not taken over')) lines.push(message.text());
  });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(`${server.origin}/about-us`);
  await site.signIn();
  await panel.open();
  await panel.openSection('Navbar');
  await panel.setColor('navbar-light-bg', '#fde68a');
  await panel.openSection('Font Size');
  await panel.setSize('fontH2', 44);
  await panel.save();
  await expect(page.getByText('Your theme is saved with your account.')).toBeVisible();
  // A page that is as built has what was changed; one with a stored theme has every variable.
  await page.reload();
  const onBody = () => page.evaluate(() => [...document.body.style].filter((name) => name.startsWith('--')));
  await expect.poll(async () => (await onBody()).length).toBeGreaterThan(60);
  const names = await onBody();
  const targets = [...names.filter((name) => !(name in GOOD)), '--font-body', '--font-heading', '--font-code'];

  let written = 0;
  // Fonts have the fewest fields, three: with steps of three each value reaches each kind of field.
  for (let turn = 0; turn < hostile.length; turn += 3) {
    const pick = (at: number) => hostile[(at + turn) % hostile.length];
    const colors = Object.fromEntries(targets.map((name, at) => [name, pick(at)]));
    const properties = {
      ...{ selectedTheme: pick(0), selectedBackground: pick(1), themeColorScheme: pick(2), menuPosition: pick(3) },
      selectedDashboard: pick(4),
      themeColors: { ...colors, ...GOOD },
      themeIcons: { '--sidebar-icon-visibility': pick(5) },
    };
    written += Object.keys(colors).length + 6;
    await overwriteRow(JSON.stringify(properties), JSON.stringify({ colors, own: [...targets, ...Object.keys(GOOD)] }));
    // Simulates another device: removes the theme from this browser.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('gm-theme')) localStorage.removeItem(key);
    });
    lines = [];
    await page.reload();
    await expect.poll(() => site.variable('--font-h2')).toBe('44px');
    expect(await site.variable('--navbar-light-bg')).toBe('rgb(253, 230, 138)');
    const shown = await page.evaluate(() => document.body.getAttribute('style') ?? '');
    expect(shown).not.toMatch(/evil|url\(|expression|javascript|@import/i);
    expect(lines).toHaveLength(1);
  }
  expect(written).toBeGreaterThanOrEqual(200);
  expect(foreign).toEqual([]);
  expect(site.problems).toEqual([]);
  await panel.open();
});
