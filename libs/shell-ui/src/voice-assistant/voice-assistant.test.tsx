/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { VoiceAssistant, type VoiceAssistantProps } from './voice-assistant.tsx';

const ignore = () => undefined;
const props = {
  text: '',
  onTextChange: ignore,
  onCommand: ignore,
  onListeningChange: ignore,
  onConfirm: ignore,
  onCancel: ignore,
  examples: ['go to Gen Grid', 'dark theme'],
  languages: [
    { code: 'en', name: 'English' },
    { code: 'hi', name: 'हिन्दी' },
  ],
  language: 'en',
  onLanguageChange: ignore,
} satisfies VoiceAssistantProps;

describeConformance('VoiceAssistant', VoiceAssistant as never, { props });

function renderAssistant(more: Partial<VoiceAssistantProps> = {}) {
  const calls = {
    onCommand: jest.fn(),
    onListeningChange: jest.fn(),
    onConfirm: jest.fn(),
    onCancel: jest.fn(),
    onLanguageChange: jest.fn(),
    onClose: jest.fn(),
  };
  function Host() {
    const [text, setText] = useState(more.text ?? '');
    return (
      <VoiceAssistant {...props} {...calls} {...more} text={text} onTextChange={(details) => setText(details.text)} />
    );
  }
  render(<Host />);
  return { user: userEvent.setup(), ...calls };
}

const box = () => screen.getByLabelText('Type a command');

describe('VoiceAssistant', () => {
  it('sends the typed text, and nothing when it is empty', async () => {
    const { user, onCommand } = renderAssistant();
    await user.type(box(), '  {Enter}');
    expect(onCommand).not.toHaveBeenCalled();
    await user.type(box(), 'undo{Enter}');
    expect(onCommand).toHaveBeenCalledWith({ text: '  undo' });
  });

  it('offers no microphone where there is none, and explains why', () => {
    renderAssistant();
    expect(screen.queryByRole('button', { name: 'Speak a command' })).toBeNull();
    expect(screen.getByText(/does not recognise speech/)).toBeTruthy();
  });

  it('shows as text whether the microphone is on, and where the audio is sent', async () => {
    const { user, onListeningChange } = renderAssistant({ canListen: true });
    expect(screen.getByText('The microphone is off.')).toBeTruthy();
    expect(screen.getByText(/its maker’s servers/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Speak a command' }));
    expect(onListeningChange).toHaveBeenCalledWith({ isListening: true });
  });

  it('shows that it is listening, and stops on its button', async () => {
    const { user, onListeningChange } = renderAssistant({ canListen: true, isListening: true });
    expect(screen.getByText('The microphone is on.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(onListeningChange).toHaveBeenCalledWith({ isListening: false });
  });

  it('shows the recognised text, asks for a confirmation, and focuses the answer', async () => {
    const { user, onConfirm } = renderAssistant({ heard: 'dark theme', answer: 'Switch to dark?', isAsking: true });
    expect(screen.getByText('dark theme', { selector: 'q' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Switch to dark?');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes, do it' }));
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it.each(['Yes, do it', 'No, drop it'])('after the answer “%s” the focus is back where it was', async (answer) => {
    function Host() {
      const [isAsking, setIsAsking] = useState(false);
      const end = () => setIsAsking(false);
      return (
        <VoiceAssistant
          {...props}
          text="dark theme"
          isAsking={isAsking}
          onCommand={() => setIsAsking(true)}
          onConfirm={end}
          onCancel={end}
        />
      );
    }
    render(<Host />);
    const user = userEvent.setup();
    await user.type(box(), '{Enter}');
    await user.click(screen.getByRole('button', { name: answer }));
    expect(document.activeElement).toBe(box());
  });

  it('in a shadow root, returns the focus after the answer as well', () => {
    let answer = (): void => undefined;
    function Host() {
      const [isAsking, setIsAsking] = useState(false);
      answer = () => setIsAsking(!isAsking);
      return <VoiceAssistant {...props} isAsking={isAsking} />;
    }
    const root = renderInShadowRoot(<Host />);
    const field = root.querySelector('input')!;
    field.focus();
    act(() => answer());
    expect(root.activeElement?.textContent).toBe('Yes, do it');
    act(() => answer());
    expect(root.activeElement).toBe(field);
  });

  it('leaves the focus where the visitor has moved it during a question', () => {
    const { rerender } = render(<VoiceAssistant {...props} isAsking />);
    box().focus();
    rerender(<VoiceAssistant {...props} />);
    expect(document.activeElement).toBe(box());
  });

  it.each([
    { when: 'it asks', more: { isAsking: true }, says: 'onCancel' },
    { when: 'it listens', more: { canListen: true, isListening: true }, says: 'onListeningChange' },
    { when: 'it is quiet', more: {}, says: 'onClose' },
  ] as const)('uses Escape for no, stop or close, whichever applies: when $when', async ({ more, says }) => {
    const calls = renderAssistant(more);
    await calls.user.click(box());
    await calls.user.keyboard('{Escape}');
    expect(calls[says]).toHaveBeenCalledTimes(1);
  });

  it('takes the focus where the pressed part takes none, as no button does in Safari, so that Escape works', async () => {
    const { user, onListeningChange } = renderAssistant({ canListen: true, isListening: true });
    await user.click(screen.getByText('The microphone is on.'));
    await user.keyboard('{Escape}');
    expect(onListeningChange).toHaveBeenCalledWith({ isListening: false });
  });

  it('inserts an example into the text box without running it', async () => {
    const { user, onCommand } = renderAssistant();
    await user.click(screen.getByText('What you can say or type'));
    await user.click(screen.getByRole('button', { name: 'dark theme' }));
    expect((box() as HTMLInputElement).value).toBe('dark theme');
    expect(onCommand).not.toHaveBeenCalled();
  });

  it('changes its language, each option written in its own script', async () => {
    const { user, onLanguageChange } = renderAssistant();
    expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(onLanguageChange).toHaveBeenCalledWith({ language: 'hi' });
  });
});
