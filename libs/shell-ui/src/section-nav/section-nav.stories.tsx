import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGroups } from '../testing/sample-navigation.ts';
import { SectionNav } from './section-nav.tsx';

const meta = {
  component: SectionNav,
  args: { groups: sampleGroups, currentHref: '/online-ide/code-debugger' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Pages nearby' } };

/** The page in view is the overview of its area. */
export const OnAnOverview: Story = { args: { currentHref: '/online-ide' } };

/** Three levels, each with the colours of its own level. */
export const WithSections: Story = {
  args: {
    sections: [
      { href: '#breakpoints', label: 'Breakpoints' },
      { href: '#call-stack', label: 'The call stack' },
      { href: '#questions', label: 'Questions' },
    ],
  },
};

/** On a page outside all areas every area is closed. */
export const NothingCurrent: Story = { args: { currentHref: '/' } };
