import type { ComponentType, ReactNode } from 'react';

/** The sign of an area wherever it turns up: one of three colours and one of three shapes, so nine areas differ. */
export interface AreaSign {
  thread: 1 | 2 | 3;
  shape: 'dot' | 'square' | 'diamond';
}

/** One page as menus, the rail and the footer show it. */
export interface NavigationLink {
  href: string;
  label: string;
  /** One line under the label, shown where there is room. */
  summary?: string;
}

/** Pages that belong together: an overview and what is below it. */
export interface NavigationGroup {
  id: string;
  label: string;
  overview?: NavigationLink;
  /** Shown before the label, in menus, rail, finder and footer alike. */
  sign?: AreaSign;
  links: readonly NavigationLink[];
}

/** One menu of the header: a label and the groups in its panel. */
export interface NavigationMenu {
  id: string;
  label: string;
  groups: readonly NavigationGroup[];
  /** Stands beside the groups where there is room: a sentence and a small picture. */
  aside?: ReactNode;
}

export interface LinkProps {
  href: string;
  className?: string;
  'aria-current'?: 'page' | 'location';
  onClick?: () => void;
  children: ReactNode;
}

/** How a host renders a link: its router’s component, or nothing for a plain `<a>`. */
export type LinkComponent = ComponentType<LinkProps> | 'a';
