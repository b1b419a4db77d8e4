/** @jest-environment jsdom */
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { createThemeEngine } from '@genmaster/theme-engine';
import { ThemeEngineProvider } from '@genmaster/theme-engine/react';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import confirmDialog, { FocusReturns as Asked } from './confirm-dialog/confirm-dialog.stories.tsx';
import { FocusReturns as SignedIn } from './login-dialog/login-dialog.stories.tsx';
import modeSwitch from './mode-switch/mode-switch.stories.tsx';
import pageFinder from './page-finder/page-finder.stories.tsx';
import { installModalDialog } from './testing/modal-dialog.ts';
import { panelStories } from './testing/panel-stories.tsx';
import themeCog from './theme-cog/theme-cog.stories.tsx';
import { loadColorScience } from './theme-panel/use-color-science.ts';
import toastRegion from './toast-region/toast-region.stories.tsx';
import voiceAssistant from './voice-assistant/voice-assistant.stories.tsx';

// Only what plays a story needs it.
jest.mock('storybook/test', () => ({}));

beforeAll(installModalDialog);
// With the colour science loaded, the panel renders only once when it opens.
beforeAll(async () => void (await loadColorScience()));

interface Stories<Args> {
  args: Args;
  render: (args: Args) => ReactElement;
}

/** Renders a story whose callbacks are those of the panel of actions, and returns the callbacks. */
function show<Args extends object>({ args, render: story }: Stories<Args>): Record<string, jest.Mock> {
  const callbacks = Object.keys(args).filter((name) => /^on[A-Z]/.test(name));
  const calls = Object.fromEntries(callbacks.map((name) => [name, jest.fn()]));
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  render(<ThemeEngineProvider engine={engine}>{story({ ...args, ...calls })}</ThemeEngineProvider>);
  return calls;
}

const press = (name: string, index = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[index]!);

// These stories keep what a visitor changes; who looks at one still sees what the component tells its host.
describe('a story tells the calls', () => {
  it('of the cog', () => {
    const { onClick } = show(themeCog as never);
    press('Theme settings');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('of the mode switch', () => {
    const { onValueChange } = show(modeSwitch as never);
    press('Dark');
    expect(onValueChange).toHaveBeenCalledWith({ value: 'dark' });
  });

  it('of the messages', () => {
    const { onDismiss } = show(toastRegion as never);
    press('Dismiss');
    expect(onDismiss).toHaveBeenCalledWith({ id: 'kept' });
  });

  it('of the page finder', () => {
    const { onWordsChange } = show(pageFinder as never);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zebra' } });
    expect(onWordsChange).toHaveBeenCalledWith({ words: 'zebra' });
  });

  it('of the voice assistant', () => {
    const { onTextChange, onListeningChange } = show({
      ...voiceAssistant,
      args: { ...voiceAssistant.args, canListen: true },
    } as never);
    fireEvent.change(screen.getByLabelText('Type a command'), { target: { value: 'undo' } });
    expect(onTextChange).toHaveBeenCalledWith({ text: 'undo' });
    press('Speak a command');
    expect(onListeningChange).toHaveBeenCalledWith({ isListening: true });
  });

  it('of the question', () => {
    const { onConfirm, onCancel } = show({ ...confirmDialog, ...Asked, args: confirmDialog.args } as never);
    press('Save Changes');
    press('OK');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    press('Save Changes');
    press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('of the dialog to sign in', () => {
    const { onCancel } = show({ ...SignedIn, args: { onCancel: () => undefined } } as never);
    press('Sign in');
    press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('of the theme panel', () => {
    const { onClose } = show(panelStories as never);
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
