import type { ReactNode } from 'react';
import { AreaMarker } from '../navigation/area-marker.tsx';
import type { LinkComponent, NavigationGroup, NavigationMenu } from '../navigation/navigation.ts';
import styles from './menu-panel.module.css';

export interface MenuPanelProps {
  /** Name shared by menus that close each other. */
  groupName: string;
  menu: NavigationMenu;
  currentHref?: string | undefined;
  linkAs: LinkComponent;
  /** Content at the end of every panel. */
  end?: ReactNode | undefined;
}

/** Renders a header menu: a `<details>` of an exclusive group, with its areas side by side over the full width. */
export function MenuPanel({ groupName, menu, currentHref, linkAs, end }: MenuPanelProps) {
  const links = menu.groups.flatMap(({ overview, links: pages }) => (overview ? [overview, ...pages] : pages));
  const isCurrent = links.some(({ href }) => href === currentHref);
  return (
    <details name={groupName} className={styles.menu}>
      <summary className={styles.summary} data-current={isCurrent || undefined}>
        {menu.label}
      </summary>
      <div className={styles.panel}>
        <div className={styles.inner} data-groups={menu.groups.length}>
          {menu.groups.map((group) => (
            <MenuGroup key={group.id} group={group} currentHref={currentHref} linkAs={linkAs} />
          ))}
          {menu.aside ? <div className={styles.aside}>{menu.aside}</div> : null}
          {end ? <div className={styles.end}>{end}</div> : null}
        </div>
      </div>
    </details>
  );
}

interface MenuGroupProps {
  group: NavigationGroup;
  currentHref: string | undefined;
  linkAs: LinkComponent;
}

function MenuGroup({ group, currentHref, linkAs: Link }: MenuGroupProps) {
  const current = (href: string) => (href === currentHref ? ({ 'aria-current': 'page' } as const) : {});
  const name = (
    <>
      <AreaMarker sign={group.sign} />
      <span>{group.label}</span>
    </>
  );
  return (
    <div role="group" aria-label={group.label} className={styles.group}>
      {group.overview ? (
        <Link href={group.overview.href} className={styles.name} {...current(group.overview.href)}>
          {name}
          <Arrow />
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {group.links.length > 0 ? (
        <ul className={styles.links}>
          {group.links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} className={styles.link} {...current(link.href)}>
                <span className={styles.label}>{link.label}</span>
                {link.summary ? <span className={styles.summaryLine}>{link.summary}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={styles.arrow} aria-hidden="true">
      <path
        d="M3.5 10h12m-4.5-4.5L15.5 10 11 14.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
