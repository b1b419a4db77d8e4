import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ContrastReadout } from '../contrast-readout/contrast-readout.tsx';
import { CopyColor } from '../copy-color/copy-color.tsx';
import { PresetColors } from '../preset-colors/preset-colors.tsx';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import { ColorPicker } from './color-picker.tsx';

const meta = {
  component: ColorPicker,
  args: { defaultValue: '#336699', onValueChange: fn(), onValueCommit: fn() },
} satisfies Meta<typeof ColorPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { cmyk: true, presets: ['#336699', 'teal', 'rgb(255 99 71)'], showAddButton: true, showButtons: true },
};

export const WithAlpha: Story = { args: { defaultValue: 'rgb(51 102 153 / 0.5)', defaultFormat: 'rgba' } };

export const WithoutAlpha: Story = { args: { alphaMode: 'disabled' } };

export const AlphaBesideHex: Story = { args: { alphaMode: 'forced', defaultValue: '#33669980' } };

export const Cmyk: Story = { args: { cmyk: true, defaultFormat: 'cmyk' } };

export const Hsla: Story = { args: { defaultFormat: 'hsla' } };

export const WithPresets: Story = { args: { presets: ['#336699', 'teal', 'tomato', 'rebeccapurple', '#ffd700'] } };

export const EmptyEditablePresets: Story = { args: { showAddButton: true } };

export const LongPresetList: Story = {
  args: {
    showAddButton: true,
    presets: ['red', 'orange', 'gold', 'green', 'teal', 'blue', 'indigo', 'violet', 'black', 'white'],
  },
};

export const PresetsOnly: Story = { args: { colorMode: 'presets', presets: ['#336699', 'teal', 'tomato'] } };

export const Grayscale: Story = { args: { colorMode: 'grayscale' } };

export const WithButtons: Story = { args: { showButtons: true } };

export const WithoutFields: Story = { args: { hideFields: true } };

export const Disabled: Story = { args: { disabled: true, presets: ['teal'], showButtons: true } };

export const Wide: Story = { args: { width: 360, height: 400 } };

export const Narrow: Story = { args: { width: 200 } };

export const WithContrast: Story = {
  args: { defaultValue: '#6699cc', children: <ContrastReadout against="white" /> },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('One press mends the contrast', async () => {
      await expect(canvas.getByText(/fails AA/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use the nearest color that passes' }));
      await expect(canvas.getByText(/passes AA/)).toBeVisible();
    });
  },
};

export const WithCopy: Story = { args: { cmyk: true, children: <CopyColor /> } };

export const WithRecentColors: Story = {
  render: function Recent(args) {
    const [recent, setRecent] = useState<string[]>(['tomato']);
    return (
      <ColorPicker {...args} onValueCommit={({ value }) => setRecent(addRecentColor(recent, value, 6))}>
        <PresetColors label="Recent colors" colors={recent} />
      </ColorPicker>
    );
  },
};

export const Themed: Story = {
  render: (args) => (
    <>
      <style>{`.night { --gm-picker-bg: #1c1f26; --gm-picker-text: #f2f4f8; --gm-picker-border: #8b93a3;
        --gm-picker-input-bg: #11141a; --gm-picker-input-text: #f2f4f8; --gm-picker-radius: 12px; }`}</style>
      <ColorPicker {...args} className="night" />
    </>
  ),
  play: async ({ canvasElement, step }) => {
    const area = within(canvasElement).getByRole('group', { name: 'Saturation and brightness' });
    await step('A press in a round corner is one in the area', async () => {
      const { left, right, top, bottom } = area.getBoundingClientRect();
      for (const x of [left + 1, right - 1]) {
        for (const y of [top + 1, bottom - 1]) await expect(area).toContainElement(atPoint(x, y));
      }
    });
  },
};

const atPoint = (x: number, y: number) => document.elementFromPoint(x, y) as HTMLElement | null;

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ColorPicker {...args} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const hue = within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Hue' });
    await step('The right arrow moves right, which is down the scale', async () => {
      hue.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(hue.value).toBe('209');
    });
  },
};

