import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { CodeListing } from '@genmaster/demos';

const meta = {
  component: CodeListing,
  decorators: [inSite],
  args: {
    caption: 'One table',
    language: 'sql',
    code: 'create table "invoice" (\n  "id" bigint primary key,\n  "number" varchar(20) not null\n);',
  },
} satisfies Meta<typeof CodeListing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { caption: 'What `npm start` prints', language: 'text', code: 'Genmaster runs on http://localhost:4200' },
};

/** Added and removed lines differ by more than their colour. */
export const Difference: Story = {
  args: {
    caption: 'What changed',
    language: 'diff',
    code: ' const LIMITS = {\n-  number: 20,\n+  number: 30,\n };',
  },
};

/** A long line scrolls in its own container, also by keyboard; the page does not scroll. */
export const LongLine: Story = {
  args: { caption: 'One long line', language: 'ts', code: `export const words = [${"'definition', ".repeat(14)}];` },
  globals: { viewport: { value: 'phone' } },
};
