import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Offers no control for what is drawn: an element shown as an object can only be broken. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.table?.type?.summary === 'ReactNode' ? { ...argType, control: false } : argType,
    ]),
  );
