import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ColorPickerPopover } from './color-picker-popover.tsx';

const meta = {
  component: ColorPickerPopover,
  args: {
    label: 'Navbar background',
    defaultValue: '#336699',
    outputFormat: 'rgba',
    onValueChange: fn(),
    onValueCommit: fn(),
    onSelect: fn(),
    onCancel: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ColorPickerPopover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { cmyk: true, presets: ['teal', 'tomato'], showAddButton: true } };

export const Open: Story = { args: { defaultOpen: true } };

export const OpenWithPresets: Story = {
  args: { defaultOpen: true, presets: ['teal', 'tomato', '#336699'], showAddButton: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const NoColor: Story = { args: { defaultValue: '' } };

export const WithText: Story = { args: { triggerContent: 'Background' } };

const openAndMove = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Navbar background' }));
  const hue = await canvas.findByRole('slider', { name: 'Hue' });
  hue.focus();
  await userEvent.keyboard('{End}');
  return canvas;
};

const red = expect.objectContaining({ value: 'rgba(153, 51, 51, 1)' });

export const Accept: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('OK keeps the colour, closes, and gives the focus back', async () => {
      const canvas = await openAndMove(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
      await expect(args.onValueCommit).toHaveBeenCalledWith(red);
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Navbar background' })).toHaveFocus();
    });
  },
};

export const Cancel: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('Escape restores the very text', async () => {
      const canvas = await openAndMove(canvasElement);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(red);
      await userEvent.keyboard('{Escape}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '#336699' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

export const OutsideClickCancels: Story = {
  args: { outsideClick: 'cancel' },
  play: async ({ canvasElement, args, step }) => {
    await step('A press outside restores the very text', async () => {
      await openAndMove(canvasElement);
      await userEvent.click(document.body);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '#336699' }));
      await expect(args.onValueCommit).not.toHaveBeenCalled();
    });
  },
};

export const OutsideClickSaves: Story = {
  args: { outsideClick: 'save' },
  play: async ({ canvasElement, args, step }) => {
    await step('A press outside keeps the colour', async () => {
      await openAndMove(canvasElement);
      await userEvent.click(document.body);
      await expect(args.onValueCommit).toHaveBeenCalledWith(red);
    });
  },
};

export const AtTheEdge: Story = {
  render: (args) => (
    <>
      <style>{'.corner { position: fixed; inset: auto 4px 4px auto; }'}</style>
      <ColorPickerPopover {...args} className="corner" />
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('The popup stays inside the window', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Navbar background' }));
      const dialog = within(canvasElement).getByRole('dialog');
      await waitFor(() => expect(dialog).toHaveAttribute('data-placement'));
      const box = dialog.getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.top).toBeGreaterThanOrEqual(0);
    });
  },
};

export const Placements: Story = {
  render: (args) => (
    <>
      <style>{'.middle { position: fixed; inset: 50vh auto auto 50vw; }'}</style>
      <ColorPickerPopover {...args} className="middle" height={200} hideFields showButtons={false} />
    </>
  ),
  args: { placement: 'right-start' },
  play: async ({ canvasElement, step }) => {
    await step('The popup stands where it is told to when there is room', async () => {
      const button = within(canvasElement).getByRole('button', { name: 'Navbar background' });
      await userEvent.click(button);
      const dialog = within(canvasElement).getByRole('dialog');
      await waitFor(() => expect(dialog).toHaveAttribute('data-placement', 'right-start'));
      const [anchor, box] = [button.getBoundingClientRect(), dialog.getBoundingClientRect()];
      await expect(box.left).toBeGreaterThanOrEqual(anchor.right);
      await expect(Math.abs(box.top - anchor.top)).toBeLessThan(2);
    });
  },
};

export const InsideClippingAndTransform: Story = {
  render: (args) => (
    <>
      <style>{'.clip { inline-size: 120px; block-size: 60px; overflow: hidden; transform: translateX(20px); }'}</style>
      <div className="clip">
        <ColorPickerPopover {...args} defaultOpen />
      </div>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('No ancestor clips or shifts the popup', async () => {
      const dialog = within(canvasElement).getByRole('dialog');
      await waitFor(() => expect(dialog).toHaveAttribute('data-placement'));
      const box = dialog.getBoundingClientRect();
      await expect(document.elementFromPoint(box.left + 20, box.bottom - 10)).not.toBeNull();
      await expect(dialog.contains(document.elementFromPoint(box.left + 20, box.bottom - 10))).toBe(true);
    });
  },
};

