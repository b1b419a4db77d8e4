import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styles from './foundations.module.css';
import { Places } from './places.tsx';
import { readStylesheets, usesOf, type Stylesheet } from './stylesheets.ts';
import { withoutControls } from './without-controls.ts';

const meta = {
  tags: ['!autodocs'],
  parameters: withoutControls,
  loaders: [async () => ({ sheets: await readStylesheets() })],
  render: (_, { loaded }) => <Motion sheets={(loaded as { sheets: Stylesheet[] }).sheets} />,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The durations in use, each to be tried, and where they are used. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Move/ });
    await userEvent.click(button!);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

const DURATION = /(?:transition|animation)(?:-duration)?:[^;]*?\s?(\d*\.?\d+s)\b/g;

function Motion({ sheets }: { sheets: readonly Stylesheet[] }) {
  const durations = [...usesOf(sheets, DURATION)].toSorted(
    ([one], [other]) => Number.parseFloat(one) - Number.parseFloat(other),
  );
  return (
    <main className={styles['page']}>
      <h1>Motion</h1>
      <p className={styles['lead']}>
        Motion shows where something comes from or goes to; it decorates nothing. What a person opens moves in at most a
        quarter of a second, what is drawn with the page in at most one, and nothing repeats. All of it follows one
        curve, <code>--ease</code>, moves with <code>translate</code>, <code>rotate</code> or <code>clip-path</code>{' '}
        alone, and stands still under <code>prefers-reduced-motion: reduce</code>. The one long duration is the bar of a
        page that loads, which is gone when the page is there.
      </p>
      <div className={styles['scroll']} role="region" aria-label="Durations" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Duration</th>
              <th scope="col">Try it</th>
              <th scope="col">Used in</th>
            </tr>
          </thead>
          <tbody>
            {durations.map(([duration, paths]) => (
              <tr key={duration}>
                <th scope="row">{duration}</th>
                <td>
                  <Sample duration={duration} />
                </td>
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

function Sample({ duration }: { duration: string }) {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <div className={styles['track']}>
      <button type="button" className="button" aria-pressed={isMoved} onClick={() => setIsMoved(!isMoved)}>
        Move in {duration}
      </button>
      <span className={styles['runner']} data-moved={isMoved} style={{ transitionDuration: duration }} />
    </div>
  );
}
