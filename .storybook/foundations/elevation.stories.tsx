import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { readStylesheets, type Stylesheet } from './stylesheets.ts';
import { withoutControls } from './without-controls.ts';

const meta = {
  tags: ['!autodocs'],
  parameters: withoutControls,
  loaders: [async () => ({ sheets: await readStylesheets() })],
  render: (_, { loaded }) => <Elevation sheets={(loaded as { sheets: Stylesheet[] }).sheets} />,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The shadows of the theme, and what lies over what. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5);
  },
};

const LEVELS = [
  { name: 'none', value: 'none', use: 'The page and its bands: a difference of ground or a line separates them.' },
  { name: '--shadow-m', value: 'var(--shadow-m)', use: 'A card that can be pressed, and small things over the page.' },
  { name: '--drop', value: 'var(--drop)', use: 'Drawn windows and demos, which lie on the page.' },
  { name: '--shadow-l', value: 'var(--shadow-l)', use: 'What covers the page for a while: menus, dialogs, the panel.' },
] as const;

function Elevation({ sheets }: { sheets: readonly Stylesheet[] }) {
  return (
    <main className={styles['page']}>
      <h1>Elevation</h1>
      <p className={styles['lead']}>
        Three shadows, and no fourth. A theme decides what they look like: the second has none on cards, the fourth has
        hard ones. In dark mode <code>--drop</code> is a line and a wide shadow, because a shadow alone cannot be seen
        there. Never use a shadow as the only sign that something is in front.
      </p>
      <ul className={styles['tiles']}>
        {LEVELS.map(({ name, value, use }) => (
          <li key={name} className={styles['level']} style={{ boxShadow: value }}>
            <code>{name}</code>
            <p>{use}</p>
          </li>
        ))}
      </ul>
      <h2>What lies over what</h2>
      <p className={styles['lead']}>
        A dialog needs no number: it is in the top layer of the browser, over everything else. The rest in the order of
        its numbers, the front first.
      </p>
      <div className={styles['scroll']} role="region" aria-label="Order" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Selector</th>
              <th scope="col">Stylesheet</th>
            </tr>
          </thead>
          <tbody>
            {layersOf(sheets).map(({ order, selector, path }) => (
              <tr key={`${path} ${selector}`}>
                <th scope="row">{order}</th>
                <td>
                  <code>{selector}</code>
                </td>
                <td>
                  <code>{path}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

/** Returns the rules with a place over the page; numbers below ten order the parts of one component. */
function layersOf(sheets: readonly Stylesheet[]) {
  return sheets
    .flatMap(({ path, text }) =>
      [...text.matchAll(/([^{};/]+)\{[^{}]*?z-index:\s*(\d+)/g)].map(([, selector = '', order]) => ({
        path,
        selector: selector.trim(),
        order: Number(order),
      })),
    )
    .filter(({ order }) => order >= 10)
    .toSorted((one, other) => other.order - one.order);
}
