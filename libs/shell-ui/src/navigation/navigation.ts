import type { ComponentType, ReactNode } from 'react';

/** One page as menus, the sidebar and the footer show it. */
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
  links: readonly NavigationLink[];
}

/** One menu of the header: a label and the groups in its panel. */
export interface NavigationMenu {
  id: string;
  label: string;
  groups: readonly NavigationGroup[];
}

export interface LinkProps {
  href: string;
  className?: string;
  'aria-current'?: 'page' | 'location';
  'data-level'?: number;
  onClick?: () => void;
  children: ReactNode;
}

/** How a host renders a link: its router’s component, or nothing for a plain `<a>`. */
export type LinkComponent = ComponentType<LinkProps> | 'a';
