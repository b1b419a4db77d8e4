/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { ContrastReadout } from '../contrast-readout/contrast-readout.tsx';
import { CopyColor } from '../copy-color/copy-color.tsx';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';
import { ColorPicker } from './color-picker.tsx';

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

describe('a colour that was taken away', () => {
  it('leaves no numbers, until there is another', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', defaultFormat: 'rgba', clearable: true });
    await press('No color');
    const red = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Red' });
    expect(lastValue()).toBe('');
    expect(red.value).toBe('');
    expect(red.getAttribute('aria-valuenow')).toBeNull();
    await user.type(red, '20{Enter}');
    expect(lastValue()).toBe('rgba(20, 102, 153, 1)');
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Green' }).value).toBe('102');
    expect(red.getAttribute('aria-valuenow')).toBe('20');
  });

  it('comes back by undo and goes again by redo', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', clearable: true });
    await press('No color');
    slider('Hue').focus();
    await user.keyboard('{Control>}z{/Control}');
    expect([lastValue(), hexField().value]).toEqual(['#336699', '#336699']);
    await user.keyboard('{Control>}y{/Control}');
    expect([lastValue(), hexField().value]).toEqual(['', '']);
  });

  it('stays away when the typing of another is not complete', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', clearable: true });
    await press('No color');
    await user.type(hexField(), '#112233');
    expect(lastValue()).toBe('#112233');
    await user.type(hexField(), '4');
    await user.tab();
    expect([lastValue(), hexField().value]).toEqual(['', '']);
  });

  it('stays away when another choice is given up', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    render(<ColorPickerPopover label="Ink" defaultValue="#336699" clearable onSelect={onSelect} />);
    await press('Ink');
    await press('No color');
    await press('OK');
    await press('Ink');
    await user.type(hexField(), 'red');
    await press('Cancel');
    await press('Ink');
    expect(hexField().value).toBe('');
    await press('OK');
    expect(onSelect.mock.lastCall[0].value).toBe('');
  });

  it('is away as well when the host empties the value', () => {
    const { rerender } = render(<ColorPicker value="#ff0000" presets={['red']} />);
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
    rerender(<ColorPicker value="" presets={['red']} />);
    expect(hexField().value).toBe('');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    rerender(<ColorPicker value="#ff0000" presets={['red']} />);
    expect(hexField().value).toBe('#ff0000');
  });

  it('can be neither added to the presets nor copied, has no name, and no contrast', async () => {
    renderPicker({
      defaultValue: '#777777',
      clearable: true,
      showAddButton: true,
      showName: true,
      contrast: { against: 'white' },
      children: (
        <>
          <CopyColor />
          <ContrastReadout against="black" />
        </>
      ),
    });
    const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add color' });
    expect(await screen.findByText(/4\.47:1/)).toBeTruthy();
    await press('No color');
    expect(add().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
    expect(screen.getByText('No color', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByText(/:1/)).toBeNull();
    await userEvent.setup().type(hexField(), 'teal{Enter}');
    expect(add().disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Copy #008080' })).toBeTruthy();
    expect(screen.getByText('teal')).toBeTruthy();
    expect(screen.getAllByText(/:1/)).toHaveLength(2);
  });
});
