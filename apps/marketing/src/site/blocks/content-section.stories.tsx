import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import type { ContentBlock } from '../../content/page-content.ts';
import { ContentSection } from './content-section.tsx';

const withBlocks = (...blocks: ContentBlock[]) => ({ section: { id: 'section', heading: 'A section', blocks } });

const meta = {
  component: ContentSection,
  decorators: [inSite],
  args: withBlocks({
    kind: 'paragraph',
    text: 'Plain text, with words in `code type` where a reader would type them.',
  }),
} satisfies Meta<typeof ContentSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: withBlocks(
    { kind: 'paragraph', text: 'Two blocks, one below the other.' },
    { kind: 'list', items: ['First', 'Second', 'Third, with `code`'] },
  ),
};

export const FeatureRows: Story = {
  args: withBlocks({
    kind: 'cards',
    items: [
      { title: 'A card that leads on', text: 'The whole card is the link.', href: '/about-us' },
      { title: 'A card that does not', text: 'It says what it says.' },
    ],
  }),
};

export const Steps: Story = {
  args: withBlocks({
    kind: 'steps',
    items: [
      { title: 'Model', text: 'Name what is kept.' },
      { title: 'Design', text: 'Arrange the screens.' },
      { title: 'Generate', text: 'Read the result.' },
    ],
  }),
};

export const ComparisonTable: Story = {
  args: withBlocks({
    kind: 'table',
    caption: 'Two engines',
    columns: ['Difference', 'PostgreSQL', 'SQL Server'],
    rows: [
      ['Text', '`varchar(20)`', '`nvarchar(20)`'],
      ['Yes or no', '`boolean`', '`bit`'],
    ],
  }),
};

export const Code: Story = {
  args: withBlocks({
    kind: 'code',
    caption: 'One table',
    language: 'sql',
    code: 'create table "invoice" (\n  "id" bigint primary key\n);',
  }),
};

export const Difference: Story = {
  args: withBlocks({
    kind: 'code',
    caption: 'What changed',
    language: 'diff',
    code: ' const LIMITS = {\n-  number: 20,\n+  number: 30,\n };',
  }),
};

export const ListNoteAndLinks: Story = {
  args: withBlocks(
    { kind: 'list', items: ['Price: ₹0', 'Status: pre-order'] },
    { kind: 'note', text: 'Nothing is sent.' },
    { kind: 'links', items: [{ href: '/about-us', label: 'About us', note: 'Why we show the output.' }] },
  ),
};
