/** @jest-environment jsdom */
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme } from '../../testing/theme-of-this-browser.ts';
import { changeTheme, chooseMode } from './choose-mode.ts';
import { createModePreference } from './mode-preference.ts';
import type { ThemeServices } from './theme-context.tsx';

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

/** Opens the page of a visitor whose device is dark. */
function openOnDarkDevice() {
  const runtime = openTheme();
  const darkQuery = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  const modePreference = createModePreference({ storage: localStorage, darkQuery });
  const services = { theme: { load: () => Promise.resolve(runtime) }, modePreference } as unknown as ThemeServices;
  runtime.getEngine().suggestMode('dark');
  return { services, modePreference, engine: runtime.getEngine() };
}

/** Returns the mode of the next visit, when the device is light by then. */
function modeOnLightDevice() {
  const engine = openTheme().getEngine();
  engine.suggestMode('light');
  return engine.getSnapshot().draft.mode;
}

describe('a mode that is chosen outside the panel', () => {
  it.each(['dark', 'light', 'flately'] as const)(
    'is stored at once and lasts, also when the device shows it already: %s',
    async (mode) => {
      const { services, engine } = openOnDarkDevice();
      await chooseMode(services, mode);
      expect(engine.getSnapshot().isDirty).toBe(false);
      expect(modeOnLightDevice()).toBe(mode);
    },
  );

  it('lasts when it is the mode that was followed until then', async () => {
    const { services, modePreference } = openOnDarkDevice();
    await chooseMode(services, 'system');
    await chooseMode(services, 'dark');
    expect(modePreference.isFollowing()).toBe(false);
    expect(modeOnLightDevice()).toBe('dark');
  });

  it('is not stored with unsaved edits, and joins them', async () => {
    const { services, engine } = openOnDarkDevice();
    engine.setField('fontH1', 60);
    await chooseMode(services, 'dark');
    expect(engine.getSnapshot().isDirty).toBe(true);
    expect(modeOnLightDevice()).toBe('light');
  });
});

it('a change that changes nothing stores nothing', async () => {
  const { services } = openOnDarkDevice();
  await changeTheme(services, (engine) => engine.undo());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gm-theme:'))).toEqual([]);
});
