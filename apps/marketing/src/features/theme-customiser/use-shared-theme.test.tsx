/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { shareAddress, useSharedTheme } from './use-shared-theme.ts';

const setUp = () => {
  const onFound = jest.fn();
  const { result } = renderHook(() => useSharedTheme(onFound));
  return { onFound, text: () => result.current[0], read: () => act(() => result.current[1]()) };
};

beforeEach(() => history.replaceState({ key: 'router' }, '', '/about-us?from=mail'));

it('loads the theme from the address', () => {
  location.hash = '#theme=1.abc';
  const { onFound, text } = setUp();
  expect(text()).toBe('1.abc');
  expect(onFound).toHaveBeenCalledTimes(1);
});

it('loads a theme that is opened later in the same tab', () => {
  const { onFound, text } = setUp();
  act(() => {
    location.hash = '#theme=1.later';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(text()).toBe('1.later');
  expect(onFound).toHaveBeenCalled();
});

it('ignores other addresses', () => {
  location.hash = '#keyboard-map';
  const { onFound, text } = setUp();
  expect(text()).toBeNull();
  expect(onFound).not.toHaveBeenCalled();
  expect(location.hash).toBe('#keyboard-map');
});

it('removes it from the address after reading it, and keeps the rest', () => {
  history.replaceState({ key: 'router' }, '', '/about-us?from=mail#theme=1.abc');
  const { text, read } = setUp();
  read();
  expect(text()).toBeNull();
  expect(location.href).toBe(`${location.origin}/about-us?from=mail`);
  expect(history.state).toEqual({ key: 'router' });
});

it('returns the address of the current page, without its other parameters', () => {
  expect(shareAddress('1.abc')).toBe(`${location.origin}/about-us#theme=1.abc`);
});
