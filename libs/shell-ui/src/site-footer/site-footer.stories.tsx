import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGroups } from '../testing/sample-navigation.ts';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  component: SiteFooter,
  args: { groups: sampleGroups },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Every page' } };

export const WithCurrentPage: Story = { args: { currentHref: '/design-tool/multi-themes' } };

/** Facts about the site, below the list of pages. */
export const WithFacts: Story = {
  args: {
    children: (
      <>
        <p>Price ₹0, pre-order, release date to be announced.</p>
        <p>Source under the MIT licence; fonts under the SIL Open Font License 1.1.</p>
      </>
    ),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
