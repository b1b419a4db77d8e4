import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Removes the control of props with React nodes: an element edited as an object can only break. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.table?.type?.summary === 'ReactNode' ? { ...argType, control: false } : argType,
    ]),
  );
