import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../../../testing/site-story.tsx';
import { autoManualCodeBifracation } from '../../../content/uniqueness/auto-manual-code-bifracation.ts';
import { databaseNeutrality } from '../../../content/uniqueness/database-neutrality.ts';
import { automaticFormFilling } from '../../../content/generative-ai/automatic-form-filling.ts';
import { controlsTools } from '../../../content/inbuilt-solutions/controls-tools.ts';
import { genGrid } from '../../../content/inbuilt-solutions/gen-grid.ts';
import { home } from '../../../content/core/home.ts';
import { multiPageForms } from '../../../content/designing-tool/multi-page-forms.ts';
import { fileAccessControl } from '../../../content/online-ide/file-access-control.ts';
import { DemoFrame } from './demo-frame.tsx';

const meta = {
  component: DemoFrame,
  decorators: [inSite],
  args: { demo: databaseNeutrality.demo! },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof DemoFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { demo: home.demo! } };

export const Grid: Story = { args: { demo: genGrid.demo! } };

/** Generated and hand-written code, and the difference that a regeneration makes. */
export const Difference: Story = { args: { demo: autoManualCodeBifracation.demo! } };

/** Values that were found in a text wait for a yes. */
export const FormFilling: Story = { args: { demo: automaticFormFilling.demo } };

export const ColorGallery: Story = { args: { demo: controlsTools.demo! } };

/** The rule behind each cell. */
export const AccessMatrix: Story = { args: { demo: fileAccessControl.demo! } };

/** What the visitor changes is kept, and can be cleared. */
export const Kept: Story = {
  args: { demo: multiPageForms.demo! },
  play: async ({ canvas, step }) => {
    await step('An answer is kept', async () => {
      await userEvent.type(await canvas.findByLabelText(/Organisation name/), 'Example Traders');
      await expect(canvas.getByText(/kept in this browser only/)).toBeVisible();
    });
    await step('Clearing takes it away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear them' }));
      await expect(canvas.getByLabelText(/Organisation name/)).toHaveValue('');
    });
  },
};

/** The code behind a demo, open. */
export const CodeDrawer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Show the code'));
    await expect(canvas.getByRole('region', { name: 'MySQL' })).toBeVisible();
  },
};
