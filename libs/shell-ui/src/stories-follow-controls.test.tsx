/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import modeSwitch from './mode-switch/mode-switch.stories.tsx';
import pageFinder from './page-finder/page-finder.stories.tsx';
import { installModalDialog } from './testing/modal-dialog.ts';
import themeCog from './theme-cog/theme-cog.stories.tsx';
import toastRegion from './toast-region/toast-region.stories.tsx';
import voiceAssistant from './voice-assistant/voice-assistant.stories.tsx';

// Only what plays a story needs it.
jest.mock('storybook/test', () => ({}));

beforeAll(installModalDialog);

interface Stories<Args> {
  args: Partial<Args>;
  render: (args: Args) => ReactElement;
}

/** Renders a story, and again with other args, as the workshop does when a control changes. */
function change<Args>({ args, render: story }: Stories<Args>, changed: Partial<Args>) {
  const { rerender } = render(story(args as Args));
  rerender(story({ ...args, ...changed } as Args));
}

// These stories keep what a visitor changes, and start from what the controls say.
describe('a control changes the story', () => {
  it('of the cog', () => {
    change(themeCog, { isOpen: true });
    expect(screen.getByRole('button', { expanded: true })).toBeTruthy();
  });

  it('of the mode switch', () => {
    change(modeSwitch, { value: 'dark' });
    expect(screen.getByRole('button', { name: 'Dark', pressed: true, hidden: true })).toBeTruthy();
  });

  it('of the messages', () => {
    change(toastRegion, { messages: [{ id: 'new', tone: 'success', text: 'Something new.' }] });
    expect(screen.getByText('Something new.')).toBeTruthy();
  });

  it('of the page finder', () => {
    change(pageFinder, { words: 'zebra' });
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('zebra');
  });

  it('of the voice assistant', () => {
    change(voiceAssistant, { text: 'undo' });
    expect(screen.getByLabelText<HTMLInputElement>('Type a command').value).toBe('undo');
  });
});
