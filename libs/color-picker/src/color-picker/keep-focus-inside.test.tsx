/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { defineColorPicker } from '../element/index.ts';
import { ColorPicker } from './color-picker.tsx';

const P3_RED = 'color(display-p3 1 0 0)';
const RECENT = ['#ff0000', '#0000ff', '#00ff00'];

beforeAll(() => {
  // jsdom has no canvas and no form values; both are tested in the stories.
  ElementInternals.prototype.setFormValue = () => undefined;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  defineColorPicker();
});

afterEach(() => document.body.replaceChildren());

const inReact = (picker: ReactElement) => () => void render(picker);

const asElement = (markup: string, recent: readonly string[] = []) => {
  return () => {
    document.body.innerHTML = markup;
    document.querySelector('gm-color-picker')!.recent = recent;
  };
};

async function focusOn(name: string) {
  (await screen.findByRole('button', { name })).focus();
}

const expectFocusOn = (name: string) =>
  waitFor(() => expect(document.activeElement!.ariaLabel ?? document.activeElement!.textContent).toBe(name));

/** Renders a picker whose host keeps the recent colours. */
function WithRecent({ outputFormat }: { outputFormat: 'hex' | 'rgba' }) {
  const [recent, setRecent] = useState<readonly string[]>(RECENT);
  return (
    <ColorPicker
      defaultValue="#0000ff"
      outputFormat={outputFormat}
      recent={recent}
      onRecentChange={(details) => setRecent(details.recent)}
    />
  );
}

describe('the focus of a control that is removed', () => {
  it.each([
    ['React', inReact(<ColorPicker colorMode="presets" defaultValue="red" defaultPresets={['red']} showAddButton />)],
    ['React, with an area', inReact(<ColorPicker defaultValue="red" defaultPresets={['red']} showAddButton />)],
    [
      'the element',
      asElement('<gm-color-picker color-mode="presets" value="red" presets="red" editable-presets></gm-color-picker>'),
    ],
  ])('moves from the last preset to the button that adds one, in %s', async (_host, show) => {
    show();
    await focusOn('red, red');
    await userEvent.keyboard('{Delete}');
    await expectFocusOn('Add color');
  });

  it.each([
    ['React', inReact(<ColorPicker defaultValue="#336699" gamut="p3" presets={[P3_RED]} />)],
    ['the element', asElement(`<gm-color-picker value="#336699" gamut="p3" presets="${P3_RED}"></gm-color-picker>`)],
  ])('moves from the button of a row to its text when undo leaves nothing to do, in %s', async (_host, show) => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /display-p3/ }));
    await focusOn('Bring into sRGB');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectFocusOn('Every screen shows this color');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(screen.getByText('Beyond sRGB')).toBe(document.activeElement);
  });

  it.each([
    ['React', inReact(<WithRecent outputFormat="rgba" />)],
    [
      'the element',
      asElement('<gm-color-picker value="#0000ff" recent output-format="rgba"></gm-color-picker>', RECENT),
    ],
  ])('moves to the same recent colour where that is written in another notation, in %s', async (_host, show) => {
    show();
    await focusOn('lime, #00ff00');
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('lime, rgba(0, 255, 0, 1)');
  });

  it('stays on a recent colour that React moves to another place', async () => {
    render(<WithRecent outputFormat="hex" />);
    await focusOn('red, #ff0000');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectFocusOn('red, #ff0000');
  });

  it('moves to the first control where the whole list is removed', async () => {
    const { rerender } = render(<ColorPicker presets={['red']} />);
    await focusOn('red, red');
    rerender(<ColorPicker />);
    await expectFocusOn('Saturation');
  });

  it.each([
    ['next', true, 'Cancel'],
    ['last', false, 'Next color format'],
  ])('moves from a list that is empty to the %s control', async (_place, showButtons, name) => {
    const props = { showAddButton: true, presetLimit: 0, showButtons };
    const { rerender } = render(<ColorPicker {...props} presets={['red']} />);
    await focusOn('red, red');
    rerender(<ColorPicker {...props} presets={[]} />);
    await expectFocusOn(name);
  });

  it('is not taken back into a picker that the user has left', async () => {
    const { rerender } = render(<ColorPicker presets={['red']} />);
    await focusOn('red, red');
    await userEvent.click(document.body);
    rerender(<ColorPicker presets={['blue']} />);
    await screen.findByRole('button', { name: 'blue, blue' });
    expect(document.activeElement).toBe(document.body);
  });

  it('is not taken back into a field whose typing ends when it is left', async () => {
    render(<ColorPicker presets={['red']} />);
    await focusOn('red, red');
    await userEvent.type(screen.getByRole('textbox', { name: 'Hex' }), 'z');
    await userEvent.click(document.body);
    expect(document.activeElement).toBe(document.body);
  });
});
