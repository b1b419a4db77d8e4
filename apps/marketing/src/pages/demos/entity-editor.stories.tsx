import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import type { Entity } from '@genmaster/app-model';
import { booking, invoice } from '@genmaster/app-model';
import '@genmaster/demos/stage.css';
import { EntityEditor } from '@genmaster/demos';

const meta = {
  component: EntityEditor,
  decorators: [inSite],
  args: { entity: invoice, onChange: () => undefined, announce: () => undefined },
  render: ({ entity }) => <EditorWithState start={entity} />,
} satisfies Meta<typeof EntityEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { entity: booking } };

/** Invalid names show the name that is used instead. */
export const UnusableNames: Story = {
  args: {
    entity: {
      name: '',
      fields: [
        { id: 'a', name: '', type: 'text', required: true },
        { id: 'b', name: 'Amount', type: 'decimal', required: true },
        { id: 'c', name: 'amount', type: 'decimal', required: false },
      ],
    },
  },
};

export const AddedByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add a field' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name of field 4' })).toHaveFocus();
  },
};

function EditorWithState({ start }: { start: Entity }) {
  const [entity, setEntity] = useState(start);
  return (
    <div className="demo-stage">
      <EntityEditor entity={entity} onChange={setEntity} announce={() => undefined} />
    </div>
  );
}
