import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import { booking, invoice } from '@genmaster/app-model';
import { sampleRows } from '@genmaster/app-model';
import '@genmaster/demos/stage.css';
import { SampleGrid } from '@genmaster/demos';

const meta = {
  component: SampleGrid,
  decorators: [inSite],
  args: { entity: invoice, rows: sampleRows(invoice, 12), announce: () => undefined },
  render: (args) => (
    <div className="demo-stage">
      <SampleGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof SampleGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { entity: booking, rows: sampleRows(booking, 40) } };

/** A last column with the actions of a row. */
export const WithAction: Story = {
  args: {
    action: {
      label: 'Decision',
      cell: ({ id }) =>
        id === 1 ? (
          'Decided already.'
        ) : (
          <button type="button" className="chip" aria-label={`Approve ${id}`}>
            Approve
          </button>
        ),
    },
  },
};

export const WithActionOnAPhone: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { rows: [] } };

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Amount/ }));
    await expect(canvas.getByRole('columnheader', { name: /Amount/ })).toHaveAttribute('aria-sort');
  },
};
