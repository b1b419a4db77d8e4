import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { ActionLink } from './action-link.tsx';

const meta = {
  component: ActionLink,
  decorators: [inSite],
  args: { link: { href: '/about-us', label: 'About us' } },
} satisfies Meta<typeof ActionLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isPrimary: true, link: { href: '/contact-us', label: 'Ask a question' } } };

export const Primary: Story = { args: { isPrimary: true } };

/** Side by side, as at the top of a page: one is primary. */
export const TwoActions: Story = {
  render: ({ link }) => (
    <p className="actions">
      <ActionLink link={link} isPrimary />
      <ActionLink link={{ href: '/contact-us', label: 'Contact us' }} />
    </p>
  ),
};

export const LongLabelOnAPhone: Story = {
  args: { link: { href: '/about-us', label: 'Read how one definition becomes a form, a grid and an API' } },
  globals: { viewport: { value: 'phone' } },
};
