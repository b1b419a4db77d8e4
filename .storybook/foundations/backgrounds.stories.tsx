import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../../apps/marketing/src/styles/backgrounds.css';
import styles from './foundations.module.css';
import { useShownTheme } from './use-shown-theme.ts';
import { withoutControls } from './without-controls.ts';

const meta = { tags: ['!autodocs'], parameters: withoutControls, render: () => <Backgrounds /> } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The backgrounds of the home page in the colours of the theme; each works with all schemes and modes. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('No two are drawn alike', async () => {
      const drawn = canvas
        .getAllByRole('listitem')
        .map((item) => getComputedStyle(item.querySelector('.page')!, '::before').background);
      await expect(new Set(drawn).size).toBe(drawn.length);
    });
  },
};

function Backgrounds() {
  const { backgrounds } = useShownTheme().catalogue;
  return (
    <main className={styles['page']}>
      <h1>Backgrounds</h1>
      <p className={styles['lead']}>
        {backgrounds.length} backgrounds for the home page, without a picture file: gradients over the theme’s colours.
      </p>
      <ul className={styles['tiles']}>
        {backgrounds.map(({ id, label }) => (
          <li key={id}>
            <div className={styles['backdrop']} data-background={id}>
              {/* The selectors of the site’s own stylesheet. */}
              <div className="page" data-kind="home" />
            </div>
            <p>
              {label}: <code>{id}</code>
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
