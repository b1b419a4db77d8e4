/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { ContrastReadout } from '../contrast-readout/contrast-readout.tsx';
import { defineColorPicker } from '../element/index.ts';
import { slider } from '../testing/render-picker.tsx';

/** Replaces each text as the translation of a browser does. */
function translate(root: Element) {
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
}

beforeAll(() => {
  // jsdom has element internals without a form value.
  ElementInternals.prototype.setFormValue = () => undefined;
  defineColorPicker();
});

it.each(['with React', 'without React'])(
  'shows each text once, and the latest, in a translated page: %s',
  async (way) => {
    const { container } = render(
      way === 'with React' ? (
        <ColorPicker defaultValue="#767676" presets={['teal']}>
          <ContrastReadout against="white" />
        </ColorPicker>
      ) : (
        createElement('gm-color-picker', { value: '#767676', presets: 'teal', 'contrast-against': 'white' })
      ),
    );
    await screen.findByText(/^Contrast/);
    translate(container);
    fireEvent.keyDown(slider('Brightness'), { key: 'Home', ctrlKey: true });
    fireEvent.keyUp(slider('Brightness'), { key: 'Home' });
    expect(screen.getByText('Contrast 21.00:1, passes AA')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('«Preset colors»');
  },
);

it('does not tell a message again because the page has translated it', () => {
  const { container } = render(<ColorPicker defaultValue="#336699" showAddButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Add color' }));
  translate(container);
  fireEvent.keyDown(slider('Brightness'), { key: 'ArrowUp' });
  expect(screen.getByRole('status').textContent).toMatch(/^«.*steel blue.*»$/);
});
