import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '@genmaster/react-compat';
import { AreaMarker } from '../navigation/area-marker.tsx';
import type { LinkComponent, NavigationGroup } from '../navigation/navigation.ts';
import styles from './site-footer.module.css';

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /** All pages, by area. */
  groups: readonly NavigationGroup[];
  /** Facts below the list: the offer, storage, licences. */
  children?: ReactNode | undefined;
  /** Address of the current page. */
  currentHref?: string | undefined;
  /** Component that renders links. @default 'a' */
  linkAs?: LinkComponent | undefined;
  /** Accessible name of the page list. @default 'All pages' */
  label?: string | undefined;
}

/** Renders the end of every page: a ribbon of three threads, then the whole page list by area. */
export const SiteFooter = /* @__PURE__ */ withRef(function SiteFooter({
  groups,
  children,
  currentHref,
  linkAs: Link = 'a',
  label = 'All pages',
  className,
  ...rest
}: SiteFooterProps) {
  const current = (href: string) => (href === currentHref ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <footer {...rest} className={[styles.footer, className].filter(Boolean).join(' ')}>
      <div className={styles.inner}>
        <nav aria-label={label} className={styles.groups}>
          {groups.map((group) => (
            <section key={group.id}>
              <h2 className={styles.heading}>
                {group.overview ? (
                  <Link href={group.overview.href} className={styles.link} {...current(group.overview.href)}>
                    <AreaMarker sign={group.sign} />
                    {group.label}
                  </Link>
                ) : (
                  <span className={styles.link}>
                    <AreaMarker sign={group.sign} />
                    {group.label}
                  </span>
                )}
              </h2>
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className={styles.link} {...current(link.href)}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        {children ? <div className={styles.facts}>{children}</div> : null}
      </div>
    </footer>
  );
});
