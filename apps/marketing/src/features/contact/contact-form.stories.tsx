import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import '../../styles/contact-form.css';
import { ContactForm } from './contact-form.tsx';

const meta = {
  component: ContactForm,
  decorators: [inSite],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Waits until the form works (until then the second button is disabled) and returns the submit button, the first of
 * three.
 */
const sendOf = async (canvas: { findAllByRole: (role: 'button') => Promise<HTMLElement[]> }) => {
  const [send, badInput] = await canvas.findAllByRole('button');
  await waitFor(() => expect(badInput).toBeEnabled());
  return send!;
};

export const Default: Story = {};

export const Playground: Story = {};

/** Nothing was filled in: the error summary has the focus and links to each field. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await sendOf(canvas));
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('group')[0]).toHaveFocus();
  },
};

/** Invalid values, as entered by the second button. */
export const BadInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await sendOf(canvas);
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    const typed = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await waitFor(() => expect(typed().join('')).not.toBe(''));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
