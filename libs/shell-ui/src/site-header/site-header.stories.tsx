import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleMenus } from '../testing/sample-navigation.ts';
import { SiteHeader } from './site-header.tsx';

const meta = {
  component: SiteHeader,
  args: {
    brand: <strong>Genmaster</strong>,
    menus: sampleMenus,
    tools: (
      <button type="button" className="button">
        Sign in
      </button>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof SiteHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { navigation: 'Site' } } };

/** The menu of the current page is marked, and so is its link. */
export const WithCurrentPage: Story = { args: { currentHref: '/online-ide/code-debugger' } };

/** A name alone stays whole where the menus need the room. */
export const NameInLittleRoom: Story = {
  parameters: { runner: { width: 1040 } },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: 'Genmaster' });
    await expect(brand.clientWidth).toBe(brand.scrollWidth);
    await expect(brand.clientWidth).toBeGreaterThan(64);
  },
};

export const MenuOpen: Story = {
  args: { currentHref: '/online-ide/code-debugger' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Product', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: /^Code debugger/ })).toBeVisible();
  },
};

/** Keyboard support that a browser’s own menus of this kind lack: Escape, and closing when the focus moves on. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const product = canvas.getByText('Product', { selector: 'summary' });
    const company = canvas.getByText('Company', { selector: 'summary' });
    const isOpen = (summary: HTMLElement) => summary.closest('details')!.open;
    await step('Tab goes from an open menu into its links', async () => {
      await userEvent.click(product);
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Online IDE' })).toHaveFocus();
    });
    await step('Escape closes it and returns to its button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(isOpen(product)).toBe(false);
      await expect(product).toHaveFocus();
    });
    await step('Opening the second closes the first', async () => {
      product.click();
      company.click();
      await expect([isOpen(product), isOpen(company)]).toEqual([false, true]);
    });
    await step('Going on to the tools closes the menu', async () => {
      canvas.getByRole('link', { name: 'Contact us' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
      await expect(isOpen(company)).toBe(false);
    });
  },
};

export const PressOutside: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <p style={{ marginBlockStart: '22rem' }}>The page below</p>
    </>
  ),
  play: async ({ canvas, step }) => {
    const product = canvas.getByText('Product', { selector: 'summary' });
    await step('A press on the page closes the menu', async () => {
      await userEvent.click(product);
      await userEvent.click(canvas.getByText('The page below'));
      await expect(product.closest('details')!.open).toBe(false);
    });
  },
};
