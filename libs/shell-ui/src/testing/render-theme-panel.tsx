import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThemePanel, type ThemePanelProps } from '../theme-panel/theme-panel.tsx';

// What the panel fetches later takes a busy machine a while to compile; what is missing fails by its own message.
configure({ asyncUtilTimeout: 10_000 });

/** The panel over the product’s own catalogue and a real engine. */
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
    /** Opens the section of that name. */
    openSection: (name: string) => user.click(screen.getByText(name, { selector: 'summary' })),
  };
}
