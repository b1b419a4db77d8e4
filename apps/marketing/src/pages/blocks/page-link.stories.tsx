import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { PageLink } from './page-link.tsx';

const meta = {
  component: PageLink,
  decorators: [onPage, inSite],
  args: { link: { href: '/about-us', label: 'About us' } },
} satisfies Meta<typeof PageLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'button', link: { href: '/contact-us', label: 'Contact us' } } };

/** The browser itself handles an anchor, without the router. */
export const WithinThePage: Story = { args: { link: { href: '#questions', label: 'To the questions' } } };
