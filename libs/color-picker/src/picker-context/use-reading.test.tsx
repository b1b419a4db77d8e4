/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadFarColors } from '@genmaster/color';
import { ColorPicker, ColorPickerPopover, ContrastReadout, PresetColors, useColorPicker } from '../index.ts';

const FAR = 'lab(50 20 20)';

function Headless() {
  const { channels, color } = useColorPicker({ value: FAR, outputFormat: 'oklch' });
  return <output>{[...channels.map(({ name }) => name), color.v.toFixed(2)].join(' ')}</output>;
}

const pickers = (
  <>
    <ColorPicker value={FAR} outputFormat="oklch" showShades name="a" />
    <ColorPicker value="red" presets={[FAR, 'red']} recent={[FAR]} showAddButton>
      <ContrastReadout against={FAR} />
      <PresetColors label="House" colors={[FAR]} />
    </ColorPicker>
    <ColorPickerPopover label="Brand" value={FAR} outputFormat="p3" name="b" required />
    <ColorPickerPopover label="Ink" value="var(--ink)" tokens={[{ name: 'Ink', color: FAR, value: 'var(--ink)' }]} />
    <Headless />
  </>
);

it('hydrates colours beyond sRGB as they were prerendered, also where they can be read by then', async () => {
  const markup = renderToString(pickers);
  await loadFarColors();
  expect(renderToString(pickers)).toBe(markup);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = markup;
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered = jest.fn();
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(place, pickers, { onRecoverableError: recovered });
  });
  expect(errors).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  const read = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(await screen.findByRole('spinbutton', { name: 'Chroma' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: `sienna, ${FAR}` })).toHaveLength(3);
  expect(read('[data-state="passes"], [data-state="fails"]')).toHaveLength(1);
  expect(read('button[aria-haspopup] + span')).toEqual([`sienna, ${FAR}`, 'sienna, Ink']);
  expect(read('output')).toEqual(['lightness chroma hue alpha 0.62']);
  const sent = [...place.querySelectorAll<HTMLInputElement>('[name]')].map(({ value }) => value);
  expect(sent).toEqual([expect.stringMatching(/^oklch/), expect.stringMatching(/^color\(display-p3/)]);
  act(() => root!.unmount());
  errors.mockRestore();
});
