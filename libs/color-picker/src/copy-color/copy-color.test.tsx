/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { CopyColor } from './copy-color.tsx';

describe('CopyColor', () => {
  it('copies the colour in any notation and says so', async () => {
    const user = userEvent.setup();
    render(
      <ColorPicker defaultValue="#336699" cmyk>
        <CopyColor />
      </ColorPicker>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy hsla(210, 50%, 40%, 1)' }));
    expect(await navigator.clipboard.readText()).toBe('hsla(210, 50%, 40%, 1)');
    expect(screen.getByRole('status').textContent).toMatch('Copied hsla(210, 50%, 40%, 1)');
    expect(screen.getByRole('button', { name: /cmyk/ })).toBeTruthy();
  });

  it('says when the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(
      <ColorPicker defaultValue="#336699">
        <CopyColor formats={['hex']} />
      </ColorPicker>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy #336699' }));
    expect(screen.getByRole('status').textContent).toMatch('did not allow');
  });
});
