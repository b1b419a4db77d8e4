/** @jest-environment jsdom */
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
// The settings of every test of the panel.
import '../testing/render-theme-panel.tsx';
import { ThemePanel } from './theme-panel.tsx';

const ignore = () => undefined;

function renderPanel() {
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  const root = renderInShadowRoot(
    <ThemePanel id="panel" engine={engine} isOpen onClose={ignore} onSave={ignore} onResetCurrent={ignore} />,
  );
  const button = (text: string) => [...root.querySelectorAll('button')].find((one) => one.textContent === text)!;
  return { engine, root, button };
}

it('while pointing, takes presses in the panel as presses of its buttons', async () => {
  const { root, button } = renderPanel();
  fireEvent.click(button('Point'));
  await waitFor(() => expect(root.textContent).toContain('Press a part of the page'));
  fireEvent.click(button('Point'));
  expect(button('Point').getAttribute('aria-pressed')).toBe('false');
});

it('ends the preview of another copy as soon as another part of the panel is used', () => {
  const { engine, root, button } = renderPanel();
  const other = createThemeEngine({ catalogue: defaultCatalogue });
  other.chooseScheme('3.1');
  act(() => {
    engine.loadSaved({ ...engine.toSaved(), recordId: 'row', revision: 1 });
    engine.chooseMode('dark');
    engine.loadSaved({ ...other.toSaved(), recordId: 'row', revision: 2 });
  });
  fireEvent.click(button('Compare: show theirs'));
  expect(engine.getSnapshot().draft.schemeCode).toBe('3.1');
  fireEvent.pointerDown(button('Compare: show mine'));
  expect(engine.getSnapshot().draft.schemeCode).toBe('3.1');
  fireEvent.pointerDown(root.querySelector('[role="tabpanel"]')!);
  expect(engine.getSnapshot().draft.schemeCode).toBe('1.1');
});