export const InsideModalDialog: Story = {
  render: function InDialog(args) {
    const dialog = useRef<HTMLDialogElement>(null);
    return (
      <>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Settings
        </button>
        <dialog ref={dialog} aria-label="Settings">
          <ColorPickerPopover {...args} />
        </dialog>
      </>
    );
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('The popup can be used inside a modal dialog, and Escape closes the popup alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Navbar background' }));
      await expect(canvas.getByRole('dialog', { name: 'Navbar background' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog', { name: 'Navbar background' })).toBeNull();
      await expect(canvas.getByRole('dialog', { name: 'Settings' })).toHaveAttribute('open');
    });
    await step('A dialog that a script closes takes its popup along', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Navbar background' }));
      await expect(canvas.getByRole('dialog', { name: 'Navbar background' })).toBeVisible();
      const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Settings' });
      dialog.close();
      await waitFor(() => expect(dialog.querySelector('[role="dialog"]')).toBeNull());
    });
  },
};

export const BeforeItIsPlaced: Story = {
  play: async ({ canvasElement, step }) => {
    await step('A popup that has no place yet cannot be pressed', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Navbar background' }));
      const dialog = within(canvasElement).getByRole('dialog');
      await waitFor(() => expect(dialog).toHaveAttribute('data-placement'));
      const place = dialog.dataset['placement']!;
      delete dialog.dataset['placement'];
      const { left, top, width, height } = dialog.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(dialog.contains(pressed)).toBe(false);
      dialog.dataset['placement'] = place;
    });
  },
};

export const InsideFieldset: Story = {
  args: { outsideClick: 'cancel' },
  render: (args) => (
    <fieldset>
      <ColorPickerPopover {...args} />
    </fieldset>
  ),
  play: async ({ canvasElement, args, step }) => {
    await step('A fieldset that is disabled settles the choice as a press outside does', async () => {
      const canvas = await openAndMove(canvasElement);
      const fieldset = canvasElement.querySelector('fieldset')!;
      fieldset.disabled = true;
      // The popup is invisible at once; that it is, an observer tells in the next frame.
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      fieldset.disabled = false;
    });
  },
};

export const BelowThoughNarrow: Story = {
  render: (args) => (
    <>
      <style>{'.beside { position: fixed; inset: 20px 6px auto auto; }'}</style>
      <ColorPickerPopover {...args} className="beside" height={200} hideFields />
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('At the end of a line the popup stands below its button, moved to where it fits', async () => {
      const button = within(canvasElement).getByRole('button', { name: 'Navbar background' });
      await userEvent.click(button);
      const dialog = within(canvasElement).getByRole('dialog');
      const isPhone = window.innerWidth < 640;
      await waitFor(() => expect(dialog).toHaveAttribute('data-placement', isPhone ? 'sheet' : 'bottom'));
      const [anchor, box] = [button.getBoundingClientRect(), dialog.getBoundingClientRect()];
      await expect(box.top).toBeGreaterThanOrEqual(isPhone ? 0 : anchor.bottom);
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const Zoomed: Story = {
  render: (args) => (
    <div className="zoomed">
      <style>{`.zoomed { zoom: 3; } .zoomed .end { text-align: end; }`}</style>
      <p className="end">
        <ColorPickerPopover {...args} />
      </p>
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('On a page under CSS zoom the popup is zoomed too and stays in the window', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Navbar background' }));
      const dialog = within(canvasElement).getByRole('dialog');
      await waitFor(() => expect(dialog).toHaveAttribute('data-placement'));
      const box = () => dialog.getBoundingClientRect();
      await waitFor(() => expect(box().right).toBeLessThanOrEqual(window.innerWidth));
      await expect(box().left).toBeGreaterThanOrEqual(0);
      await expect(box().top).toBeGreaterThanOrEqual(0);
      await expect(box().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(box().width).toBeGreaterThan(300);
    });
  },
};

export const Docked: Story = {
  render: (args) => (
    <>
      <style>
        {`.side { position: fixed; inset-block: 0; inset-inline-end: 0; box-sizing: border-box; inline-size: 300px;
          padding: 16px 16px calc(16px + var(--gm-picker-room, 0px)); overflow-y: auto; background: #eee; }
          .side p { block-size: 90vh; }`}
      </style>
      <aside className="side" aria-label="Settings">
        <p>Other settings</p>
        <ColorPickerPopover {...args} />
      </aside>
    </>
  ),
  args: { dock: 'aside' },
  play: async ({ canvasElement, step }) => {
    await step(
      'The popup stands at the bottom of the side panel, as wide as it, and leaves its button in sight',
      async () => {
        const button = within(canvasElement).getByRole('button', { name: 'Navbar background' });
        await userEvent.click(button);
        const dialog = within(canvasElement).getByRole('dialog');
        const isPhone = window.innerWidth < 640;
        await waitFor(() => expect(dialog).toHaveAttribute('data-placement', isPhone ? 'sheet' : 'docked'));
        if (isPhone) return;
        const [side, box] = [dialog.closest('aside')!.getBoundingClientRect(), dialog.getBoundingClientRect()];
        await waitFor(() => expect(Math.abs(dialog.getBoundingClientRect().bottom - side.bottom)).toBeLessThan(2));
        await expect([Math.round(box.left), Math.round(box.width)]).toEqual([Math.round(side.left), 300]);
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().top);
      },
    );
  },
};
