/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ThemeEngine } from '@genmaster/theme-engine';
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme, serverCopy } from '../../testing/theme-of-this-browser.ts';
import { createModePreference } from './mode-preference.ts';
import { ThemeProvider, type ThemeServices } from './theme-context.tsx';
import { useFollowedMode } from './use-followed-mode.ts';

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

/** Follows a device that is dark; `turnLight` changes its mode. */
function followDarkDevice() {
  const runtime = openTheme();
  const listeners = new Set<() => void>();
  const darkQuery = {
    matches: true,
    addEventListener: (_kind: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_kind: string, listener: () => void) => void listeners.delete(listener),
  };
  const modePreference = createModePreference({ storage: localStorage, darkQuery: darkQuery as never });
  modePreference.setFollowing(true);
  renderHook(() => useFollowedMode(runtime), {
    wrapper: ({ children }) => <ThemeProvider services={{ modePreference } as ThemeServices}>{children}</ThemeProvider>,
  });
  const turnLight = () => {
    darkQuery.matches = false;
    for (const listener of listeners) listener();
  };
  const engine = runtime.getEngine();
  return { engine, turnLight, isFollowing: modePreference.isFollowing, shown: () => engine.getSnapshot().draft.mode };
}

describe('following the device', () => {
  it.each<[name: string, look: (engine: ThemeEngine) => void]>([
    ['is cancelled', (engine) => engine.cancel()],
    ['is undone', (engine) => engine.undo()],
  ])('continues after a preview in another mode that %s', (_, end) => {
    const { engine, turnLight, isFollowing, shown } = followDarkDevice();
    engine.begin('Import');
    engine.restoreDraft({ ...serverCopy('flately'), recordId: '' });
    expect(shown()).toBe('flately');
    expect(isFollowing()).toBe(true);
    end(engine);
    turnLight();
    expect(shown()).toBe('light');
    expect(isFollowing()).toBe(true);
  });

  it.each<[name: string, choose: (engine: ThemeEngine) => void]>([
    ['a mode is chosen', (engine) => engine.chooseMode('flately')],
    ['the shown mode is chosen', (engine) => engine.chooseMode('dark')],
    [
      'a preview in another mode is kept',
      (engine) => {
        engine.begin('Import');
        engine.chooseMode('flately');
        engine.commit();
      },
    ],
    ['a copy with a mode arrives', (engine) => engine.loadSaved(serverCopy('flately'))],
  ])('ends when %s', (_, choose) => {
    const { engine, turnLight, isFollowing, shown } = followDarkDevice();
    choose(engine);
    const chosen = shown();
    expect(isFollowing()).toBe(false);
    turnLight();
    expect(shown()).toBe(chosen);
  });

  it('continues when a copy without a mode arrives', () => {
    const { engine, isFollowing, shown } = followDarkDevice();
    engine.loadSaved(serverCopy(null));
    expect([isFollowing(), shown()]).toEqual([true, 'dark']);
  });
});
