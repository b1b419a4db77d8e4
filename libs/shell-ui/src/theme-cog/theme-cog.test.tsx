/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThemeCog } from './theme-cog.tsx';

describeConformance('ThemeCog', ThemeCog as never, { props: { isOpen: false, panelId: 'panel' } });

describe('ThemeCog', () => {
  it.each([
    { isOpen: false, state: 'closed' },
    { isOpen: true, state: 'open' },
  ])('announces that its panel is $state', ({ isOpen, state }) => {
    render(<ThemeCog isOpen={isOpen} panelId="panel" />);
    const cog = screen.getByRole('button', { name: 'Theme settings', expanded: isOpen });
    expect(cog.dataset.state).toBe(state);
    expect(cog.getAttribute('aria-controls')).toBe('panel');
  });

  it('is activated by pointer and by keyboard', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(<ThemeCog isOpen={false} panelId="panel" label="Farben" onClick={onClick} />);
    await user.click(screen.getByRole('button', { name: 'Farben' }));
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });
});
