import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BandOf } from '../../content/page-view/page-view.ts';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { Ledger } from './ledger.tsx';

const LEDGER: BandOf<'ledger'> = {
  kind: 'ledger',
  id: 'ledger',
  heading: 'What a renamed field takes',
  columns: ['Where', 'By hand', 'From one definition'],
  rows: [
    ['Form', 'Label, name and rule', 'Follows'],
    ['Database', 'A migration', 'Drawn up; you run it'],
    ['Calls', 'Route, type and document', 'Follows'],
  ],
};

const meta = {
  component: Ledger,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: LEDGER },
} satisfies Meta<typeof Ledger>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: { ...LEDGER, ground: 'tinted', rows: LEDGER.rows.slice(0, 1) } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