export const InAnotherLanguage: Story = {
  args: {
    labels: {
      picker: 'Farbwähler',
      hue: 'Farbton',
      saturation: 'Sättigung',
      brightness: 'Helligkeit',
      alpha: 'Deckkraft',
      hex: 'Hex',
      nextFormat: 'Nächste Schreibweise',
      previousFormat: 'Vorige Schreibweise',
    },
  },
};

export const Drag: Story = {
  play: async ({ canvasElement, args, step }) => {
    const area = within(canvasElement).getByRole('group', { name: 'Saturation and brightness' });
    const box = area.getBoundingClientRect();
    const at = (x: number, y: number, type: string, buttons = 1) =>
      area.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          // The browser cannot capture a pointer that it does not know, so the drag stays inside the area.
          pointerId: 1,
          isPrimary: true,
          button: 0,
          buttons,
          clientX: box.left + box.width * x,
          clientY: box.top + box.height * y,
        }),
      );
    await step('A press in the area jumps there, and a drag goes on', async () => {
      area.setPointerCapture = () => undefined;
      at(0.5, 0.5, 'pointerdown');
      at(0.9, 0.2, 'pointermove');
      at(1, 0, 'pointermove');
      at(1, 0, 'pointerup', 0);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '#0080ff' }));
      await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Tab reaches the area once, then the sliders', async () => {
      canvas.getByRole('slider', { name: 'Saturation' }).focus();
      await userEvent.keyboard('{End}{Control>}{End}{/Control}');
      await expect(canvas.getByRole('textbox', { name: 'Hex' })).toHaveValue('#0080ff');
      await userEvent.tab();
      await expect(canvas.getByRole('slider', { name: 'Hue' })).toHaveFocus();
    });
    await step('Page Up moves the hue by fifteen degrees', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(canvas.getByRole('slider', { name: 'Hue' })).toHaveValue('225');
    });
  },
};

export const Paste: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const hex = canvas.getByRole('textbox', { name: 'Hex' });
    await step('Any CSS colour can be pasted', async () => {
      await userEvent.click(hex);
      await userEvent.paste('color: oklch(0.5 0.1 250);');
      // The code for formats beyond sRGB loads when the first such value is read.
      await waitFor(() => expect(hex).toHaveValue('#32669a'));
    });
  },
};

export const InvalidText: Story = {
  play: async ({ canvasElement, step }) => {
    const hex = within(canvasElement).getByRole('textbox', { name: 'Hex' });
    await step('Text that is no colour is marked while it is typed', async () => {
      await userEvent.clear(hex);
      await userEvent.type(hex, 'no colour');
      await expect(hex).toBeInvalid();
    });
  },
};

export const WithContrastLimits: Story = {
  args: { defaultValue: '#336699', contrast: { against: 'white', hold: true } },
};

export const Clearable: Story = {
  args: { defaultValue: '#c2410c', clearable: true, required: true, validationMessage: 'Too bright for print.' },
};

export const ChoosingThePlane: Story = { args: { planes: ['hsv', 'hsl', 'oklch'], defaultPlane: 'hsl' } };

