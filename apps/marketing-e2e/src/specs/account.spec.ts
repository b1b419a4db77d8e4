import { expect, test, type Browser, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startOwnPostgres, type OwnPostgres } from '../pages/own-postgres.ts';
import { startOwnSite, type OwnSite } from '../pages/own-site.ts';
import { ADMINISTRATOR, DEMO, Site } from '../pages/site.ts';

const account = (page: Page) => page.getByRole('dialog', { name: /^Account of / });
const openAccount = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).click();
const section = async (page: Page, title: string) => {
  await account(page).locator('summary').filter({ hasText: title }).first().click();
};

/** Opens a page in another browser context, without cookies and storage of the first one. */
async function openElsewhere(browser: Browser, origin: string) {
  const page = await (await browser.newContext()).newPage();
  const site = new Site(page);
  await site.open(`${origin}/about-us`);
  return { page, site };
}

let postgres: OwnPostgres;
let own: OwnSite;
// A site for each test, because they change the same demo users. On PostgreSQL: the other journeys have the embedded
// database, and the tests of each route run on both.
test.beforeEach(async () => {
  postgres = await startOwnPostgres();
  own = await startOwnSite({ LOGIN_ATTEMPTS_PER_MINUTE: '1000', DATABASE_URL: postgres.url });
});
test.afterEach(async () => {
  await own.stop();
  await postgres.stop();
});

