import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { VoiceAssistant, type VoiceAssistantProps } from './voice-assistant.tsx';

const ignore = () => undefined;

const meta = {
  component: VoiceAssistant,
  args: {
    text: '',
    onTextChange: ignore,
    onCommand: ignore,
    onListeningChange: ignore,
    onConfirm: ignore,
    onCancel: ignore,
    onLanguageChange: ignore,
    examples: ['go to Gen Grid', 'find validation', 'dark theme', 'undo'],
    languages: [
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
    ],
    language: 'en',
    canListen: true,
    variant: 'inline',
  },
  // A control that changes starts the story again.
  render: (args) => <AssistantWithState key={`${args.text}|${args.isListening}`} {...args} />,
} satisfies Meta<typeof VoiceAssistant>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { title: 'Commands' } } };

export const Panel: Story = {
  args: { variant: 'panel', onClose: ignore },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
};

export const Listening: Story = { args: { isListening: true } };

export const Asking: Story = {
  args: { heard: 'dark theme', answer: 'Switch the page to dark? Say yes or no.', isAsking: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Yes, do it' })).toHaveFocus());
  },
};

export const NotUnderstood: Story = {
  args: { heard: 'make it snow', answer: 'No command fits. The nearest are listed below.', examples: ['dark theme'] },
};

/** A browser without speech recognition: the text box can do everything. */
export const WithoutMicrophone: Story = { args: { canListen: false } };

export const InHindi: Story = {
  args: { examples: ['Gen Grid पर जाएँ', 'डार्क थीम', 'वापस लें'], language: 'hi' },
  globals: { language: 'hi' },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('The commands open and one is put into the box', async () => {
      await userEvent.click(canvas.getByText('What you can say or type'));
      await userEvent.click(canvas.getByRole('button', { name: 'undo' }));
      await expect(canvas.getByLabelText('Type a command')).toHaveValue('undo');
    });
  },
};

function AssistantWithState({ text: startText, isListening: startsListening, ...rest }: VoiceAssistantProps) {
  const [text, setText] = useState(startText);
  const [isListening, setIsListening] = useState(startsListening);
  return (
    <VoiceAssistant
      {...rest}
      text={text}
      onTextChange={(details) => {
        rest.onTextChange(details);
        setText(details.text);
      }}
      isListening={isListening}
      onListeningChange={(details) => {
        rest.onListeningChange(details);
        setIsListening(details.isListening);
      }}
    />
  );
}
