import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import { HindiWords } from '@genmaster/demos';

const meta = {
  component: HindiWords,
  decorators: [inSite],
  args: { text: 'The form says नाम and ईमेल where the page speaks Hindi.' },
  render: (args) => (
    <p>
      <HindiWords {...args} />
    </p>
  ),
} satisfies Meta<typeof HindiWords>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each run of Hindi words has its `lang`, so that a screen reader uses a Hindi voice. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('नाम')).toHaveAttribute('lang', 'hi');
    await expect(canvas.getByText('ईमेल')).toHaveAttribute('lang', 'hi');
  },
};

export const Playground: Story = { args: { text: 'Type the word बचाएं into the field.' } };

/** A text in one language stays one text node. */
export const WithoutHindi: Story = { args: { text: 'There is nothing to mark here.' } };

/** On a Hindi page no Hindi words are marked. */
export const InHindi: Story = {
  args: { text: 'यहाँ सब कुछ हिन्दी में है।' },
  globals: { language: 'hi' },
};