test('a person ends a session they do not know, and changes their password', async ({ page, browser }) => {
  const site = new Site(page);
  await site.open(`${own.origin}/about-us`);
  await site.signIn();
  const elsewhere = await openElsewhere(browser, own.origin);
  await elsewhere.site.signIn();
  await openAccount(page, 'Demo user');
  await expect(account(page).getByRole('listitem')).toHaveCount(2);
  await expect(account(page)).toContainText('This session');
  await expect(account(page)).toContainText('First sign-in from this device');
  await site.expectNoAccessibilityViolations('.account');
  await account(page)
    .getByRole('button', { name: /^End the session/ })
    .click();
  await expect(account(page).getByRole('listitem')).toHaveCount(1);
  await elsewhere.page.reload();
  await expect(elsewhere.page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();

  await section(page, 'Change the password');
  const change = account(page).getByRole('button', { name: 'Change password' });
  await account(page).getByLabel('Present password').fill('not it at all');
  await account(page).getByLabel('New password').fill('walnut-harbour-seventeen');
  await change.click();
  await expect(account(page)).toContainText('This is not your present password.');
  await account(page).getByLabel('Present password').fill(DEMO.password);
  await change.click();
  await expect(account(page)).toContainText('Your password is changed');
  await account(page).getByRole('button', { name: 'Close' }).click();
  await expect(account(page)).toHaveCount(0);
  await elsewhere.site.signIn({ ...DEMO, password: 'walnut-harbour-seventeen' });
});

test('an administrator makes a user, who chooses a password with the link and signs in; the link works once', async ({
  page,
  browser,
}) => {
  const site = new Site(page);
  await site.open(`${own.origin}/about-us`);
  await site.signIn(ADMINISTRATOR);
  await openAccount(page, 'Demo administrator');
  await section(page, 'Users');
  await account(page).getByLabel('User code').fill('asha');
  await account(page).getByLabel('Name', { exact: true }).fill('Asha');
  await account(page).getByRole('button', { name: 'Make user and link' }).click();
  const link = await account(page)
    .getByLabel(/^Pass this link on/)
    .inputValue();
  expect(link).toMatch(/\/#link=gml_/);
  await site.expectNoAccessibilityViolations('.account');

  const invited = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await invited.goto(link);
  const welcome = invited.getByRole('dialog', { name: 'Welcome to Genmaster' });
  await expect(welcome).toContainText('This link is for Asha.');
  // The secret is not in the browser history.
  expect(new URL(invited.url()).hash).toBe('');
  await new Site(invited).expectNoAccessibilityViolations('.account');
  expect(await invited.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await welcome.getByLabel('New password').fill('password123');
  await welcome.getByRole('button', { name: 'Set password' }).click();
  await expect(welcome).toContainText('tried first');
  await welcome.getByLabel('New password').fill('walnut-harbour-seventeen');
  await welcome.getByRole('button', { name: 'Set password' }).click();
  await new Site(invited).fillSignIn('asha', 'walnut-harbour-seventeen');
  await expect(invited.getByRole('dialog', { name: 'Sign in' })).toHaveCount(0);
  await invited.goto('about:blank');
  await invited.goto(link);
  await expect(invited.getByRole('alert').filter({ hasText: 'This link is used' })).toBeVisible();

  await account(page).getByLabel('Find by code or name').fill('asha');
  const card = account(page).getByRole('listitem').filter({ hasText: 'asha' });
  await card.locator('summary').click();
  await card.getByLabel('Read contact messages').check();
  await expect(card.getByLabel('Read contact messages')).toBeChecked();
  await card.getByRole('button', { name: 'Delete…' }).click();
  await card.getByLabel(/^Type asha/).fill('asha');
  await card.getByRole('button', { name: 'Delete with all data' }).click();
  await expect(account(page)).toContainText('Nobody was found.');
  await section(page, 'Trail');
  await expect(account(page)).toContainText('User deleted');
  await expect(account(page)).toContainText('Permission given');
  await page.setViewportSize({ width: 390, height: 800 });
  const box = await account(page).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(390);
  expect(await account(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
    0,
  );
});

test('a person adds a passkey, and signs in with it; without it a recovery code opens the account', async ({
  page,
}) => {
  const site = new Site(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await site.open(`${own.origin}/about-us`);
  await site.signIn();
  await openAccount(page, 'Demo user');
  await section(page, 'Second step');
  await account(page).getByRole('button', { name: 'New passkey…' }).click();
  const form = account(page).locator('form').filter({ hasText: 'Name of the passkey' });
  await form.getByLabel('Name of the passkey').fill('Phone');
  await form.getByLabel('Present password').fill('not it at all');
  await form.getByRole('button', { name: 'Add passkey' }).click();
  await expect(form).toContainText('This is not your present password.');
  await form.getByLabel('Present password').fill(DEMO.password);
  await form.getByRole('button', { name: 'Add passkey' }).click();
  await expect(account(page)).toContainText('Recovery codes left: 10.');
  await expect(account(page).getByRole('listitem').filter({ hasText: 'Last used: never' })).toContainText('Phone');
  await site.expectNoAccessibilityViolations('.account');
  const [recovery = ''] = await account(page).locator('.account-codes li').allTextContents();
  await account(page).getByRole('button', { name: 'Close' }).click();

  const step = page.getByRole('dialog', { name: 'Second step' });
  const begin = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await site.fillSignIn(DEMO.userCode, DEMO.password);
  };
  await begin();
  await site.expectNoAccessibilityViolations('.account');
  await step.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(step).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  // The passkey is lost.
  await devTools.send('WebAuthn.clearCredentials', { authenticatorId });
  await begin();
  await step.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(step).toContainText('No passkey was used');
  await step.getByLabel('Code').fill(recovery);
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await openAccount(page, 'Demo user');
  await section(page, 'Second step');
  await account(page).getByRole('button', { name: 'Remove the passkey Phone' }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await site.expectNoAccessibilityViolations('.account');
  expect(await account(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
    0,
  );
  const leaving = account(page).getByRole('listitem').filter({ hasText: 'Phone' });
  await leaving.getByLabel('Present password').fill(DEMO.password);
  await leaving.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(leaving).toHaveCount(0);
  await expect(account(page)).not.toContainText('The second step is on');
});

test('a person turns a second step on, and signs in with a code of it and then with a recovery code', async ({
  page,
  browser,
}) => {
  const site = new Site(page);
  await site.open(`${own.origin}/about-us`);
  await site.signIn(ADMINISTRATOR);
  await openAccount(page, 'Demo administrator');
  await section(page, 'Second step');
  await account(page).getByLabel('Present password').fill(ADMINISTRATOR.password);
  await account(page).getByRole('button', { name: 'Set up' }).click();
  const secret = (await account(page).locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expect(account(page).getByRole('img', { name: 'The secret as a picture to scan' })).toBeVisible();
  await site.expectNoAccessibilityViolations('.account');
  await account(page).getByLabel('Code').fill(totp.generate());
  await account(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(account(page)).toContainText('Recovery codes left: 10.');
  const [recovery = ''] = await account(page).locator('.account-codes li').allTextContents();

  const elsewhere = await openElsewhere(browser, own.origin);
  const step = elsewhere.page.getByRole('dialog', { name: 'Second step' });
  const begin = async () => {
    await elsewhere.page.getByRole('button', { name: 'Sign in' }).first().click();
    await elsewhere.site.fillSignIn(ADMINISTRATOR.userCode, ADMINISTRATOR.password);
  };
  await begin();
  await step.getByLabel('Code').fill('000000');
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(step).toContainText('This code is wrong');
  await elsewhere.site.expectNoAccessibilityViolations('.account');
  // A code of the next half minute: the current one was used above.
  await step.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(elsewhere.page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await elsewhere.page.getByRole('button', { name: 'Sign out' }).click();
  await begin();
  await step.getByLabel('Code').fill(recovery);
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(elsewhere.page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
