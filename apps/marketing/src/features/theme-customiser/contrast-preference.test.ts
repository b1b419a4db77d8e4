/** @jest-environment jsdom */
import { CONTRAST_KEY, createContrastPreference } from './contrast-preference.ts';

const device = (matches: boolean) => {
  const events = new EventTarget();
  const query = {
    matches,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const turn = (next: boolean) => {
    query.matches = next;
    events.dispatchEvent(new Event('change'));
  };
  return { query: query as unknown as MediaQueryList, turn };
};

beforeEach(() => localStorage.clear());

it('follows the device until the visitor chooses', () => {
  const { query, turn } = device(false);
  const preference = createContrastPreference({ storage: localStorage, query });
  const heard: string[] = [];
  const stop = preference.subscribe(() => heard.push(preference.wanted()));
  expect([preference.wanted(), preference.isDevices()]).toEqual(['normal', true]);
  turn(true);
  stop();
  turn(false);
  expect(heard).toEqual(['more']);
});

it('keeps a choice that differs from the device over a reload, and then ignores the device', () => {
  const { query, turn } = device(true);
  createContrastPreference({ storage: localStorage, query }).choose('normal');
  const preference = createContrastPreference({ storage: localStorage, query });
  const listener = jest.fn();
  preference.subscribe(listener);
  turn(true);
  expect([preference.wanted(), preference.isDevices()]).toEqual(['normal', false]);
  expect(listener).not.toHaveBeenCalled();
});

it('follows the device again when its setting is chosen', () => {
  const { query } = device(true);
  const preference = createContrastPreference({ storage: localStorage, query });
  preference.choose('normal');
  preference.choose('more');
  expect(localStorage.getItem(CONTRAST_KEY)).toBeNull();
  expect(preference.isDevices()).toBe(true);
});

it('works without a storage and without a media query', () => {
  const preference = createContrastPreference({ storage: null, query: null });
  preference.choose('more');
  expect(preference.wanted()).toBe('more');
});

it('ignores an unknown value in storage', () => {
  localStorage.setItem(CONTRAST_KEY, 'shrill');
  expect(createContrastPreference({ storage: localStorage, query: null }).wanted()).toBe('normal');
});
