/** @jest-environment jsdom */
import { render, renderHook, screen } from '@testing-library/react';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { CopyColor } from '../copy-color/copy-color.tsx';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';
import { useColorPicker } from './use-color-picker.ts';

/** Options as a host without types may pass them. */
const untyped = (options: Record<string, unknown>) => options as object;

const offered = () =>
  Array.from(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color format' }).options, ({ value }) => value);

describe('words that name no format', () => {
  const unknown = [
    { outputFormat: 'hexx' },
    { outputFormat: null },
    { format: 'rgb' },
    { defaultFormat: 'rgb' },
    { formats: ['rgb'] },
    { formats: [] },
  ].map(untyped);

  it.each(unknown)('are ignored: %j', async (options) => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', ...options });
    expect(hexField().value).toBe('#336699');
    expect(offered()).toEqual(['hex', 'rgba', 'hsla']);
    slider('Hue').focus();
    await user.keyboard('{End}');
    expect(lastValue()).toBe('#993333');
  });

  it.each(unknown)('are ignored in a form: %j', (options) => {
    const { container } = render(<ColorPicker name="ink" defaultValue="#336699" alphaMode="disabled" {...options} />);
    expect(container.querySelector<HTMLInputElement>('[name="ink"]')!.value).toBe('#336699');
  });

  it('give way to the next wish of the host', async () => {
    const { user, lastValue } = renderPicker({
      defaultValue: '#336699',
      ...untyped({ outputFormat: 'hexx', format: 'rgb', defaultFormat: 'hsla' }),
    });
    expect(screen.getByRole('group', { name: 'HSLA' })).toBeTruthy();
    slider('Hue').focus();
    await user.keyboard('{End}');
    expect(lastValue()).toBe('hsla(360, 50%, 40%, 1)');
  });

  it('are left out of a list', () => {
    renderPicker({ defaultValue: '#336699', ...untyped({ formats: ['rgb', 'hsla', 'hexx', 'hex'] }) });
    expect(offered()).toEqual(['hsla', 'hex']);
  });

  it('are left out of the copy buttons', () => {
    render(
      <ColorPicker defaultValue="#336699">
        <CopyColor {...untyped({ formats: ['rgb', 'hex'] })} />
      </ColorPicker>,
    );
    expect(screen.getAllByRole('button', { name: /^Copy / }).map(({ textContent }) => textContent)).toEqual([
      '#336699',
    ]);
  });

  it('are ignored without an interface, too', () => {
    const { result } = renderHook(() => useColorPicker({ defaultValue: 'teal', ...untyped({ format: 'rgb' }) }));
    expect(result.current.format).toBe('hex');
    expect(result.current.channels.map(({ name }) => name)).toEqual([]);
  });
});

it('the format of values is offered when `format` alone asks for it', () => {
  renderPicker({ defaultValue: '#336699', defaultFormat: 'hwb' });
  expect(screen.getByRole('group', { name: 'HWB' })).toBeTruthy();
  expect(offered()).toEqual(['hex', 'rgba', 'hsla', 'hwb']);
});
