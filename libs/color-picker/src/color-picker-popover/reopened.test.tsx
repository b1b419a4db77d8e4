/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hexField } from '../testing/render-picker.tsx';
import { ColorPickerPopover, type ColorPickerPopoverProps } from './color-picker-popover.tsx';

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

/** Renders a popup without its own state in the host, and opens it. */
async function renderOpened(props: Partial<ColorPickerPopoverProps>) {
  render(<ColorPickerPopover label="Ink" defaultValue="#336699" {...props} />);
  await press('Ink');
}

async function reopen() {
  await press('OK');
  await press('Ink');
}

describe('a popup that is opened again', () => {
  it('shows the notation that was chosen in it', async () => {
    await renderOpened({});
    await press('Next color format');
    await reopen();
    expect(screen.getByRole('spinbutton', { name: 'Red' })).toBeTruthy();
    await press('Previous color format');
    await reopen();
    expect(hexField().value).toBe('#336699');
  });

  it('has the presets that were added in it', async () => {
    await renderOpened({ showAddButton: true, defaultPresets: ['teal'] });
    await press('Add color');
    await reopen();
    expect(screen.getByRole('button', { name: 'steel blue, #336699' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'teal, teal' })).toBeTruthy();
  });

  it('shows the plane that was chosen in it', async () => {
    await renderOpened({ planes: ['hsv', 'hsl'] });
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Color space of the area' }), 'hsl');
    await reopen();
    expect(screen.getByRole('group', { name: 'Saturation and lightness' })).toBeTruthy();
  });

  it('says nothing of what happened in it before', async () => {
    await renderOpened({ showAddButton: true });
    await press('Add color');
    expect(screen.getByRole('status').textContent).toBe('Added steel blue');
    await reopen();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shares none of it with another one', async () => {
    render(<ColorPickerPopover label="Paper" />);
    await renderOpened({});
    await press('Next color format');
    await press('OK');
    await press('Paper');
    expect(hexField().value).toBe('#ffffff');
  });
});
