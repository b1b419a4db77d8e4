/**
 * @jest-environment jsdom
 */
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { applyFirstPaint } from '../first-paint/apply-first-paint.ts';
import { createThemeSaver } from './create-theme-saver.ts';
import { createLocalThemeStore } from './local-theme-store.ts';
import { resolveLooks } from './resolve-looks.ts';

const store = createLocalThemeStore({ storage: localStorage, userId: 'u1', projectId: '169', catalogue });

/** Returns the mode and the page background of the first frame on a light or a dark device. */
function firstFrame({ isDark }: { isDark: boolean }) {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  window.matchMedia = (() => ({ matches: isDark })) as never;
  applyFirstPaint(window);
  const { style } = document.body;
  return [document.documentElement.dataset['bsTheme'] ?? 'light', style.getPropertyValue('--bg-page')];
}
const pageIn = (engine: ReturnType<typeof createThemeEngine>, mode: 'light' | 'dark') => {
  const { draft, contrast } = engine.getSnapshot();
  const { resolved } = resolveLooks(engine, { state: { ...draft, mode }, isFollowing: false });
  expect(contrast).toBe('normal');
  return resolved.variables['--bg-page'];
};

beforeEach(() => localStorage.clear());

describe('a saved theme that follows the device', () => {
  it.each(['light', 'dark'] as const)('starts in the mode of the device, though it was saved in %s', async (mode) => {
    const engine = createThemeEngine({ catalogue });
    const saver = createThemeSaver({ engine, local: store, send: null });
    engine.suggestMode(mode);
    engine.setField('fontH1', 64);
    await expect(saver.save()).resolves.toBe('kept-locally');
    expect(firstFrame({ isDark: false })).toEqual(['light', pageIn(engine, 'light')]);
    expect(firstFrame({ isDark: true })).toEqual(['dark', pageIn(engine, 'dark')]);
  });

  it('starts in its own mode from the moment one is chosen', async () => {
    const engine = createThemeEngine({ catalogue });
    const saver = createThemeSaver({ engine, local: store, send: null });
    engine.suggestMode('light');
    engine.chooseMode('dark');
    await saver.save();
    expect(firstFrame({ isDark: false })).toEqual(['dark', pageIn(engine, 'dark')]);
  });

  it('starts in the mode that was suggested, where the host says that it does not follow', async () => {
    const engine = createThemeEngine({ catalogue });
    const saver = createThemeSaver({ engine, local: store, send: null, followsDevice: () => false });
    engine.suggestMode('light');
    engine.setField('fontH1', 64);
    await saver.save();
    expect(firstFrame({ isDark: true })).toEqual(['light', pageIn(engine, 'light')]);
  });
});

it('the looks of a theme have the contrast that the engine shows', () => {
  const engine = createThemeEngine({ catalogue });
  engine.setContrast('more');
  const { draft, resolved } = engine.getSnapshot();
  const looks = resolveLooks(engine, { state: draft, isFollowing: true });
  expect(looks.resolved).toEqual(resolved);
  engine.chooseMode('dark');
  expect(looks.resolvedDark).toEqual(engine.getSnapshot().resolved);
});
