import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { DataTable } from './data-table.tsx';

const meta = {
  component: DataTable,
  decorators: [onPage, inSite],
  args: {
    caption: 'Two engines',
    columns: ['Difference', 'PostgreSQL', 'SQL Server'],
    rows: [
      ['Text', '`varchar(20)`', '`nvarchar(20)`'],
      ['Yes or no', '`boolean`', '`bit`'],
    ],
  },
} satisfies Meta<typeof DataTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    caption: 'Keys',
    columns: ['Key', 'Does'],
    rows: [
      ['`Enter`', 'opens'],
      ['`Escape`', 'closes'],
    ],
  },
};

/** Words in `backticks` are code in headings as well. */
export const CodeInHeadings: Story = {
  args: {
    caption: 'Two findings',
    columns: ['Part', 'Line 7: `handled-promise`', 'Line 14: `no-html-from-data`'],
    rows: [['Fix', 'Add `await`', 'Set `textContent`']],
  },
};

/** More columns than fit on a phone: the table scrolls in its own container. */
export const WideOnAPhone: Story = {
  args: {
    caption: 'Six results',
    columns: ['Field', 'Form', 'Grid', 'SQL', 'Call', 'Message'],
    rows: [
      ['Number', 'text field', 'left', '`varchar(20)`', '`string`', 'Enter a number.'],
      ['Date', 'date field', 'right', '`date`', '`string`', 'Enter a date.'],
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
