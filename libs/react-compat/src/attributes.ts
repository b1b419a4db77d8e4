import { version } from 'react';

const isReact18 = version.startsWith('18.');

/**
 * Returns the attributes that make an element inert, or not.
 *
 * React 18 passes `inert` on as text and warns about a boolean; React 19 expects a boolean and treats `''` as false.
 *
 * @example
 * <aside {...inertProps(!isOpen)} />
 */
export function inertProps(isInert: boolean): { inert?: boolean } {
  if (!isReact18) return { inert: isInert };
  return isInert ? ({ inert: '' } as unknown as { inert?: boolean }) : {};
}

/** Attributes of a button that controls a popover, with the names of React 19. */
export interface PopoverTargetProps {
  popoverTarget?: string;
  popoverTargetAction?: 'toggle' | 'show' | 'hide';
}

/**
 * Returns the attributes of a button that opens or closes a popover. React 18 supports only their lowercase HTML names.
 *
 * @example
 * <button {...popoverTarget(menuId)}>Menu</button>
 */
export function popoverTarget(id: string, action: 'toggle' | 'show' | 'hide' = 'toggle'): PopoverTargetProps {
  if (!isReact18) return { popoverTarget: id, popoverTargetAction: action };
  return { popovertarget: id, popovertargetaction: action } as PopoverTargetProps;
}
