import { createCalmListeners } from './calm-listeners.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function startCalm() {
  const calm = createCalmListeners();
  const listener = jest.fn();
  calm.all.add(listener);
  return { calm, listener };
}

describe('calm listeners', () => {
  it('hear the first step of a movement at once and then four a second', () => {
    const { calm, listener } = startCalm();
    for (let step = 0; step < 60; step += 1) {
      calm.notify(true);
      if (!step) expect(listener).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(1000 / 60);
    }
    expect(listener.mock.calls.length).toBeLessThanOrEqual(5);
    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it('hear where a movement came to rest', () => {
    const { calm, listener } = startCalm();
    calm.notify(true);
    calm.notify(true);
    expect(listener).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('hear of the end of a movement at once, and once', () => {
    const { calm, listener } = startCalm();
    calm.notify(true);
    calm.notify(true);
    calm.notify(false);
    expect(listener).toHaveBeenCalledTimes(2);
    jest.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
