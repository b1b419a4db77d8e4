import type { ReactNode, Ref } from 'react';
import { popoverTarget } from '@genmaster/react-compat';
import { AreaMarker } from '../navigation/area-marker.tsx';
import type { LinkComponent, NavigationGroup, NavigationLink } from '../navigation/navigation.ts';
import type { SiteRailLabels } from './site-rail-labels.ts';
import styles from './rail-drawer.module.css';

export interface RailDrawerProps {
  drawerRef: Ref<HTMLDivElement>;
  id: string;
  groups: readonly NavigationGroup[];
  currentHref: string;
  sections: readonly NavigationLink[];
  brand: ReactNode;
  end: ReactNode;
  linkAs: LinkComponent;
  labels: SiteRailLabels;
}

/** Renders every area with its pages, over the page. The area of the current page is expanded. */
export function RailDrawer({
  drawerRef,
  id,
  groups,
  currentHref,
  sections,
  brand,
  end,
  linkAs: Link,
  labels,
}: RailDrawerProps) {
  const current = (href: string) => (href === currentHref ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <div ref={drawerRef} id={id} popover="auto" className={styles.drawer}>
      <div className={styles.head}>
        {brand}
        <button type="button" className={styles.close} {...popoverTarget(id, 'hide')} aria-label={labels.close}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {groups.map((group) => {
        const pages = [...(group.overview ? [{ ...group.overview, label: labels.overview }] : []), ...group.links];
        return (
          <details
            // The key differs for each page, so that the area of the next page expands in turn.
            key={`${group.id} ${currentHref}`}
            name={`${id}-areas`}
            open={pages.some(({ href }) => href === currentHref)}
          >
            <summary data-level="1" className={styles.area}>
              <span className={styles.icon}>
                <AreaMarker sign={group.sign} />
              </span>
              {group.label}
            </summary>
            <ul className={styles.pages}>
              {pages.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} data-level="2" className={styles.page} {...current(link.href)}>
                    {link.label}
                  </Link>
                  {link.href === currentHref && sections.length > 0 ? (
                    <ul className={styles.sections}>
                      {sections.map((section) => (
                        <li key={section.href}>
                          <a href={section.href} data-level="3" className={styles.section}>
                            {section.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
