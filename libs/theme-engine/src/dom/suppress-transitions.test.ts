/**
 * @jest-environment jsdom
 */
import { resetDocument, showTheme } from '../testing/show-theme.ts';

beforeEach(resetDocument);

describe('running transitions', () => {
  let adopted: unknown[] = [];
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }

  beforeEach(() => {
    adopted = [];
    Object.assign(window, { CSSStyleSheet: Sheet });
    Object.defineProperty(document, 'adoptedStyleSheets', {
      configurable: true,
      get: () => adopted,
      set: (sheets: unknown[]) => (adopted = sheets),
    });
  });

  /** Simulates the transitions that each change starts, and one animation that is not a transition. */
  const fading = (count: number, { pending = true } = {}) => {
    const finish = jest.fn();
    const transition = { transitionProperty: 'color', pending, finish };
    const animation = { animationName: 'spin', pending: true, finish };
    const getAnimations = jest.fn(() => [...Array.from({ length: count }, () => transition), animation]);
    Object.assign(document, { getAnimations });
    return { finish, getAnimations };
  };
  afterEach(() => Reflect.deleteProperty(document, 'getAnimations'));

  const held = { text: '*{transition:none!important}', disabled: false };
  const released = { ...held, disabled: true };

  it('of few elements are finished at once, and none are suppressed', () => {
    const { finish } = fading(3);
    showTheme();
    expect(finish).toHaveBeenCalledTimes(3);
    expect(adopted).toEqual([]);
  });

  it('are looked up once per drag, because a lookup costs a layout', () => {
    const { getAnimations } = fading(3);
    const { engine, nextFrame } = showTheme();
    const before = getAnimations.mock.calls.length;
    for (let frame = 0; frame < 60; frame++) {
      engine.setField('size', 10 + frame);
      nextFrame();
    }
    expect(getAnimations.mock.calls.length - before).toBeLessThanOrEqual(1);
    expect(adopted).toEqual([held]);
  });

  it('are looked up once in a slow drag, but again for other variables', () => {
    const { getAnimations } = fading(0);
    const { engine, nextFrame } = showTheme();
    const move = (size: number) => {
      engine.setField('size', size);
      for (let frame = 0; frame < 4; frame++) nextFrame();
    };
    move(20);
    const before = getAnimations.mock.calls.length;
    [21, 22, 23].forEach(move);
    expect(getAnimations).toHaveBeenCalledTimes(before);
    engine.setField('bg', '#123');
    nextFrame();
    expect(getAnimations).toHaveBeenCalledTimes(before + 1);
  });

  it('that started before, such as a panel sliding in, continue', () => {
    const { finish } = fading(3, { pending: false });
    showTheme();
    expect(finish).not.toHaveBeenCalled();
  });

  it('of a page that fades as a whole are suppressed until two frames pass without a change', () => {
    const { finish } = fading(25);
    const { engine, nextFrame } = showTheme();
    expect(adopted).toEqual([held]);
    expect(finish).not.toHaveBeenCalled();
    nextFrame();
    engine.setField('bg', '#123');
    nextFrame();
    nextFrame();
    expect(adopted).toEqual([held]);
    nextFrame();
    expect(adopted).toEqual([released]);
  });

  it('of such a page are looked up once, and suppressed at once for later changes', () => {
    const { getAnimations } = fading(25);
    const { engine, nextFrame } = showTheme();
    for (let frame = 0; frame < 4; frame++) nextFrame();
    expect(adopted).toEqual([released]);
    engine.setField('bg', '#123');
    nextFrame();
    expect(adopted).toEqual([held]);
    expect(getAnimations).toHaveBeenCalledTimes(1);
  });

  it('are finished one by one in browsers without constructed style sheets', () => {
    Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: undefined });
    const { finish } = fading(25);
    showTheme();
    expect(finish).toHaveBeenCalledTimes(25);
  });

  it('are unchanged when nothing differs, as when the panel opens and applies the theme again', () => {
    const { projection } = showTheme();
    const { getAnimations } = fading(25);
    projection.reapply();
    expect(getAnimations).not.toHaveBeenCalled();
    expect(adopted).toEqual([]);
  });

  it('are unchanged when the host disables this', () => {
    const { getAnimations } = fading(25);
    showTheme({ suppressTransitions: false });
    expect(getAnimations).not.toHaveBeenCalled();
  });
});
