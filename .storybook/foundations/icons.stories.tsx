import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ICON_SHAPES } from '../../apps/marketing/src/pages/icon-shapes.ts';
import { Icon } from '../../apps/marketing/src/pages/icon.tsx';
import { AreaMarker } from '../../libs/shell-ui/src/navigation/area-marker.tsx';
import '../../apps/marketing/src/styles/surfaces.css';
import styles from './foundations.module.css';
import { withoutControls } from './without-controls.ts';

const meta = { tags: ['!autodocs'], parameters: withoutControls, render: () => <Icons /> } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every icon of the pages, and the signs of the areas. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(NAMES.length + SIGNS.length);
  },
};

const NAMES = Object.keys(ICON_SHAPES) as (keyof typeof ICON_SHAPES)[];
const SIGNS = [
  { thread: 1, shape: 'dot' },
  { thread: 2, shape: 'square' },
  { thread: 3, shape: 'diamond' },
] as const;

function Icons() {
  return (
    <main className={styles['page']}>
      <h1>Icons</h1>
      <p className={styles['lead']}>
        Few, and never alone: words say what a button does, an icon helps to find it again. All are drawn on a grid of
        20 pixels with strokes of 1.6 and round joins, take the colour of the text, and are hidden from screen readers.
      </p>
      <ul className={styles['tiles']}>
        {NAMES.map((name) => (
          <li key={name} className={styles['icon']}>
            <Icon name={name} /> <code>{name}</code>
          </li>
        ))}
      </ul>
      <h2>Signs of the areas</h2>
      <p className={styles['lead']}>
        Each area of the site has a colour and a shape, so that the shape says it where colours cannot be told apart.
      </p>
      <ul className={styles['tiles']}>
        {SIGNS.map((sign) => (
          <li key={sign.shape} className={styles['icon']}>
            <AreaMarker sign={sign} /> <code>{`{ thread: ${sign.thread}, shape: '${sign.shape}' }`}</code>
          </li>
        ))}
      </ul>
    </main>
  );
}
