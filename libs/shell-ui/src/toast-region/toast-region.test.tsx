/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { ToastRegion, type ToastMessage } from './toast-region.tsx';

const SAVED: ToastMessage = { id: 'saved', tone: 'success', text: 'Your theme is saved.' };
const OFFLINE: ToastMessage = { id: 'offline', tone: 'problem', text: 'The server could not be reached.' };

function Region({ start }: { start: readonly ToastMessage[] }) {
  const [messages, setMessages] = useState(start);
  const [renders, setRenders] = useState(0);
  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render again</button>
      <ToastRegion
        messages={messages}
        durationMs={1000}
        onDismiss={({ id }) => setMessages((list) => list.filter((message) => message.id !== id))}
      />
    </>
  );
}

function renderRegion(...start: ToastMessage[]) {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Region start={start} />);
  return { user, pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}

const texts = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describeConformance('ToastRegion', ToastRegion as never, { props: { messages: [], onDismiss: () => undefined } });

describe('ToastRegion', () => {
  it('announces politely, from a live region that exists before the message', () => {
    render(<ToastRegion messages={[]} onDismiss={() => undefined} />);
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region.querySelector('[aria-live="polite"]')).not.toBeNull();
  });

  it('removes a message after its time', () => {
    const { pass } = renderRegion(SAVED);
    pass(999);
    expect(texts()).toEqual([SAVED.text]);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('keeps a problem until it is dismissed', async () => {
    const { user, pass } = renderRegion(OFFLINE);
    pass(60_000);
    expect(texts()).toEqual([OFFLINE.text]);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(texts()).toEqual([]);
  });

  it('does not restart the timer when the host renders again', async () => {
    const { user, pass } = renderRegion(SAVED);
    pass(900);
    await user.click(screen.getByRole('button', { name: 'Render again' }));
    pass(100);
    expect(texts()).toEqual([]);
  });

  it('pauses while the pointer is on it', async () => {
    const { user, pass } = renderRegion(SAVED);
    await user.hover(screen.getByText(SAVED.text));
    pass(60_000);
    expect(texts()).toEqual([SAVED.text]);
    await user.unhover(screen.getByText(SAVED.text));
    pass(1000);
    expect(texts()).toEqual([]);
  });

  it('pauses while the focus is on it', () => {
    const { pass } = renderRegion(SAVED);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(texts()).toEqual([SAVED.text]);
  });

  it('stays for the focus when the pointer leaves, and for the pointer when the focus leaves', async () => {
    const { user, pass } = renderRegion(SAVED);
    const button = screen.getByRole('button', { name: 'Dismiss' });
    act(() => button.focus());
    await user.hover(screen.getByText(SAVED.text));
    await user.unhover(screen.getByText(SAVED.text));
    pass(60_000);
    expect(document.activeElement).toBe(button);
    await user.hover(screen.getByText(SAVED.text));
    act(() => button.blur());
    pass(60_000);
    expect(texts()).toEqual([SAVED.text]);
  });

  it.each([Infinity, 2 ** 31])('stays for a time that no timer can count: %d ms', (durationMs) => {
    const onDismiss = jest.fn();
    jest.useRealTimers();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    render(<ToastRegion messages={[SAVED]} durationMs={durationMs} onDismiss={onDismiss} />);
    expect(timers.mock.calls.filter(([, ms]) => ms === durationMs)).toEqual([]);
    timers.mockRestore();
  });

  it('gives the buttons of several messages different names', () => {
    renderRegion(SAVED, OFFLINE);
    const described = screen
      .getAllByRole('button', { name: 'Dismiss' })
      .map((button) => document.getElementById(button.getAttribute('aria-describedby')!)?.textContent);
    expect(described).toEqual([SAVED.text, OFFLINE.text]);
  });

  it('moves the focus to the next message when one is dismissed', async () => {
    const { user } = renderRegion(OFFLINE, { ...OFFLINE, id: 'second', text: 'It is still away.' });
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  });
});

describe('ToastRegion beside the theme panel', () => {
  const read = (name: string) => readFileSync(join(__dirname, '..', name), 'utf8');
  const css = read('toast-region/toast-region.module.css');
  const [, sheet = ''] =
    /@media (\(.+\)) \{\n  \.panel \{\n    --gt-text/.exec(read('theme-panel/theme-panel.module.css')) ?? [];

  it('is at the upper edge while the panel is a sheet at the lower one', () => {
    expect(sheet).toContain('max-width');
    const [, inSheet = ''] = css.split(`@media ${sheet} {`);
    expect(inSheet).toMatch(/^\s*:global\(\[data-theme-panel\]\) \.region \{[^}]*inset-block: 0\.5rem auto;/);
  });

  it('leaves the panel its width in wider windows', () => {
    expect(css).toMatch(/\n:global\(\[data-theme-panel\]\) \.region \{\n  max-inline-size: [^;]*100vw - 300px/);
  });
});
