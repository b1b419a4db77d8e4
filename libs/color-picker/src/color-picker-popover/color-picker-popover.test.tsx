/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ColorPickerContent } from './color-picker-content.tsx';
import { ColorPickerRoot } from './color-picker-root.tsx';
import { ColorPickerTrigger } from './color-picker-trigger.tsx';
import { ColorPickerPopover, type ColorPickerPopoverProps } from './color-picker-popover.tsx';

function renderPopover(props: Partial<ColorPickerPopoverProps> = {}) {
  const log: [string, unknown?][] = [];
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  function Host() {
    const [value, setValue] = useState(props.value ?? '#ABC');
    return (
      <form onSubmit={onSubmit}>
        <ColorPickerPopover
          label="Navbar background"
          outputFormat="rgba"
          {...props}
          value={value}
          onValueChange={(details) => {
            log.push(['change', details.value]);
            setValue(details.value);
          }}
          onValueCommit={(details) => log.push(['commit', details.value])}
          onSelect={(details) => log.push(['select', details.value])}
          onCancel={() => log.push(['cancel'])}
          onOpenChange={({ open, reason }) => log.push([open ? 'open' : 'close', reason])}
        />
        <button type="submit">Elsewhere</button>
      </form>
    );
  }
  const view = render(<Host />);
  return { user: userEvent.setup(), log, onSubmit, ...view };
}

const trigger = () => screen.getByRole('button', { name: 'Navbar background' });
const popup = () => screen.queryByRole('dialog', { name: 'Navbar background' });
const changed = 'rgba(170, 186, 204, 1)';

async function openAndChange(user: ReturnType<typeof userEvent.setup>) {
  await user.click(trigger());
  screen.getByRole('slider', { name: 'Hue' }).focus();
  await user.keyboard('{ArrowUp}');
}

describeConformance('ColorPickerPopover', ColorPickerPopover as never, { props: { label: 'Color' } as never });

