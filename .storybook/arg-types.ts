import type { Preview } from '@storybook/react-vite';
import { fn } from 'storybook/test';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

/** Shows every call of a story’s callbacks in the panel of actions; each still does what the story says. */
export const shownCalls: ArgsEnhancer = ({ initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, arg]) => [
      name,
      /^on[A-Z]/.test(name) && typeof arg === 'function' ? fn(arg as () => unknown).mockName(name) : arg,
    ]),
  );

/** Removes the control of props with React nodes: an element edited as an object can only break. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.table?.type?.summary === 'ReactNode' ? { ...argType, control: false } : argType,
    ]),
  );

/** Groups the properties of a component: content, state, words, events; a group that a story names stays. */
export const groupedControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, table: { ...argType.table, category: argType.table?.category ?? groupOf(name, argType) } },
    ]),
  );

function groupOf(name: string, { type }: { type?: unknown }): string {
  if (/^on[A-Z]/.test(name)) return 'Events';
  if (/(?:^l|L)abels?$|Label$/.test(name)) return 'Words';
  if (/^(?:is|has|default)[A-Z]|^(?:open|value|state|disabled|required)$/.test(name)) return 'State';
  const { name: kind } = Object(type) as { name?: string };
  return kind === 'boolean' ? 'State' : 'Content';
}
