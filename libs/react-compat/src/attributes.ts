import { version } from 'react';

const isReact18 = version.startsWith('18.');

/**
 * Makes an element inert, or not.
 *
 * React 18 passes `inert` on as text and warns about a boolean; React 19 wants a boolean and takes `''` for false.
 *
 * @example
 * <aside {...inertProps(!isOpen)} />
 */
export function inertProps(isInert: boolean): { inert?: boolean } {
  if (!isReact18) return { inert: isInert };
  return isInert ? ({ inert: '' } as unknown as { inert?: boolean }) : {};
}

/** What a button does with a popover, in the names of React 19. */
export interface PopoverTargetProps {
  popoverTarget?: string;
  popoverTargetAction?: 'toggle' | 'show' | 'hide';
}

/**
 * Lets a button open or close the popover with that id. React 18 knows the attributes only by their names in HTML.
 *
 * @example
 * <button {...popoverTarget(menuId)}>Menu</button>
 */
export function popoverTarget(id: string, action: 'toggle' | 'show' | 'hide' = 'toggle'): PopoverTargetProps {
  if (!isReact18) return { popoverTarget: id, popoverTargetAction: action };
  return { popovertarget: id, popovertargetaction: action } as PopoverTargetProps;
}
