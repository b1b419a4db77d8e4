import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cutTexts } from '../../testing/cut-texts.ts';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { notFoundView, viewAt } from '../../testing/view-at.ts';
import { Hero } from './hero.tsx';

const meta = {
  component: Hero,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen', page: '/uniqueness' },
  args: { page: viewAt('/uniqueness') },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { page: viewAt('/generative-ai') }, parameters: { page: '/generative-ai' } };

/** The playground: the tool fills the window, at the start of its page. */
export const Tool: Story = { args: { page: viewAt('/designingtool') }, parameters: { page: '/designingtool' } };

/** The home page: an editable definition, and its six results. */
export const Scene: Story = { args: { page: viewAt('/') } };

/** A renamed field has its new name in every result. */
export const SceneRenamed: Story = {
  args: { page: viewAt('/') },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Field 1' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Reference');
    const results = canvas.getByRole('group', { name: 'What the definition becomes' });
    await waitFor(() => expect(results).toHaveTextContent('Reference'));
  },
};

/** On the narrowest phone every field’s name is seen whole; its rules wrap instead. */
export const SceneOnASmallPhone: Story = {
  args: { page: viewAt('/') },
  parameters: { runner: { width: 320 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(cutTexts(await canvas.findByRole('group', { name: 'Definition' }))).toEqual([]);
  },
};

/** The page of a tool in use. */
export const Bench: Story = { args: { page: viewAt('/online-ide') }, parameters: { page: '/online-ide' } };

export const Half: Story = { args: { page: viewAt('/about-us') }, parameters: { page: '/about-us' } };

export const Apart: Story = { args: { page: viewAt('/case-studies') }, parameters: { page: '/case-studies' } };

/** A proposal that crosses the seam once it is accepted. */
export const Flow: Story = { args: { page: viewAt('/generative-ai') }, parameters: { page: '/generative-ai' } };

/** A page with its demo in the hero, as a window over the seam. */
export const Demo: Story = {
  args: { page: viewAt('/online-ide/code-debugger') },
  parameters: { page: '/online-ide/code-debugger' },
};

/** An unknown address: the nine areas, the finder, and the places that match. */
export const NotFound: Story = { args: { page: notFoundView }, parameters: { page: '/404' } };

export const Contact: Story = { args: { page: viewAt('/contact-us') }, parameters: { page: '/contact-us' } };
