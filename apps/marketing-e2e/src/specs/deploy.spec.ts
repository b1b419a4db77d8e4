import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { passOn } from '../pages/front.ts';
import { writeNextBuild } from '../pages/next-build.ts';
import { BUILT_SITE, startServer, type ServerProcess } from '../pages/server-process.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** The public address, and the server behind it at the moment. */
let address: Server;
let behind: string;
let servers: ServerProcess[];
let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genmaster-deploy-'));
  servers = [await startServer(join(folder, 'data-1'), { SITE_DIR: BUILT_SITE })];
  behind = servers[0]!.origin;
  address = createServer((incoming, outgoing) => passOn(behind, incoming, outgoing));
  await new Promise<void>((resolve) => address.listen(0, 'localhost', resolve));
});
test.afterEach(async () => {
  address.closeAllConnections();
  await new Promise((resolve) => address.close(resolve));
  for (const server of servers) await server.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Replaces the current release with the next one. */
async function deploy(options: { keepsEarlier: boolean }): Promise<void> {
  await writeNextBuild(BUILT_SITE, join(folder, 'next'), options);
  servers.push(await startServer(join(folder, 'data-2'), { SITE_DIR: join(folder, 'next') }));
  behind = servers.at(-1)!.origin;
  await servers[0]!.end('SIGTERM');
}

/** Opens a tab that was in use before the release: the panel was opened, and an edit of the theme is unsaved. */
async function openTab(page: Page) {
  const origin = `http://localhost:${(address.address() as AddressInfo).port}`;
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(`${origin}/about-us`);
  await panel.open();
  await panel.openSection('Font Size');
  await panel.setSize('fontH2', 44);
  await panel.press('Close');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const entry = () => page.locator('script[data-entry]').getAttribute('data-entry');
  const openFinder = async () => {
    await page.getByRole('button', { name: 'Find a page or demo' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  };
  return { site, panel, loads, entry, openFinder };
}

test('a tab that was open before a release goes on with its own files, and reloads nothing', async ({ page }) => {
  const { site, panel, loads, entry, openFinder } = await openTab(page);
  await deploy({ keepsEarlier: true });
  await openFinder();
  await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop on the line that matters');
  expect(await entry()).not.toContain('-next');
  expect(await site.variable('--font-h2')).toBe('44px');
  await panel.open();
  await expect(panel.root.getByRole('status')).toHaveText('Unsaved changes');
  expect(loads).toEqual([]);
  expect(site.problems).toEqual([]);
});

test('a tab whose files are gone reloads once into the new release, and keeps the unsaved edit', async ({ page }) => {
  const { site, panel, loads, entry, openFinder } = await openTab(page);
  await deploy({ keepsEarlier: false });
  // The document of the next page comes from the new release; the code of its demo, from the old one, is missing.
  await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
  await expect.poll(() => loads.length).toBe(1);
  await expect.poll(entry).toContain('-next');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop on the line that matters');
  await expect.poll(() => site.variable('--font-h2')).toBe('44px');
  await openFinder();
  await panel.open();
  await expect(panel.root.getByRole('status')).toHaveText('Unsaved changes');
  await panel.press('Close');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(loads).toHaveLength(1);
});
