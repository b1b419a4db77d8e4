import { useEffect, useId, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { popoverTarget, withRef } from '@genmaster/react-compat';
import { AreaMarker } from '../navigation/area-marker.tsx';
import { hidePopover } from '../navigation/hide-popover.ts';
import type { LinkComponent, NavigationGroup, NavigationLink } from '../navigation/navigation.ts';
import { RailDrawer } from './rail-drawer.tsx';
import type { SiteRailLabels } from './site-rail-labels.ts';
import styles from './site-rail.module.css';

export interface SiteRailProps extends ComponentPropsWithRef<'nav'> {
  /** All areas, each with its sign. */
  groups: readonly NavigationGroup[];
  /** Address of the current page; its link and area are marked as current. */
  currentHref?: string | undefined;
  /** Sections of the current page: the third level of the drawer. */
  sections?: readonly NavigationLink[] | undefined;
  /** Content at the top of the drawer: the logo of the product. */
  brand?: ReactNode | undefined;
  /** Links at the end of the drawer, to pages outside all areas. */
  end?: ReactNode | undefined;
  /** Component that renders links. @default 'a' */
  linkAs?: LinkComponent | undefined;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<SiteRailLabels> | undefined;
}

const ENGLISH: SiteRailLabels = { name: 'Areas', open: 'All areas', close: 'Close', overview: 'Overview' };

/**
 * Renders the left menu: a rail with a marker for each area, and a drawer over the page with all their pages.
 *
 * A host shows it where its menu position is “left” and the window is wide; elsewhere the header's menus do the same.
 * The drawer is a native popover of native disclosures, so all of it works before any script.
 */
export const SiteRail = /* @__PURE__ */ withRef(function SiteRail({
  groups,
  currentHref = '',
  sections = [],
  brand,
  end,
  linkAs: Link = 'a',
  labels,
  className,
  onClick,
  ...rest
}: SiteRailProps) {
  const text = { ...ENGLISH, ...labels };
  const drawerId = useId();
  const drawer = useRef<HTMLDivElement>(null);
  const hide = () => hidePopover(drawer.current);
  useEffect(hide, [currentHref]);
  const hideAfterLink = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a')) hide();
  };

  return (
    // The listener only extends what the native elements inside do.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      {...rest}
      aria-label={text.name}
      className={[styles.rail, className].filter(Boolean).join(' ')}
      onClick={(event) => {
        onClick?.(event);
        hideAfterLink(event);
      }}
    >
      <button
        type="button"
        className={styles.open}
        {...popoverTarget(drawerId)}
        aria-label={text.open}
        title={text.open}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 6h14M3 10h14M3 14h9" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
      <ul className={styles.marks}>
        {groups.map((group) => {
          const head = group.overview ?? group.links[0];
          if (!head) return null;
          const isCurrent = holds(group, currentHref);
          return (
            <li key={group.id}>
              <Link
                href={head.href}
                className={styles.mark}
                {...(isCurrent ? { 'aria-current': head.href === currentHref ? 'page' : 'location' } : {})}
              >
                <AreaMarker sign={group.sign} />
                <span className={styles.label}>{group.label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <RailDrawer
        drawerRef={drawer}
        id={drawerId}
        groups={groups}
        currentHref={currentHref}
        sections={sections}
        brand={brand}
        end={end}
        linkAs={Link}
        labels={text}
      />
    </nav>
  );
});

/** Returns true when a group contains the page at an address. */
const holds = ({ overview, links }: NavigationGroup, href: string): boolean =>
  overview?.href === href || links.some((link) => link.href === href);
