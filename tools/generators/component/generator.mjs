import { formatFiles } from '@nx/devkit';
import { create, nextStep } from '../lib/edit.mjs';
import { kebabCase, pascalCase, sentenceCase } from '../lib/names.mjs';
import { exportFromDoor, listPublicNames } from '../lib/public-names.mjs';

/** Adds a component to a UI library: its five files, its export and its public name. */
export default async function component(tree, { name, library = 'shell-ui' }) {
  const file = kebabCase(name);
  const type = pascalCase(file);
  const door = `libs/${library}/src/index.ts`;
  if (!tree.exists(door)) throw new Error(`There is no library "${library}".`);
  const home = `libs/${library}/src/${file}/${file}`;
  for (const [extension, write] of Object.entries(FILES))
    create(tree, `${home}${extension}`, write({ file, type, title: sentenceCase(file) }));
  exportFromDoor(tree, door, {
    values: `export { ${type} } from './${file}/${file}.tsx';`,
    types: `export type { ${type}Props } from './${file}/${file}.tsx';`,
  });
  listPublicNames(tree, { library, door: '.', values: [type], types: [`${type}Props`] });
  await formatFiles(tree);
  return nextStep(
    `write what ${type} is for into ${home}.tsx, and a story per state beside it. ` +
      `npx nx test ${library} checks it; npm run storybook shows it. Users of the library want a version plan: npx nx release plan.`,
  );
}

const FILES = {
  '.tsx': ({ file, type, title }) => `import type { ComponentPropsWithRef } from 'react';
import styles from './${file}.module.css';

/** Default label of \`${type}\`. */
const DEFAULT_LABEL = '${title}';

export interface ${type}Props extends ComponentPropsWithRef<'section'> {
  /** Its name for assistive technology. @default '${title}' */
  label?: string;
}

/** Groups what belongs together, under a name. */
export function ${type}({ label = DEFAULT_LABEL, className, ...rest }: ${type}Props) {
  return <section aria-label={label} {...rest} className={[styles.root, className].filter(Boolean).join(' ')} />;
}
`,
  '.module.css': () => `.root {
  padding: 1rem;
  border: 1px solid var(--layout-border);
  border-radius: var(--radius-m);
  background: var(--bg-card);
  color: var(--text-body);
}
`,
  '.test.tsx': ({ file, type, title }) => `/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen } from '@testing-library/react';
import { ${type} } from './${file}.tsx';

describeConformance('${type}', ${type} as never, { props: {} });

describe('${type}', () => {
  it('has a name, which a host may replace', () => {
    const { rerender } = render(<${type}>Content</${type}>);
    expect(screen.getByRole('region', { name: '${title}' }).textContent).toBe('Content');
    rerender(<${type} label="Other" />);
    expect(screen.getByRole('region', { name: 'Other' })).toBeTruthy();
  });
});
`,
  '.stories.tsx': ({ file, type }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${type} } from './${file}.tsx';

const meta = {
  component: ${type},
  args: { children: 'Content' },
} satisfies Meta<typeof ${type}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Another name' } };
`,
  '.mdx': ({ file, type }) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${file}.stories';

<Meta of={Stories} />

# ${type}

Use it for content that belongs together and has a name.

<Canvas of={Stories.Default} />

## Anatomy

One **section** with what the host puts into it.

## Do and don’t

| Do                                 | Don’t                    |
| ---------------------------------- | ------------------------ |
| Name it by what the content is for | Wrap one paragraph in it |

## Keys

None of its own.

## Props

<Controls of={Stories.Default} />
`,
};
