/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { ContrastReadout } from './contrast-readout.tsx';

describe('ContrastReadout', () => {
  it('says the ratio and the verdict, and mends the colour with one press', async () => {
    const user = userEvent.setup();
    const onValueCommit = jest.fn();
    render(
      <ColorPicker defaultValue="#777777" onValueCommit={onValueCommit}>
        <ContrastReadout against="white" />
      </ColorPicker>,
    );
    expect(screen.getByText(/4\.47:1, fails AA/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use the nearest color that passes' }));
    expect(onValueCommit.mock.lastCall[0].value).toBe('#767676');
    expect(screen.getByText(/4\.54:1, passes AA/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /nearest/ })).toBeNull();
  });

  it('asks less of large text and more for AAA', () => {
    render(
      <ColorPicker defaultValue="#777777">
        <ContrastReadout against="white" size="large" />
        <ContrastReadout against="white" level="AAA" size="large" />
      </ColorPicker>,
    );
    expect(screen.getByText(/passes AA$/)).toBeTruthy();
    expect(screen.getByText(/fails AAA$/)).toBeTruthy();
  });

  it('is silent about what is no colour', () => {
    render(
      <ColorPicker>
        <ContrastReadout against="nonsense" />
      </ColorPicker>,
    );
    expect(screen.queryByText(/Contrast/)).toBeNull();
  });
});
