import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { Places } from './places.tsx';
import { readStylesheets, usesOf, type Stylesheet } from './stylesheets.ts';
import { withoutControls } from './without-controls.ts';

const meta = {
  tags: ['!autodocs'],
  parameters: withoutControls,
  loaders: [async () => ({ sheets: await readStylesheets() })],
  render: (_, { loaded }) => <Breakpoints sheets={(loaded as { sheets: Stylesheet[] }).sheets} />,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** All widths at which a stylesheet changes something, the narrowest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '76rem' })).toBeVisible();
  },
};

const WIDTH = /\((?:min|max)-width:\s*([\d.]+(?:rem|px))\)/g;
const pixelsOf = (width: string) => Number.parseFloat(width) * (width.endsWith('rem') ? 16 : 1);

function Breakpoints({ sheets }: { sheets: readonly Stylesheet[] }) {
  const widths = [...usesOf(sheets, WIDTH)].toSorted(([one], [other]) => pixelsOf(one) - pixelsOf(other));
  return (
    <main className={styles['page']}>
      <h1>Breakpoints</h1>
      <p className={styles['lead']}>
        A layout changes where its content needs it, so there is no list to choose from. Three widths carry the frame of
        a page: below 40rem everything is one column, from 64rem on pictures stand beside words, and from 76rem on the
        header shows its menus. Look at 390, 820 and 1440 px before you call something done. Use rem, so that a larger
        letter of the browser moves the layout too.
      </p>
      <div className={styles['scroll']} role="region" aria-label="Widths" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Width</th>
              <th scope="col">In pixels</th>
              <th scope="col">Used in</th>
            </tr>
          </thead>
          <tbody>
            {widths.map(([width, paths]) => (
              <tr key={width}>
                <th scope="row">{width}</th>
                <td>{pixelsOf(width)}</td>
                <td>
                  <Places paths={paths} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
