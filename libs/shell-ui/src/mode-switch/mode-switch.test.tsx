/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { ModeSwitch, type ModeSwitchProps } from './mode-switch.tsx';

const ignore = () => undefined;

describeConformance('ModeSwitch', ModeSwitch as never, {
  props: { value: null, onValueChange: ignore, onMore: ignore },
});

function renderSwitch(props: Partial<ModeSwitchProps> = {}) {
  const calls = { onValueChange: jest.fn(), onMore: jest.fn() };
  render(
    <>
      <ModeSwitch value="light" {...calls} {...props} />
      <button>Elsewhere</button>
    </>,
  );
  const summary = screen.getByLabelText('Appearance', { selector: 'summary' });
  return { user: userEvent.setup(), ...calls, summary, isOpen: () => summary.closest('details')!.open };
}

const choice = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('ModeSwitch', () => {
  it('opens without JavaScript', () => {
    const html = renderToString(<ModeSwitch value={null} onValueChange={ignore} onMore={ignore} />);
    expect(html).toContain('<details');
    expect(html.match(/data-early="mode-(light|dark|system|more)"/g)).toHaveLength(4);
  });

  it.each([
    { value: 'light', name: 'Light' },
    { value: 'dark', name: 'Dark' },
    { value: 'system', name: 'Follow system' },
  ] as const)('marks $name and requests it', async ({ value, name }) => {
    const { user, onValueChange, summary, isOpen } = renderSwitch({ value });
    await user.click(summary);
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([name]);
    await user.click(choice(name));
    expect(onValueChange).toHaveBeenCalledWith({ value });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('marks no mode while the page shows another theme', () => {
    renderSwitch({ value: null });
    expect(screen.queryAllByRole('button', { pressed: true, hidden: true })).toEqual([]);
  });

  it('in a shadow root, stays open for presses and the focus in it, so that they reach its choices', () => {
    const root = renderInShadowRoot(<ModeSwitch value="light" onValueChange={ignore} onMore={ignore} />);
    const details = root.querySelector('details')!;
    const dark = root.querySelectorAll('button')[1]!;
    details.open = true;
    fireEvent.pointerDown(dark);
    dark.focus();
    expect(details.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(details.open).toBe(false);
  });

  it('links to all other settings', async () => {
    const { user, onMore, summary } = renderSwitch();
    await user.click(summary);
    await user.click(choice('More themes'));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape and returns the focus', async () => {
    const { user, summary, isOpen } = renderSwitch();
    await user.click(summary);
    choice('Dark').focus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it.each([
    { how: 'a press outside', leave: (user: ReturnType<typeof userEvent.setup>, to: Element) => user.click(to) },
    {
      how: 'the focus going on',
      leave: (_user: unknown, to: Element) => Promise.resolve((to as HTMLElement).focus()),
    },
  ])('closes after $how', async ({ leave }) => {
    const { user, summary, isOpen } = renderSwitch();
    await user.click(summary);
    await leave(user, screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
  });

  it('is in the host’s language', () => {
    renderSwitch({ labels: { dark: 'Dunkel', name: 'Appearance' } });
    expect(choice('Dunkel')).toBeTruthy();
  });
});
