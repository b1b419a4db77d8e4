/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity, StrictMode, Suspense, useState, version, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { hexField } from '../testing/render-picker.tsx';
import { ColorPickerPopover, type ColorPickerPopoverProps } from './color-picker-popover.tsx';

function renderOpen(props: Partial<ColorPickerPopoverProps>) {
  const log: string[] = [];
  const picker = (more: Partial<ColorPickerPopoverProps>) => (
    <StrictMode>
      <ColorPickerPopover
        label="Ink"
        defaultValue="#ABC"
        onValueChange={({ value }) => log.push(`change ${value}`)}
        onValueCommit={({ value }) => log.push(`commit ${value}`)}
        onCancel={() => log.push('cancel')}
        onOpenChange={({ open, reason }) => log.push(`${open ? 'open' : 'close'} ${reason}`)}
        {...props}
        {...more}
      />
    </StrictMode>
  );
  const view = render(picker({}));
  if (props.open === undefined) fireEvent.click(screen.getByRole('button', { name: 'Ink' }));
  return {
    type: (text: string) => fireEvent.change(hexField(), { target: { value: text } }),
    change: (more: Partial<ColorPickerPopoverProps>) => view.rerender(picker(more)),
    remove: view.unmount,
    told: async () => {
      await act(async () => {});
      return log.splice(0);
    },
  };
}

describe('a popup that goes while a choice is open', () => {
  it.each([
    ['save', ['commit #112233', 'close outside']],
    ['cancel', ['change #ABC', 'cancel', 'close outside']],
  ] as const)('is settled as by a press outside when it is taken away (%s)', async (outsideClick, told) => {
    const popup = renderOpen({ outsideClick });
    popup.type('#112233');
    expect(await popup.told()).toEqual(['open trigger', 'change #112233']);
    popup.remove();
    expect(await popup.told()).toEqual(told);
  });

  it('closes and is settled when its picker is disabled, and stays closed', async () => {
    const popup = renderOpen({});
    popup.type('#112233');
    await popup.told();
    popup.change({ disabled: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await popup.told()).toEqual(['commit #112233', 'close outside']);
    popup.change({ disabled: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed by its host without a word', async () => {
    const popup = renderOpen({ open: true });
    popup.type('#112233');
    await popup.told();
    popup.change({ open: false });
    expect(await popup.told()).toEqual([]);
  });

  it('says nothing twice when it was accepted', async () => {
    const popup = renderOpen({});
    popup.type('#112233');
    await popup.told();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await popup.told()).toEqual(['commit #112233', 'close accept']);
    popup.remove();
    expect(await popup.told()).toEqual([]);
  });

  it('says nothing twice when the host takes it away for its end', async () => {
    const log: string[] = [];
    function Host() {
      const [isShown, setIsShown] = useState(true);
      return isShown ? (
        <ColorPickerPopover
          label="Ink"
          defaultOpen
          defaultValue="#ABC"
          onSelect={() => setIsShown(false)}
          onValueCommit={({ value }) => log.push(`commit ${value}`)}
          onOpenChange={({ reason }) => log.push(reason)}
        />
      ) : null;
    }
    render(<Host />);
    fireEvent.change(hexField(), { target: { value: '#112233' } });
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await act(async () => {});
    expect(log).toEqual(['commit #112233', 'accept']);
  });
});

it('keeps the rest of the page when its frame or window closes first, and settles the choice', async () => {
  const log: string[] = [];
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument!;
  // jsdom has no popovers. Browsers refuse to hide one in a document that has gone.
  Object.assign(page.defaultView!.HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      if (!this.ownerDocument.defaultView) throw new Error('InvalidStateError');
    },
  });
  const picker = (
    <ColorPickerPopover
      label="Ink"
      defaultValue="#ABC"
      defaultOpen
      onValueCommit={({ value }) => log.push(`commit ${value}`)}
      onOpenChange={({ reason }) => log.push(reason)}
    />
  );
  const { rerender } = render(createPortal(picker, page.body));
  const field = within(page.body).getByRole('textbox', { name: 'Hex', hidden: true });
  fireEvent.change(field, { target: { value: '#112233' } });
  // What browsers do when a frame is removed or a window closed. jsdom would take the nodes away, too.
  Object.defineProperty(page, 'defaultView', { value: null });
  rerender(<p>The page</p>);
  await act(async () => {});
  expect(screen.getByText('The page')).toBeTruthy();
  expect(log).toEqual(['commit #112233', 'outside']);
  frame.remove();
});

/** Picker with an open popup, in which `#112233` was typed; what is told goes into the log. */
async function renderTyped(around: (picker: ReactElement, isHidden: boolean) => ReactElement) {
  const log: string[] = [];
  const picker = (
    <ColorPickerPopover
      label="Ink"
      defaultValue="#ABC"
      onValueChange={({ value }) => log.push(`change ${value}`)}
      onValueCommit={({ value }) => log.push(`commit ${value}`)}
      onOpenChange={({ reason }) => log.push(reason)}
    />
  );
  const { rerender } = render(around(picker, false));
  fireEvent.click(screen.getByRole('button', { name: 'Ink' }));
  fireEvent.change(hexField(), { target: { value: '#112233' } });
  log.length = 0;
  const hide = async (isHidden: boolean) => {
    rerender(around(picker, isHidden));
    await act(async () => {});
  };
  return { log, hide };
}

describe('an open popup that React hides with the part of the page around it', () => {
  const noPromise = new Promise<never>(() => {});

  function Preview({ isLoading }: { isLoading: boolean }) {
    if (isLoading) throw noPromise;
    return null;
  }

  it('goes on with its choice when that part has loaded', async () => {
    const { log, hide } = await renderTyped((picker, isHidden) => (
      <StrictMode>
        <Suspense>
          {picker}
          <Preview isLoading={isHidden} />
        </Suspense>
      </StrictMode>
    ));
    await hide(true);
    await hide(false);
    expect(log).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(log).toEqual(['change #ABC', 'cancel']);
  });

  // React 18 has no such part.
  (version.startsWith('18.') ? it.skip : it)(
    'is settled as by a press outside when that part is not wanted for now',
    async () => {
      // jsdom does not know what is rendered.
      Element.prototype.checkVisibility = function () {
        return this.isConnected && !this.closest('[style*="display: none"]');
      };
      const { log, hide } = await renderTyped((picker, isHidden) => (
        <StrictMode>
          <Activity mode={isHidden ? 'hidden' : 'visible'}>{picker}</Activity>
        </StrictMode>
      ));
      await hide(true);
      expect(log).toEqual(['commit #112233', 'outside']);
      await hide(false);
      expect(screen.queryByRole('dialog')).toBeNull();
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    },
  );
});