describe('ColorPickerPopover', () => {
  it('opens with the focus inside and says what it shows', async () => {
    const { user, log } = renderPopover();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(popup()!.contains(document.activeElement)).toBe(true);
    expect(document.getElementById(trigger().getAttribute('aria-describedby')!)!.textContent).toContain('#ABC');
    expect(log).toEqual([['open', 'trigger']]);
  });

  it('closes once by a key that is held', async () => {
    const { user, log } = renderPopover();
    const escape = jest.fn();
    document.addEventListener('keydown', escape);
    await user.click(trigger());
    screen.getByRole('button', { name: 'OK' }).focus();
    await user.keyboard('{Enter>3/}');
    expect(log.filter(([what]) => what === 'close' || what === 'open')).toEqual([
      ['open', 'trigger'],
      ['close', 'accept'],
    ]);
    await user.keyboard('{Enter}');
    expect(popup()).not.toBeNull();
    escape.mockClear();
    await user.keyboard('{Escape>3/}');
    expect(popup()).toBeNull();
    expect(escape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(escape).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', escape);
  });

  it('closes by a press on its own label as by one on its button', async () => {
    const user = userEvent.setup();
    const reasons: string[] = [];
    render(
      <>
        <label htmlFor="ink">Ink</label>
        <ColorPickerRoot label="Ink" onOpenChange={({ reason }) => reasons.push(reason)}>
          <ColorPickerTrigger id="ink" />
          <ColorPickerContent />
        </ColorPickerRoot>
      </>,
    );
    await user.click(screen.getByText('Ink', { selector: 'label' }));
    await user.click(screen.getByText('Ink', { selector: 'label' }));
    expect(reasons).toEqual(['trigger', 'trigger']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the choice on OK, closes, and gives the focus back', async () => {
    const { user, log } = renderPopover();
    await openAndChange(user);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(log).toEqual([
      ['open', 'trigger'],
      ['change', changed],
      ['commit', changed],
      ['select', changed],
      ['close', 'accept'],
    ]);
    expect(popup()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('keeps the choice on Enter without submitting the form around it', async () => {
    const { user, log, onSubmit } = renderPopover();
    await openAndChange(user);
    await user.keyboard('{Enter}');
    expect(log.at(-1)).toEqual(['close', 'accept']);
    expect(log).toContainEqual(['commit', changed]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    [
      'Cancel',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cancel' })),
      'cancel',
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}'), 'escape'],
  ])('restores the very text it was opened with on %s', async (_name, give, reason) => {
    const { user, log } = renderPopover();
    await openAndChange(user);
    await give(user);
    expect(log.slice(1)).toEqual([['change', changed], ['change', '#ABC'], ['cancel'], ['close', reason]]);
    expect(document.activeElement).toBe(trigger());
  });

  it('restores a named colour and an empty text word for word', async () => {
    for (const value of ['rebeccapurple', '']) {
      const { user, log, unmount } = renderPopover({ value });
      await user.click(trigger());
      screen.getByRole('slider', { name: 'Brightness' }).focus();
      await user.keyboard('{ArrowDown}');
      await user.keyboard('{Escape}');
      expect(log.filter(([name]) => name === 'change').at(-1)).toEqual(['change', value]);
      unmount();
    }
  });

  it.each([
    [
      'save',
      true,
      [
        ['commit', changed],
        ['select', changed],
        ['close', 'outside'],
      ],
    ],
    [
      'save',
      false,
      [
        ['commit', changed],
        ['select', changed],
      ],
    ],
    ['cancel', true, [['change', '#ABC'], ['cancel'], ['close', 'outside']]],
    ['cancel', false, [['change', '#ABC'], ['cancel']]],
  ] as const)('on a press outside with %s, closing %s', async (outsideClick, closeOnOutsideClick, expected) => {
    const { user, log } = renderPopover({ outsideClick, closeOnOutsideClick });
    await openAndChange(user);
    await user.click(document.body);
    expect(log.slice(2)).toEqual(expected);
    expect(popup() === null).toBe(closeOnOutsideClick);
  });

  it('counts what the host names as inside', async () => {
    const { user } = renderPopover({ isInside: (target) => target.textContent === 'Elsewhere' });
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(popup()).not.toBeNull();
  });

  it('keeps Escape from a dialog around it', async () => {
    const onOuterKey = jest.fn();
    const user = userEvent.setup();
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={onOuterKey}>
        <ColorPickerPopover label="Navbar background" defaultValue="red" />
      </div>,
    );
    await user.click(trigger());
    onOuterKey.mockClear();
    await user.keyboard('{Escape}');
    expect(popup()).toBeNull();
    expect(onOuterKey).not.toHaveBeenCalled();
  });

  it('keeps Tab inside', async () => {
    const { user } = renderPopover();
    await user.click(trigger());
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Saturation' }));
  });

  it('opens and closes as the host says', () => {
    const { rerender } = render(<ColorPickerPopover label="Navbar background" open />);
    expect(popup()).not.toBeNull();
    rerender(<ColorPickerPopover label="Navbar background" open={false} />);
    expect(popup()).toBeNull();
  });

  it('gives the focus back when its host closes it, and leaves one that is elsewhere', () => {
    const hosted = (open: boolean) => (
      <>
        <ColorPickerPopover label="Navbar background" open={open} />
        <input aria-label="Elsewhere" />
      </>
    );
    const { rerender } = render(hosted(true));
    expect(popup()!.contains(document.activeElement)).toBe(true);
    rerender(hosted(false));
    expect(document.activeElement).toBe(trigger());
    rerender(hosted(true));
    screen.getByRole('textbox', { name: 'Elsewhere' }).focus();
    rerender(hosted(false));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }));
  });

  it('leaves no listeners behind', async () => {
    const added = jest.spyOn(document, 'addEventListener');
    const { user } = renderPopover();
    const controllers = () =>
      added.mock.calls.flatMap(([, , options]) => (typeof options === 'object' && options?.signal) || []);
    await user.click(trigger());
    expect(controllers().some((signal) => !signal.aborted)).toBe(true);
    await user.keyboard('{Escape}');
    expect(controllers().every((signal) => signal.aborted)).toBe(true);
    added.mockRestore();
  });
});