export const BeyondSrgb: Story = {
  args: { defaultValue: 'color(display-p3 1 0 0)', outputFormat: 'p3', planes: ['oklch', 'hsl', 'hsv'], width: 300 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('The limits of both gamuts are drawn and named, and one press brings the colour into sRGB', async () => {
      await expect(await canvas.findByText('Beyond sRGB')).toBeVisible();
      await expect(canvas.getByText('P3')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Bring into sRGB' }));
      await expect(canvas.getByText('Every screen shows this color')).toBeVisible();
    });
  },
};

export const WithSwatches: Story = {
  args: {
    tokens: [
      { name: 'Brand', color: '#336699', value: 'var(--brand)' },
      { name: 'Ink', color: '#1f2430', value: 'var(--ink)' },
    ],
    showShades: true,
    showRecent: true,
    presets: ['teal', 'tomato', '#ffd700'],
    showAddButton: true,
  },
};

export const HueUnderTheThumb: Story = {
  args: { hideFields: true, alphaMode: 'disabled' },
  play: async ({ canvasElement, step }) => {
    const hue = within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Hue' });
    const slider = hue.parentElement!;
    slider.setPointerCapture = () => undefined;
    const press = (clientX: number) => {
      const at = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 0 };
      slider.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
      slider.dispatchEvent(new PointerEvent('pointerup', { ...at, buttons: 0 }));
    };
    await step('The colours of the track begin and end where the middle of the thumb does', async () => {
      const box = slider.getBoundingClientRect();
      for (const share of [0, 1 / 6, 1 / 2, 5 / 6, 1]) {
        press(box.left + 8 + (box.width - 16) * share);
        await expect(Math.abs(Number(hue.value) - 360 * share)).toBeLessThan(1);
      }
      await expect(getComputedStyle(slider.querySelector('svg')!).backgroundImage).toContain('rgb(255, 0, 0) 8px');
    });
    await step('A press beside the middle of the thumb moves it', async () => {
      const box = slider.getBoundingClientRect();
      press(box.left + box.width / 2);
      press(box.left + box.width / 2 + 5);
      await expect(Number(hue.value)).toBeGreaterThan(185);
    });
  },
};

export const LargeText: Story = {
  args: {
    cmyk: true,
    defaultFormat: 'cmyk',
    defaultValue: 'cmyk(66.7%, 33.3%, 12.5%, 40.4%)',
    showButtons: true,
    clearable: true,
  },
  render: (args) => (
    <>
      <style>{'.large { font-size: 200%; } html:has(.large) { font-size: 200%; }'}</style>
      <div className="large">
        <ColorPicker {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Fields have the size that their text has, and nothing is cut', async () => {
      for (const field of within(canvasElement).getAllByRole<HTMLInputElement>('spinbutton')) {
        await expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
        await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth + 1);
      }
    });
    await step('Buttons that do not fit beside each other stand below each other', async () => {
      const picker = canvasElement.querySelector('[data-picker]')!.getBoundingClientRect();
      for (const name of ['No color', 'Cancel', 'OK']) {
        const button = within(canvasElement).getByRole('button', { name }).getBoundingClientRect();
        await expect(button.left).toBeGreaterThan(picker.left);
        await expect(button.right).toBeLessThan(picker.right);
      }
    });
  },
};

export const LargeTextInLittleRoom: Story = {
  args: { formats: ['rgba', 'oklch', 'p3'], width: 200 },
  render: (args) => (
    <>
      <style>{'html:has(.little) { font-size: 200%; }'}</style>
      <div className="little">
        <ColorPicker {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('The way to the next notation stays inside, beside a menu with a long name', async () => {
      const picker = canvasElement.querySelector('[data-picker]')!.getBoundingClientRect();
      const next = within(canvasElement).getByRole('button', { name: 'Next color format' }).getBoundingClientRect();
      await expect(next.right).toBeLessThan(picker.right);
    });
  },
};

export const InTextThatDecides: Story = {
  args: { hideFields: true, alphaMode: 'disabled' },
  render: (args) => (
    <div dir="auto">
      <span lang="ar">مرحبا</span>
      <ColorPicker {...args} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const hue = within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Hue' });
    const slider = hue.parentElement!;
    slider.setPointerCapture = () => undefined;
    await step('The tracks are drawn from right to left, as a press reads them', async () => {
      await waitFor(() => expect(getComputedStyle(slider.querySelector('svg')!).scale).toBe('-1 1'));
      const { left, top } = slider.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, clientX: left + 1, clientY: top };
      slider.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
      slider.dispatchEvent(new PointerEvent('pointerup', at));
      await expect(hue).toHaveValue('360');
    });
  },
};
