import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PageFinder, type PageFinderProps } from './page-finder.tsx';

const PLACES = [
  { href: '/online-ide', label: 'Online IDE', detail: '', about: 'Files, editor, debugger, access and history.' },
  {
    href: '/online-ide/code-debugger',
    label: 'Code debugger',
    detail: 'Online IDE',
    about: 'Pause, step and inspect generated and hand-written code.',
  },
  {
    href: '/online-ide/code-debugger#breakpoints',
    label: 'Breakpoints with reasons',
    detail: 'Code debugger, Online IDE',
  },
  {
    href: '/designing-tool/multi-themes',
    label: 'Themes',
    detail: 'Design tool',
    about: 'One form in four looks, changed while it runs.',
  },
];

const ignore = () => undefined;

const meta = {
  component: PageFinder,
  args: {
    isOpen: true,
    words: '',
    results: PLACES,
    status: 'ready',
    onWordsChange: ignore,
    onChoose: ignore,
    onRetry: ignore,
    onDismiss: ignore,
  },
  // A control that changes starts the story again.
  render: (args) => <FinderWithState key={args.words} {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageFinder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { title: 'Find anything' } } };

export const Found: Story = { args: { words: 'code' } };

export const NothingFound: Story = { args: { words: 'zebra' } };

export const Loading: Story = { args: { words: 'grid', status: 'loading', results: [] } };

export const Lost: Story = { args: { words: 'grid', status: 'lost', results: [] } };

export const ByKeyboard: Story = {
  play: async ({ step }) => {
    const field = screen.getByRole('combobox');
    await step('The focus is in the field', async () => {
      // The dialog opens in an effect, which may run after the play function has begun.
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('Arrow keys choose', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Breakpoints with reasons');
    });
    await step('Typing narrows the list', async () => {
      await userEvent.type(field, 'theme');
      await expect(screen.getAllByRole('option')).toHaveLength(1);
    });
  },
};

function FinderWithState({ words: start, results, ...rest }: PageFinderProps) {
  const [words, setWords] = useState(start);
  const found = results.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  return (
    <PageFinder
      {...rest}
      words={words}
      results={found}
      onWordsChange={(details) => {
        rest.onWordsChange(details);
        setWords(details.words);
      }}
    />
  );
}
