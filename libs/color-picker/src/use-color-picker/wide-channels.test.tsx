/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useColorPicker } from './use-color-picker.ts';

const names = ({ channels }: ReturnType<typeof useColorPicker>) => channels.map(({ name }) => name);

it('text that is none changes no colour', () => {
  const { result } = renderHook(() => useColorPicker({ defaultValue: 'teal' }));
  for (const nothing of [null, undefined, 5]) {
    act(() => expect(result.current.setText(nothing as unknown as string)).toBe(false));
  }
  expect(result.current.value).toBe('teal');
});

describe('the channels of a picker without an interface', () => {
  it('come as soon as the code of the first format is loaded', async () => {
    const { result } = renderHook(() => useColorPicker({ defaultValue: 'teal', defaultFormat: 'oklch' }));
    expect(names(result.current)).toEqual(['alpha']);
    await waitFor(() => expect(names(result.current)).toEqual(['lightness', 'chroma', 'hue', 'alpha']));
  });

  it('come for a format that is chosen later', async () => {
    const { result } = renderHook(() => useColorPicker({ defaultValue: 'teal', formats: ['hex', 'p3'] }));
    act(() => result.current.setFormat('p3'));
    await waitFor(() => expect(names(result.current)).toEqual(['red', 'green', 'blue', 'alpha']));
  });
});
