import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleGroups } from '../testing/sample-navigation.ts';
import { SiteRail } from './site-rail.tsx';

const meta = {
  component: SiteRail,
  args: { groups: sampleGroups.slice(0, 2), brand: <strong>Genmaster</strong>, end: <a href="/about-us">About us</a> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof SiteRail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { open: 'Every area' } } };

/** The marker of the current area is larger; its drawer opens with the sections of the page. */
export const WithCurrentPage: Story = {
  args: {
    currentHref: '/online-ide/code-debugger',
    sections: [{ href: '#step', label: 'Step through a call' }],
  },
};

export const DrawerOpen: Story = {
  args: { currentHref: '/online-ide/code-debugger' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All areas' }));
    await expect(canvas.getByRole('link', { name: 'Code debugger' })).toBeVisible();
  },
};

/** Escape closes the drawer, and the focus returns to the button that opened it. */
export const DrawerClosedByKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All areas' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'All areas' })).toHaveFocus();
  },
};
