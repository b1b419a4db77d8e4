import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { LinkComponent, NavigationMenu } from '../navigation/navigation.ts';
import { MenuPanel } from './menu-panel.tsx';
import styles from './site-header.module.css';

export interface SiteHeaderLabels {
  /** @default 'Main' */
  navigation: string;
  /** @default 'Menu' */
  openMenu: string;
  /** @default 'Close menu' */
  closeMenu: string;
}

export interface SiteHeaderProps extends ComponentPropsWithRef<'header'> {
  /** The product’s mark, shown as the link to the home page. */
  brand: ReactNode;
  /** The home page’s address. @default '/' */
  homeHref?: string;
  menus: readonly NavigationMenu[];
  /** Address of the page in view; its link and menu are marked as current. */
  currentHref?: string;
  /** Buttons and links at the end of the bar: sign-in, the main action. */
  tools?: ReactNode;
  /** How links are rendered. @default 'a' */
  linkAs?: LinkComponent;
  labels?: Partial<SiteHeaderLabels>;
}

const ENGLISH: SiteHeaderLabels = { navigation: 'Main', openMenu: 'Menu', closeMenu: 'Close menu' };

/**
 * The bar on top of every page: brand, grouped menus, tools.
 *
 * Works before any script: menus are `<details>` and, on narrow screens, sit in a native popover. Script adds what
 * `<details>` lacks: Escape closes and returns focus, so does a click outside, and following a link.
 */
export function SiteHeader({
  brand,
  homeHref = '/',
  menus,
  currentHref,
  tools,
  linkAs: Link = 'a',
  labels,
  className,
  ...rest
}: SiteHeaderProps) {
  const text = { ...ENGLISH, ...labels };
  const navigation = useRef<HTMLElement>(null);

  const closeMenus = (except?: Node | null) => {
    for (const menu of navigation.current?.querySelectorAll('details[open]') ?? []) {
      if (!except || !menu.contains(except)) menu.removeAttribute('open');
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const open = navigation.current?.querySelector<HTMLDetailsElement>('details[open]');
    if (!open) return;
    event.preventDefault();
    open.querySelector('summary')?.focus();
    closeMenus();
  };
  const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('a')) return;
    closeMenus();
    if (navigation.current?.matches(':popover-open')) navigation.current.hidePopover();
  };

  return (
    <header {...rest} className={[styles.header, className].filter(Boolean).join(' ')}>
      <div className={styles.bar}>
        <Link href={homeHref} className={styles.brand}>
          {brand}
        </Link>
        <button type="button" className={styles.menuButton} popoverTarget="gm-site-menu">
          <MenuIcon />
          {text.openMenu}
        </button>
        {/* The listeners only add to what the native elements inside already do. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <nav
          ref={navigation}
          id="gm-site-menu"
          popover="auto"
          className={styles.navigation}
          aria-label={text.navigation}
          onKeyDown={closeOnEscape}
          onClick={closeAfterLink}
          onBlur={(event) => closeMenus(event.relatedTarget ?? navigation.current)}
        >
          <button type="button" className={styles.closeButton} popoverTarget="gm-site-menu" popoverTargetAction="hide">
            {text.closeMenu}
          </button>
          {menus.map((menu) => (
            <MenuPanel key={menu.id} menu={menu} currentHref={currentHref} linkAs={Link} />
          ))}
        </nav>
        <div className={styles.tools}>{tools}</div>
      </div>
    </header>
  );
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M3 5.5h14M3 10h14M3 14.5h9" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
