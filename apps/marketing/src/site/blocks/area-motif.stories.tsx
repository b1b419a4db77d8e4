import type { Meta, StoryObj } from '@storybook/react-vite';
import { AREA_IDS } from '../../content/page-content.ts';
import { inSite } from '../../testing/site-story.tsx';
import { AreaMotif } from './area-motif.tsx';

const meta = {
  component: AreaMotif,
  decorators: [inSite],
  args: { area: 'inbuilt-solutions' },
} satisfies Meta<typeof AreaMotif>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { area: 'online-ide' } };

/** One for each area of the site. */
export const EveryArea: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: '1rem' }}>
      {AREA_IDS.map((area) => (
        <figure key={area} style={{ margin: 0 }}>
          <AreaMotif area={area} />
          <figcaption>{area}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
