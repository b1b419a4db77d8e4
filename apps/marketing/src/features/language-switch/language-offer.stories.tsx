import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useServices } from '../../platform/services-context.tsx';
import { languageOf } from '@genmaster/i18n';
import { inSite } from '../../testing/site-story.tsx';
import { LanguageOffer } from './language-offer.tsx';

/** Renders the page for a visitor who chose the other language on an earlier page. */
function OtherReader({ children }: { children: ReactNode }) {
  const { languageChoice } = useServices();
  useState(() => languageChoice.choose(languageOf(document.documentElement.lang === 'hi' ? '/' : '/hi')));
  return children;
}

const forOtherReader: Decorator = (Story) => (
  <OtherReader>
    <Story />
  </OtherReader>
);

const meta = {
  component: LanguageOffer,
  decorators: [forOtherReader, inSite],
  // The offer is above the end of the window, so the story has a window of its own.
  parameters: { page: '/', docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof LanguageOffer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The text is in the offered language, not in that of the page. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const offer = await canvas.findByRole('complementary');
    await expect(offer.lang).toBe(globals.language === 'hi' ? 'en' : 'hi');
  },
};

/** Declining removes the offer. */
export const Declined: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};
