/** @jest-environment jsdom */
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { FOLLOW_MODE_KEY } from './mode-preference.ts';
import { createThemeRuntime } from './theme-runtime.ts';

const storedPaint = () => JSON.parse(localStorage.getItem(localStorage.getItem(FIRST_PAINT_KEY)!)!).paint;
const openRuntime = () => createThemeRuntime({ document, storage: localStorage, projectId: 'p' });

beforeEach(() => localStorage.clear());

describe('a stored theme without a mode', () => {
  it.each([
    { by: 'a save', store: (runtime: ReturnType<typeof openRuntime>) => runtime.save() },
    { by: 'edits that are kept', store: (runtime: ReturnType<typeof openRuntime>) => runtime.keepDraft() },
  ])('has the looks of both modes where this browser follows its device, stored by $by', async ({ store }) => {
    localStorage.setItem(FOLLOW_MODE_KEY, 'yes');
    const runtime = openRuntime();
    runtime.getEngine().followMode('dark');
    runtime.getEngine().setField('fontH1', 64);
    await store(runtime);
    expect(storedPaint()).toMatchObject({ mode: 'light', dark: { mode: 'dark' } });
    runtime.dispose();
  });

  it('has the look of the project’s mode alone where it does not', async () => {
    const runtime = openRuntime();
    runtime.getEngine().suggestMode('dark');
    runtime.getEngine().setField('fontH1', 64);
    await runtime.save();
    expect(storedPaint()).toMatchObject({ mode: 'dark' });
    expect(storedPaint().dark).toBeUndefined();
    runtime.dispose();
  });
});
