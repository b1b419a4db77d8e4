import {
  colorSchemeOf,
  createThemeEngine,
  type ColorScheme,
  type NamedValues,
  type ThemeMode,
} from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { MODES } from '../theme-globals.ts';
import styles from './foundations.module.css';
import { useShownTheme } from './use-shown-theme.ts';
import { readThemeSheets } from './theme-sheets.ts';
import { withoutControls } from './without-controls.ts';

const meta = {
  tags: ['!autodocs'],
  parameters: withoutControls,
  loaders: [async () => ({ sheets: await readThemeSheets(defaultCatalogue) })],
  render: (_, { loaded }) => <Themes sheets={(loaded as { sheets: Sheets }).sheets} />,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

type Sheets = Readonly<Record<string, NamedValues>>;

/** All colour schemes in all modes, with the shapes of their themes. */
export const Comparison: Story = {
  play: async ({ canvas, step }) => {
    await step('Each scheme is there in each mode', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(defaultCatalogue.schemes.length * MODES.length);
    });
    await step('No two have the same colours', async () => {
      const main = canvas.getAllByText('Main action').map((button) => {
        const page = getComputedStyle(button.closest('article')!).backgroundColor;
        return `${page} ${getComputedStyle(button).backgroundColor}`;
      });
      await expect(new Set(main).size).toBe(main.length);
    });
  },
};

function Themes({ sheets }: { sheets: Sheets }) {
  const { themes, schemes } = useShownTheme().catalogue;
  return (
    <main className={styles['page']}>
      <h1>Themes</h1>
      {themes.map(({ id, name }) => (
        <section key={id} className={styles['group']} aria-label={name}>
          <h2>{name}</h2>
          {schemes
            .filter(({ themeId }) => themeId === id)
            .map((scheme) => (
              <section key={scheme.code} aria-label={scheme.name}>
                <h3>
                  {scheme.code} {scheme.name}
                </h3>
                <div className={styles['scroll']} role="region" aria-label={`${scheme.name} in each mode`} tabIndex={0}>
                  <div className={styles['comparison']}>
                    {MODES.map((mode) => (
                      <Tile key={mode} scheme={scheme} mode={mode} shapes={sheets[id] ?? {}} />
                    ))}
                  </div>
                </div>
              </section>
            ))}
        </section>
      ))}
    </main>
  );
}

/** A small page in one scheme and mode, resolved by a separate engine. */
function Tile({ scheme, mode, shapes }: { scheme: ColorScheme; mode: ThemeMode; shapes: NamedValues }) {
  const { resolved } = createThemeEngine({
    catalogue: defaultCatalogue,
    initial: { themeId: scheme.themeId, schemeCode: scheme.code, mode },
  }).getSnapshot();
  const navbar = mode === 'dark' ? 'dark' : 'light';
  const style = {
    ...resolved.variables,
    ...shapes,
    '--bar-bg': `var(--navbar-${navbar}-bg)`,
    '--bar-text': `var(--navbar-${navbar}-text)`,
    colorScheme: colorSchemeOf(mode),
  } as CSSProperties;
  return (
    <article className={styles['tile']} style={style} aria-label={`${scheme.name}, ${mode}`}>
      <p className={styles['tile-bar']}>
        <span>Genmaster</span>
        <span>{mode}</span>
      </p>
      <div className={styles['tile-body']}>
        <p className={styles['tile-heading']}>A heading</p>
        <p>
          Body text with <span style={{ color: 'var(--text-link)', textDecoration: 'underline' }}>a link</span> in it.
        </p>
        <p className={`${styles['tile-card']} ${styles['tile-muted']}`}>Muted text on a card</p>
        <span className={styles['tile-input']}>What was typed</span>
        <p className={styles['tile-buttons']}>
          <span className={`${styles['tile-button']} ${styles['tile-main']}`}>Main action</span>
          <span className={styles['tile-button']}>Another</span>
        </p>
        <p className={styles['tile-states']}>
          {['success', 'warning', 'danger', 'info'].map((state) => (
            <span key={state} style={{ color: `var(--layout-${state})` }}>
              {state}
            </span>
          ))}
        </p>
      </div>
    </article>
  );
}
