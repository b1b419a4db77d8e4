import type { ComponentType, ReactNode } from 'react';

/** Sign of an area, the same everywhere: one of three colours and one of three shapes, so that nine areas differ. */
export interface AreaSign {
  thread: 1 | 2 | 3;
  shape: 'dot' | 'square' | 'diamond';
}

/** Link to one page, in menus, the rail and the footer. */
export interface NavigationLink {
  href: string;
  label: string;
  /** Description in one line under the label, shown where there is room. */
  summary?: string | undefined;
}

/** Pages of one area: an overview and the pages below it. */
export interface NavigationGroup {
  id: string;
  label: string;
  overview?: NavigationLink | undefined;
  /** Sign shown before the label in menus, rail, finder and footer. */
  sign?: AreaSign | undefined;
  links: readonly NavigationLink[];
}

/** Menu of the header: a label and the groups in its panel. */
export interface NavigationMenu {
  id: string;
  label: string;
  groups: readonly NavigationGroup[];
  /** Content beside the groups where there is room: a sentence and a small picture. */
  aside?: ReactNode | undefined;
}

export interface LinkProps {
  href: string;
  className?: string | undefined;
  'aria-current'?: 'page' | 'location' | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Component that renders links: the host’s router link, or `'a'` for plain links. */
export type LinkComponent = ComponentType<LinkProps> | 'a';
