/**
 * @jest-environment jsdom
 */
import { inline, resetDocument, showTheme } from '../testing/show-theme.ts';
import type { FontOption } from '../core/theme-catalogue.ts';
import { createFontGate } from './font-gate.ts';

beforeEach(resetDocument);

describe('a font that has to be loaded', () => {
  const chooseLato = (loadFont: () => Promise<unknown>) => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    const onMissing = jest.fn();
    const loader = jest.fn((font: { id: string }) => (font.id === 'lato-regular' ? loadFont() : Promise.resolve()));
    const shown = showTheme({ fontGate: createFontGate({ loadFont: loader, onMissing }) });
    return { ...shown, loader, onMissing };
  };

  afterEach(() => jest.useRealTimers());

  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };

  it('keeps the old font on the page until it is loaded', async () => {
    let arrive = () => {};
    const { engine, projection } = chooseLato(() => new Promise<void>((resolve) => (arrive = resolve)));
    await settled();
    projection.flush();
    engine.setField('font', 'lato-regular');
    projection.flush();
    expect(engine.valueOf('font')).toBe('lato-regular');
    expect(inline('--font')).toContain('Inter');
    arrive();
    await settled();
    projection.flush();
    expect(inline('--font')).toContain('Lato');
  });

  it('that arrives after the end of its projection changes nothing', async () => {
    let arrive = () => {};
    const { engine, projection, nextFrame } = chooseLato(() => new Promise<void>((resolve) => (arrive = resolve)));
    await settled();
    nextFrame();
    engine.setField('font', 'lato-regular');
    nextFrame();
    projection.dispose();
    document.body.style.setProperty('--font', 'another theme');
    arrive();
    await settled();
    nextFrame();
    expect(inline('--font')).toBe('another theme');
  });

  it('that does not load shows its fallback even if the host fails to report it', async () => {
    const { engine, projection, onMissing } = chooseLato(() => new Promise(() => {}));
    onMissing.mockImplementation(() => {
      throw new Error('of the host');
    });
    engine.setField('font', 'lato-regular');
    projection.flush();
    expect(() => jest.advanceTimersByTime(3000)).toThrow('of the host');
    projection.flush();
    expect(inline('--font')).toContain('Lato');
  });

  it('that does not load shows its fallback after three seconds, and reports it once', async () => {
    const { engine, projection, onMissing } = chooseLato(() => new Promise(() => {}));
    engine.setField('font', 'lato-regular');
    projection.flush();
    jest.advanceTimersByTime(3000);
    projection.flush();
    expect(inline('--font')).toContain("'Lato Fallback'");
    expect(onMissing.mock.calls).toContainEqual([expect.objectContaining({ label: 'Lato Regular' })]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['fails', () => Promise.reject(new Error('404'))],
    [
      'cannot be asked for',
      () => {
        throw new TypeError('Failed to construct URL');
      },
    ],
  ])('that %s is reported and does not block the rest', async (_what, load) => {
    const { engine, projection, onMissing } = chooseLato(load);
    engine.setField('font', 'lato-regular');
    engine.setField('bg', '#123');
    projection.flush();
    expect(inline('--bg')).toBe('rgba(17, 34, 51, 1)');
    await settled();
    projection.flush();
    expect(onMissing).toHaveBeenCalledWith(expect.objectContaining({ label: 'Lato Regular' }));
  });

  it('is shown by every projection that waits for it, also by one that takes the place of another', async () => {
    let arrive = () => {};
    const font = { id: 'lato-regular', package: 'lato' } as FontOption;
    const fontGate = createFontGate({ loadFont: () => new Promise<void>((resolve) => (arrive = resolve)) });
    const [first, second] = [jest.fn(), jest.fn()];
    for (const onReady of [first, second, second]) expect(fontGate(font, onReady)).toBe(false);
    arrive();
    await settled();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(fontGate(font, first)).toBe(true);
  });

  it('is loaded once, however often it is selected', async () => {
    const { engine, projection, loader } = chooseLato(() => Promise.resolve());
    for (const font of ['lato-regular', 'inter-regular', 'lato-regular']) {
      engine.setField('font', font);
      projection.flush();
      await settled();
    }
    expect(loader.mock.calls.map(([font]) => font.id)).toEqual(['inter-regular', 'lato-regular']);
  });
});
