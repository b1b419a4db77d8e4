import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { defaultCatalogue } from '../catalogue/index.ts';
import { createThemeEngine, type ThemeState } from '../index.ts';
import { ThemeEngineProvider, useThemeEngine } from './theme-engine-provider.tsx';
import { useThemeSelector } from './use-theme-snapshot.ts';

const meta = {
  component: ThemeEngineProvider,
  args: { engine: engineWith({}), children: <ThemeReading /> },
  argTypes: { engine: { control: false }, children: { control: false } },
} satisfies Meta<typeof ThemeEngineProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A separate engine: it shows the first scheme, whatever the toolbar selects. */
export const Default: Story = {};

export const Playground: Story = { args: { engine: engineWith({ themeId: '2', schemeCode: '2.1', mode: 'dark' }) } };

/** A part of a page can have a different engine than the page. The two are independent. */
export const TwoEngines: Story = {
  args: {
    children: (
      <>
        <ThemeReading />
        <ThemeEngineProvider engine={engineWith({ mode: 'dark' })}>
          <ThemeReading />
        </ThemeEngineProvider>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '1.1, light',
      '1.1, dark',
    ]);
  },
};

/** A call of an engine method updates all readers. */
export const Changing: Story = {
  args: {
    engine: engineWith({}),
    children: (
      <>
        <ThemeReading />
        <DarkButton />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1.1, dark');
  },
};

function engineWith(initial: Partial<ThemeState>) {
  return createThemeEngine({ catalogue: defaultCatalogue, initial });
}

function ThemeReading() {
  const schemeCode = useThemeSelector(({ draft }) => draft.schemeCode);
  const mode = useThemeSelector(({ draft }) => draft.mode);
  const variables = useThemeSelector(({ resolved }) => resolved.variables);
  const colors = { color: variables['--text-body'], background: variables['--bg-card'] };
  return (
    <p style={{ ...colors, padding: '1rem', border: '1px solid' }}>
      <output>{`${schemeCode}, ${mode}`}</output>
    </p>
  );
}

function DarkButton() {
  const engine = useThemeEngine();
  return (
    <button type="button" className="button" onClick={() => engine.chooseMode('dark')}>
      Dark
    </button>
  );
}
