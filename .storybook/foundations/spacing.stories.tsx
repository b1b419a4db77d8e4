import type { NamedValues } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { readThemeSheets } from './theme-sheets.ts';
import { withoutControls } from './without-controls.ts';

const meta = {
  tags: ['!autodocs'],
  parameters: withoutControls,
  loaders: [async () => ({ sheets: await readThemeSheets(defaultCatalogue) })],
  render: (_, { loaded }) => <Spacing sheets={(loaded as { sheets: Readonly<Record<string, NamedValues>> }).sheets} />,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The dimensions shared by all pages, and the shapes of each theme. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(canvas.getAllByText('--measure')).toHaveLength(1);
  },
};

/** Dimensions of the page; their values come from the site's own stylesheet. */
const MEASURES = ['--w', '--measure', '--g', '--gap', '--space'] as const;

function Spacing({ sheets }: { sheets: Readonly<Record<string, NamedValues>> }) {
  const { themes } = defaultCatalogue;
  const names = [...new Set(Object.values(sheets).flatMap((values) => Object.keys(values)))];
  // On the body, where the tokens of the site are declared.
  const page = getComputedStyle(document.body);
  return (
    <main className={styles['page']}>
      <h1>Spacing and shape</h1>
      <div className={styles['group']}>
        <h2>Measures of a page</h2>
        {MEASURES.map((name) => (
          <div key={name}>
            <p>
              <code>{name}</code>: {page.getPropertyValue(name)}
            </p>
            <span className={styles['bar']} style={{ inlineSize: `var(${name})` }} />
          </div>
        ))}
      </div>
      <div className={styles['group']}>
        <h2>Shapes of the themes</h2>
        <div className={styles['scroll']} role="region" aria-label="Shapes of the themes" tabIndex={0}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">Variable</th>
                {themes.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  {themes.map(({ id }) => (
                    <td key={id}>
                      <span className={styles['shape']} style={shapeOf(name, sheets[id]?.[name])} />
                      {sheets[id]?.[name] ?? 'as in the first theme'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </main>
  );
}

/** Returns the style that demonstrates a variable. */
function shapeOf(name: string, value: string | undefined) {
  if (name.startsWith('--radius')) return { borderRadius: value };
  if (name.startsWith('--shadow')) return { boxShadow: value };
  return { borderWidth: value };
}
