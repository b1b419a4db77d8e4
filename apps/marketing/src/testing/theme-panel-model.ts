import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { header, messages, renderApp, signIn, type RenderAppOptions } from './render-app.tsx';
import type { StoredRow, TestUser } from './test-server.ts';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Creates the page model of the theme panel, in terms of a user’s actions. */
export function themePanel(user: User) {
  const panel = () => within(document.getElementById('gm-theme-panel')!);
  const press = (name: string) => user.click(panel().getByRole('button', { name }));
  return {
    open: async () => {
      await user.click(screen.getByRole('button', { name: 'Theme settings' }));
      await screen.findByRole('complementary', { name: 'Theme settings' });
    },
    chooseMode: (name: 'Light' | 'Dark' | 'Flately') => user.click(panel().getByRole('radio', { name })),
    chosenMode: () =>
      panel()
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .at(-1)?.value,
    press,
    /** Clicks an action that needs confirmation, and confirms it. */
    confirm: async (name: 'Save Changes' | 'Reset Current' | 'Default Changes') => {
      await press(name);
      await press('OK');
    },
    status: () => panel().getByRole('status').textContent,
    notice: () => panel().queryByRole('alert')?.querySelector('p')?.textContent ?? null,
  };
}

/** The call that saves a theme in the account. */
export const SAVE_THEME = 'POST /theme/saveUserThemeJson';

/** Opens the site with its panel, and selects the dark mode; `sent` contains what was saved in the account. */
export async function renderDarkTheme(options: RenderAppOptions = {}) {
  const app = await renderApp(options);
  const panel = themePanel(app.user);
  await panel.open();
  if (options.signedInAs) await waitFor(() => expect(app.server.calls('GET /theme/getUserThemeJson')).toHaveLength(1));
  await panel.chooseMode('Dark');
  await waitFor(() => expect(pageMode()).toBe('dark'));
  const sent = () => app.server.calls(SAVE_THEME).map(({ body }) => body as Record<string, unknown>);
  return { ...app, panel, sent };
}

/** Signs in through the header. */
export async function signInFromHeader(user: User, person: TestUser): Promise<void> {
  await user.click(header().getAllByRole('button', { name: 'Sign in' })[0]!);
  await signIn(user, person);
  await header().findByText(person.name);
}

/** Returns the mode of the page. */
export const pageMode = (): string => document.documentElement.getAttribute('data-bs-theme') ?? 'light';

/** Returns a row of the server: the default theme in one of the modes. */
export function storedRow(mode: StoredRow['mode'], revision = 1): StoredRow {
  const properties = createThemeEngine({ catalogue: defaultCatalogue }).toProperties();
  return { id: 't-1', json: JSON.stringify(properties), revision, mode, savedAt: '2026-01-01T00:00:00.000Z' };
}

/** Waits until a message is shown to the visitor. */
export const messageShown = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(messages()).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text)));
