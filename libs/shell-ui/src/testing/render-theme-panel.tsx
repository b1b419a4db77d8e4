import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadColorScience } from '../theme-panel/use-color-science.ts';
import { ThemePanel, type ThemePanelProps } from '../theme-panel/theme-panel.tsx';

// On a busy machine, lazily loaded parts of the panel need some time to compile; a missing one fails with its own
// message.
configure({ asyncUtilTimeout: 10_000 });
// With the colour science loaded, a panel renders only once when it opens.
beforeAll(async () => void (await loadColorScience()));

/** Renders the panel with the product’s own catalogue and a real engine. */
export function renderThemePanel(props: Partial<ThemePanelProps> = {}) {
  const user = userEvent.setup();
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  const calls = { onClose: jest.fn(), onSave: jest.fn(), onResetCurrent: jest.fn() };
  const view = (more: Partial<ThemePanelProps> = {}) => (
    <ThemePanel id="panel" engine={engine} isOpen {...calls} {...props} {...more} />
  );
  const { rerender } = render(view());
  return {
    user,
    engine,
    ...calls,
    update: (more: Partial<ThemePanelProps>) => rerender(view(more)),
    draft: () => engine.getSnapshot().draft,
    /**
     * Opens or closes the section of that name. Its fields render on the toggle event, which a browser sends
     * afterwards.
     */
    openSection: async (name: string) => {
      const summary = screen.getByText(name, { selector: 'summary' });
      const section = summary.closest('details')!;
      const toggled = new Promise((resolve) => section.addEventListener('toggle', resolve, { once: true }));
      await user.click(summary);
      await act(async () => void (await toggled));
      // The event may have come before `act` began; React then renders in its own time.
      await waitFor(() => expect(section.childElementCount > 1).toBe(section.open));
    },
  };
}
