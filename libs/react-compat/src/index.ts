export { inertProps, popoverTarget, type PopoverTargetProps } from './attributes.ts';
export { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';
export { withRef } from './with-ref.ts';
