/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { WideGamutPicker, type WideGamutPickerProps } from './wide-gamut-picker.tsx';

// jsdom has no canvas; drawing is seen in the stories.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function renderWide(props: WideGamutPickerProps = {}) {
  const onValueChange = jest.fn();
  const onValueCommit = jest.fn();
  render(<WideGamutPicker {...props} onValueChange={onValueChange} onValueCommit={onValueCommit} />);
  return { user: userEvent.setup(), onValueChange, onValueCommit };
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Color' });

describeConformance('WideGamutPicker', WideGamutPicker as never, { props: {} });

describe('WideGamutPicker', () => {
  it('shows a colour beyond sRGB as it is, and says so', () => {
    renderWide({ defaultValue: 'color(display-p3 1 0 0)', format: 'p3' });
    expect(field().value).toBe('color(display-p3 1 0 0)');
    expect(screen.getByText('Beyond sRGB')).toBeTruthy();
  });

  it('brings it into sRGB with one press', async () => {
    const { user, onValueCommit } = renderWide({ defaultValue: 'color(display-p3 1 0 0)' });
    await user.click(screen.getByRole('button', { name: 'Bring into sRGB' }));
    expect(screen.getByText('Every screen shows this color')).toBeTruthy();
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it('follows the edge of the gamut instead of leaving it', async () => {
    const { user } = renderWide({ defaultValue: 'oklch(0.7 0.1 150)', gamut: 'srgb' });
    slider('Chroma').focus();
    await user.keyboard('{End}');
    expect(screen.getByText('Every screen shows this color')).toBeTruthy();
    expect(Number(slider('Chroma').value)).toBeGreaterThan(50);
  });

  it('keeps the hue through grey while the host stores the text', async () => {
    function Host() {
      const [value, setValue] = useState('oklch(0.7 0.1 150)');
      return <WideGamutPicker value={value} onValueChange={(details) => setValue(details.value)} />;
    }
    const user = userEvent.setup();
    render(<Host />);
    slider('Chroma').focus();
    await user.keyboard('{Home}');
    expect(field().value).toBe('oklch(0.7 0 150)');
    await user.keyboard('{ArrowUp}');
    expect(slider('Hue').value).toBe('150');
  });

  it('takes any CSS colour as text and marks what is none', async () => {
    const { user, onValueChange } = renderWide({ defaultValue: 'white' });
    await user.click(field());
    await user.paste('lab(50 20 -30)');
    expect(onValueChange.mock.lastCall![0].value).toMatch(/^oklch\(0\.5/);
    await user.clear(field());
    await user.type(field(), 'nope');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('This is not a color.');
  });
});
