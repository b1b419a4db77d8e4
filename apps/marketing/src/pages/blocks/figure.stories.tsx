import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fourRules } from '../../content/pictures/four-rules.ts';
import { readSketch } from '../../content/pictures/invoice-sketch.ts';
import { oneModel } from '../../content/pictures/one-model.ts';
import { paidOrders } from '../../content/pictures/paid-orders.ts';
import { paymentFlow } from '../../content/pictures/payment-flow.ts';
import { threeSeparations } from '../../content/pictures/three-separations.ts';
import { layerFiles } from '../../content/pictures/two-layers.ts';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { Figure } from './figure.tsx';

const meta = {
  component: Figure,
  decorators: [onPage, inSite],
  args: fourRules.en,
  // With the fonts of this browser, no text overflows its drawing.
  play: async ({ canvasElement }) => {
    const drawing = [...canvasElement.querySelectorAll('svg')].find((svg) => svg.getBoundingClientRect().width > 0)!;
    const { width, height } = drawing.viewBox.baseVal;
    const outside = [...drawing.querySelectorAll('text')].filter((text) => {
      const box = text.getBBox();
      return box.x < 0 || box.y < -2 || box.x + box.width > width || box.y + box.height > height + 4;
    });
    await expect(outside.map(({ textContent }) => textContent)).toEqual([]);
  },
} satisfies Meta<typeof Figure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: paidOrders('en'),
};

/** From one to many. */
export const Flow: Story = { args: oneModel.en };

/** A straight main path, with the possible failures below it. */
export const FlowWithFailures: Story = { args: paymentFlow.en };

/** Nested groups. */
export const Groups: Story = { args: threeSeparations.en };

export const Tree: Story = { args: layerFiles.en };

/** A hand-drawn sketch, with the recognised kind of each part. */
export const Sketch: Story = { args: readSketch.en };

export const InHindi: Story = { args: fourRules.hi, globals: { language: 'hi' } };

/** On a phone the narrow drawing is shown: from top to bottom, with text of the same size. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: fourRules.en };

/** The drawing is mirrored and its text is not: the path still starts at the reader’s first side. */
export const RightToLeft: Story = {
  args: fourRules.en,
  render: (args) => (
    <div dir="rtl">
      <Figure {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('.figure-wide text')];
    const left = (start: string) =>
      words.find(({ textContent }) => textContent.startsWith(start))!.getBoundingClientRect().left;
    await expect(left('Source')).toBeGreaterThan(left('Record'));
    await expect(getComputedStyle(words[0]!).scale).toBe('-1 1');
  },
};
