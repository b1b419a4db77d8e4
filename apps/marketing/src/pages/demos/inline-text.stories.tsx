import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { InlineText } from '@genmaster/demos';

const meta = {
  component: InlineText,
  decorators: [inSite],
  args: { text: 'Plain words.' },
  render: (args) => (
    <p>
      <InlineText {...args} />
    </p>
  ),
} satisfies Meta<typeof InlineText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { text: 'Type `npm start` and open the address that it prints.' } };

export const WithCode: Story = { args: { text: 'The column is `varchar(20)` there and `nvarchar(20)` here.' } };

/** A path may wrap after each of its parts. */
export const LongPath: Story = {
  args: { text: 'See `src/generated/customers/invoice.form.tsx`.' },
  decorators: [(Story) => <div style={{ inlineSize: '10rem' }}>{Story()}</div>],
};

/** Nothing else is interpreted, so content cannot bring markup onto a page. */
export const MarkupStaysText: Story = { args: { text: 'What stands in <b>angle brackets</b> or *stars* is text.' } };
