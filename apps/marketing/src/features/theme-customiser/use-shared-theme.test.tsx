/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { shareAddress, useSharedTheme } from './use-shared-theme.ts';

const setUp = () => {
  const onFound = jest.fn();
  const { result } = renderHook(() => useSharedTheme(onFound));
  return { onFound, text: () => result.current[0], read: () => act(() => result.current[1]()) };
};

beforeEach(() => history.replaceState({ key: 'router' }, '', '/about-us?from=mail'));

it('finds the theme that the address carries', () => {
  location.hash = '#theme=1.abc';
  const { onFound, text } = setUp();
  expect(text()).toBe('1.abc');
  expect(onFound).toHaveBeenCalledTimes(1);
});

it('finds one that is opened in the same tab later', () => {
  const { onFound, text } = setUp();
  act(() => {
    location.hash = '#theme=1.later';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(text()).toBe('1.later');
  expect(onFound).toHaveBeenCalled();
});

it('leaves other addresses alone', () => {
  location.hash = '#keyboard-map';
  const { onFound, text } = setUp();
  expect(text()).toBeNull();
  expect(onFound).not.toHaveBeenCalled();
  expect(location.hash).toBe('#keyboard-map');
});

it('takes it out of the address once it was read, and keeps the rest', () => {
  history.replaceState({ key: 'router' }, '', '/about-us?from=mail#theme=1.abc');
  const { text, read } = setUp();
  read();
  expect(text()).toBeNull();
  expect(location.href).toBe(`${location.origin}/about-us?from=mail`);
  expect(history.state).toEqual({ key: 'router' });
});

it('writes the address of the page in view, without what else stood in it', () => {
  expect(shareAddress('1.abc')).toBe(`${location.origin}/about-us#theme=1.abc`);
});
