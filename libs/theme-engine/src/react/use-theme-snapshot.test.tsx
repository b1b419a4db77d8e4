/**
 * @jest-environment jsdom
 */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createThemeEngine } from '../core/theme-engine.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { ThemeEngineProvider, useThemeEngine, useThemeSelector, useThemeSnapshot } from './index.ts';

function setUp() {
  const engine = createThemeEngine({ catalogue });
  const renders = { size: 0, all: 0 };
  const Size = () => {
    renders.size++;
    return <output aria-label="size">{useThemeSelector(({ resolved }) => resolved.variables['--size'])}</output>;
  };
  const All = () => {
    renders.all++;
    return <output aria-label="dirty">{String(useThemeSnapshot().isDirty)}</output>;
  };
  const Larger = () => {
    const inner = useThemeEngine();
    return <button onClick={() => inner.setField('size', 40)}>Larger</button>;
  };
  render(
    <ThemeEngineProvider engine={engine}>
      <Size />
      <All />
      <Larger />
    </ThemeEngineProvider>,
  );
  return { engine, renders };
}

describe('the hooks', () => {
  it('show the state of the engine and follow its changes', () => {
    setUp();
    expect(screen.getByLabelText('size').textContent).toBe('16px');
    act(() => screen.getByRole('button').click());
    expect(screen.getByLabelText('size').textContent).toBe('40px');
    expect(screen.getByLabelText('dirty').textContent).toBe('true');
  });

  it('render a component only when its part of the state changed', () => {
    const { engine, renders } = setUp();
    const before = { ...renders };
    act(() => void engine.setField('bg', '#123'));
    expect(renders.size).toBe(before.size);
    expect(renders.all).toBe(before.all + 1);
  });

  it('hydrate a prerendered page without a warning, then show the loaded theme', () => {
    const engine = createThemeEngine({ catalogue });
    const Mode = () => <output aria-label="mode">{useThemeSnapshot().draft.mode}</output>;
    const app = (
      <ThemeEngineProvider engine={engine}>
        <Mode />
      </ThemeEngineProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(app);
    engine.chooseMode('dark');
    render(app, { container, hydrate: true });
    expect(screen.getByLabelText('mode').textContent).toBe('dark');
  });

  it.each([false, true])('take a selector that makes a new object each time (hydrated: %s)', (isHydrated) => {
    const engine = createThemeEngine({ catalogue });
    const Parts = () => {
      const { mode } = useThemeSelector(({ draft }) => ({ mode: draft.mode }));
      const changed = useThemeSelector(({ changedFields }) => [...changedFields]);
      return <output aria-label="parts">{[mode, ...changed].join()}</output>;
    };
    const app = (
      <StrictMode>
        <ThemeEngineProvider engine={engine}>
          <Parts />
        </ThemeEngineProvider>
      </StrictMode>
    );
    const container = document.body.appendChild(document.createElement('div'));
    if (isHydrated) container.innerHTML = renderToString(app);
    engine.chooseMode('dark');
    render(app, { container, hydrate: isHydrated });
    expect(screen.getByLabelText('parts').textContent).toBe('dark');
    act(() => void engine.setField('size', 40));
    expect(screen.getByLabelText('parts').textContent).toBe('dark,size');
  });

  it('throw a clear error without a provider', () => {
    const Lost = () => <>{useThemeSnapshot().isDirty}</>;
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lost />)).toThrow(/Put a ThemeEngineProvider above/);
    silence.mockRestore();
  });
});
