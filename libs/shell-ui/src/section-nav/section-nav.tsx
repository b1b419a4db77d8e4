import type { ComponentPropsWithRef } from 'react';
import type { LinkComponent, NavigationGroup, NavigationLink } from '../navigation/navigation.ts';
import styles from './section-nav.module.css';

export interface SectionNavProps extends ComponentPropsWithRef<'nav'> {
  /** Every area; the one that holds the current page is shown open. */
  groups: readonly NavigationGroup[];
  /** Address of the page in view; its link is marked as current. */
  currentHref: string;
  /** The current page’s own sections: the third level. An overview’s own are left to its page. */
  sections?: readonly NavigationLink[];
  /** How links are rendered. @default 'a' */
  linkAs?: LinkComponent;
  /** Name of the region for assistive technology. @default 'In this area' */
  label?: string;
}

/**
 * The left menu: areas, the pages of the current one, and the sections of the page in view.
 *
 * Which of the two menus a visitor gets is the theme’s menu position; with “Top” this one is not shown.
 */
export function SectionNav({
  groups,
  currentHref,
  sections = [],
  linkAs: Link = 'a',
  label = 'In this area',
  className,
  ...rest
}: SectionNavProps) {
  const holdsCurrent = ({ overview, links }: NavigationGroup) =>
    overview?.href === currentHref || links.some(({ href }) => href === currentHref);
  const sectionList =
    sections.length > 0 ? (
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.href}>
            <a href={section.href} className={styles.link} data-level={3}>
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    ) : null;

  return (
    <nav {...rest} aria-label={label} className={[styles.nav, className].filter(Boolean).join(' ')}>
      <ul className={styles.list}>
        {groups.map((group) => {
          const isOpen = holdsCurrent(group);
          const head = group.overview ?? group.links[0];
          if (!head) return null;
          return (
            <li key={group.id}>
              <Link
                href={head.href}
                className={styles.link}
                data-level={1}
                {...(head.href === currentHref
                  ? { 'aria-current': 'page' }
                  : isOpen
                    ? { 'aria-current': 'location' }
                    : {})}
              >
                <span className={styles.icon} aria-hidden="true" />
                {group.label}
              </Link>
              {isOpen ? (
                <ul className={styles.list}>
                  {group.links
                    .filter((link) => link !== head)
                    .map((link) => (
                      <li key={link.href}>
                        <Link
                          href={link.href}
                          className={styles.link}
                          data-level={2}
                          {...(link.href === currentHref ? { 'aria-current': 'page' } : {})}
                        >
                          {link.label}
                        </Link>
                        {link.href === currentHref ? sectionList : null}
                      </li>
                    ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
