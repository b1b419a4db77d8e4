import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { defineColorPicker } from './define-color-picker.ts';

/** Renders markup as a page without React would write it. */
function Markup({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defineColorPicker();
    place.current!.innerHTML = html;
  }, [html]);
  return <div ref={place} />;
}

const meta = {
  component: Markup,
  args: { html: '<gm-color-picker value="#336699"></gm-color-picker>' },
} satisfies Meta<typeof Markup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    html: '<gm-color-picker value="#336699" cmyk presets="teal; tomato" editable-presets show-buttons></gm-color-picker>',
  },
};

export const Popup: Story = {
  args: { html: '<gm-color-picker value="#336699" popup label="Brand color"></gm-color-picker>' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('It opens, and Escape restores the colour', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Brand color' }));
      // The popup is visible once it has been positioned.
      await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Brand color' })).toBeVisible());
      canvas.getByRole('slider', { name: 'Hue' }).focus();
      await userEvent.keyboard('{End}{Escape}');
      await expect(canvasElement.querySelector('gm-color-picker')).toHaveProperty('value', '#336699');
    });
  },
};

export const InAForm: Story = {
  args: {
    html: '<form><gm-color-picker name="brand" value="#336699"></gm-color-picker><button type="reset">Reset</button></form>',
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const hue = await canvas.findByRole('slider', { name: 'Hue' });
    const sent = () => new FormData(canvasElement.querySelector('form')!).get('brand');
    await step('The form sends the colour and resets it', async () => {
      hue.focus();
      await userEvent.keyboard('{End}');
      await expect(sent()).toBe('#993333');
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(sent()).toBe('#336699');
    });
  },
};

export const WithEverything: Story = {
  args: {
    html: '<gm-color-picker value="#6699cc" cmyk copy recent show-name contrast-against="white"></gm-color-picker>',
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('One press mends the contrast, and the colour is kept among the recent ones', async () => {
      await expect(await canvas.findByText(/fails AA/)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Use the nearest color that passes' }));
      await expect(await canvas.findByText(/passes AA/)).toBeVisible();
      await expect(within(canvas.getByRole('group', { name: 'Recent colors' })).getAllByRole('button')).toHaveLength(1);
    });
  },
};

export const Disabled: Story = { args: { html: '<gm-color-picker value="#336699" disabled></gm-color-picker>' } };
