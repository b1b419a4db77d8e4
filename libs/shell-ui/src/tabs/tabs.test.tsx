/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { id: 'theme', label: 'Theme', content: <p>Colours</p> },
  { id: 'layout', label: 'Layout', content: <p>Menus</p> },
  { id: 'more', label: 'More', content: <p>Rest</p> },
];

function renderTabs(direction: 'ltr' | 'rtl' = 'ltr') {
  const user = userEvent.setup();
  render(
    <>
      {/* jsdom does not inherit the direction, so it is set on the row itself. */}
      <style>{`[role='tablist'] { direction: ${direction}; }`}</style>
      <Tabs label="Settings" items={ITEMS} />
    </>,
  );
  return { user };
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('start with the first panel, named after its tab', () => {
    renderTabs();
    expect(chosen()).toBe('Theme');
    expect(screen.getByRole('tabpanel', { name: 'Theme' }).textContent).toBe('Colours');
  });

  it('show one panel at a time', async () => {
    const { user } = renderTabs();
    await user.click(screen.getByRole('tab', { name: 'Layout' }));
    expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual(['Menus']);
  });

  it.each([
    { keys: '{ArrowRight}', direction: 'ltr', ends: 'Layout' },
    { keys: '{ArrowLeft}', direction: 'ltr', ends: 'More' },
    { keys: '{End}{ArrowRight}', direction: 'ltr', ends: 'Theme' },
    { keys: '{End}{Home}', direction: 'ltr', ends: 'Theme' },
    { keys: '{ArrowLeft}', direction: 'rtl', ends: 'Layout' },
    { keys: '{ArrowRight}', direction: 'rtl', ends: 'More' },
  ] as const)('$keys in $direction moves the selection to $ends, with the focus', async ({ keys, direction, ends }) => {
    const { user } = renderTabs(direction);
    await user.tab();
    await user.keyboard(keys);
    expect(chosen()).toBe(ends);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: ends }));
  });

  it('are one tab stop', () => {
    renderTabs();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('name a panel only while it is rendered', () => {
    renderTabs();
    const named = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
    expect(named.map((id) => id && document.getElementById(id)?.textContent)).toEqual(['Colours', null, null]);
  });
});
