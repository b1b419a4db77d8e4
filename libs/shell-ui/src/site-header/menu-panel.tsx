import type { LinkComponent, NavigationMenu } from '../navigation/navigation.ts';
import styles from './site-header.module.css';

export interface MenuPanelProps {
  /** Menus of one name close each other. */
  groupName: string;
  menu: NavigationMenu;
  currentHref?: string;
  linkAs: LinkComponent;
}

/** One header menu: a `<details>` of an exclusive group, with its groups of links. */
export function MenuPanel({ groupName, menu, currentHref, linkAs: Link }: MenuPanelProps) {
  const links = menu.groups.flatMap(({ overview, links: pages }) => (overview ? [overview, ...pages] : pages));
  const isCurrent = links.some(({ href }) => href === currentHref);
  return (
    <details name={groupName} className={styles.menu}>
      <summary className={styles.summary} data-current={isCurrent || undefined}>
        {menu.label}
      </summary>
      <div className={styles.panel} data-groups={menu.groups.length}>
        {menu.groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.label} className={styles.group}>
            {group.overview ? (
              <Link
                href={group.overview.href}
                className={styles.overview}
                {...(group.overview.href === currentHref ? { 'aria-current': 'page' } : {})}
              >
                {group.label}
              </Link>
            ) : (
              <span className={styles.heading}>{group.label}</span>
            )}
            {group.links.length > 0 ? (
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link
                      href={link.href}
                      className={styles.link}
                      {...(link.href === currentHref ? { 'aria-current': 'page' } : {})}
                    >
                      <span className={styles.linkLabel}>{link.label}</span>
                      {link.summary ? <span className={styles.linkSummary}>{link.summary}</span> : null}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </div>
    </details>
  );
}
