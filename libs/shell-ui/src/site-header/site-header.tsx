import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { popoverTarget, withRef } from '@genmaster/react-compat';
import { hidePopover } from '../navigation/hide-popover.ts';
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
  /**
   * Logo of the product, shown as the link to the home page. A name alone or a picture alone is always whole; a name
   * beside an `<svg>` or `<img>` is hidden where there is no room.
   */
  brand: ReactNode;
  /** Address of the home page. @default '/' */
  homeHref?: string | undefined;
  /** Menus of the bar, each a group of links behind a button. */
  menus: readonly NavigationMenu[];
  /** Address of the current page; its link and menu are marked as current. */
  currentHref?: string | undefined;
  /** Small buttons and links at the end of the bar: search, language, sign-in. */
  tools?: ReactNode | undefined;
  /** Main action of the site, after the tools. */
  action?: ReactNode | undefined;
  /** Content at the end of every menu: links to pages outside the menus, a note about search. */
  menuEnd?: ReactNode | undefined;
  /** Content at the end of the sheet that holds the menus on narrow windows. @default the content of `menuEnd` */
  sheetEnd?: ReactNode | undefined;
  /** Component that renders links. @default 'a' */
  linkAs?: LinkComponent | undefined;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<SiteHeaderLabels> | undefined;
}

const ENGLISH: SiteHeaderLabels = { navigation: 'Main', openMenu: 'Menu', closeMenu: 'Close menu' };

/**
 * Renders the bar at the top of every page: brand, menus over the full width, tools, and the main action.
 *
 * It works before any script: menus are `<details>` and, below 62.5rem, open in a native popover. Script adds what
 * `<details>` lacks: Escape closes a menu and returns the focus; a click outside and following a link close it too.
 */
export const SiteHeader = /* @__PURE__ */ withRef(function SiteHeader({
  brand,
  homeHref = '/',
  menus,
  currentHref,
  tools,
  action,
  menuEnd,
  sheetEnd = menuEnd,
  linkAs: Link = 'a',
  labels,
  className,
  ...rest
}: SiteHeaderProps) {
  const text = { ...ENGLISH, ...labels };
  const navigationId = useId();
  const navigation = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOnPress = (event: PointerEvent) => {
      // In a shadow root, the target of an event is the host; only its path has the elements inside.
      if (!event.composedPath().includes(navigation.current!)) closeMenus(navigation.current);
    };
    document.addEventListener('pointerdown', closeOnPress);
    return () => document.removeEventListener('pointerdown', closeOnPress);
  }, []);
  useEffect(() => {
    // A window that becomes wide shows the menus in the bar, so the popover of the narrow layout must close.
    const wide = window.matchMedia?.('(min-width: 62.5rem)');
    const hide = () => hidePopover(navigation.current);
    wide?.addEventListener('change', hide);
    return () => wide?.removeEventListener('change', hide);
  }, []);

  const closeAfterBlur = ({ relatedTarget }: FocusEvent) => {
    // Without a next element the focus left the window or went to plain text, which closes nothing.
    if (relatedTarget && !navigation.current?.contains(relatedTarget)) closeMenus(navigation.current);
  };
  const closeOthersOnTab = ({ target }: FocusEvent<HTMLElement>) => {
    // Only for the keyboard: during a pointer press, the layout must not shift before the click.
    if (target.matches(':focus-visible')) closeMenus(navigation.current, target);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const open = navigation.current?.querySelector<HTMLDetailsElement>('details[open]');
    if (!open) return;
    event.preventDefault();
    open.querySelector('summary')?.focus();
    closeMenus(navigation.current);
  };
  const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('a')) return;
    closeMenus(navigation.current);
    hidePopover(navigation.current);
  };

  return (
    <header {...rest} className={[styles.header, className].filter(Boolean).join(' ')}>
      <div className={styles.bar}>
        <Link href={homeHref} className={styles.brand}>
          {brand}
        </Link>
        {/* The listeners only extend what the native elements inside do. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <nav
          ref={navigation}
          id={navigationId}
          popover="auto"
          className={styles.navigation}
          aria-label={text.navigation}
          onKeyDown={closeOnEscape}
          onClick={closeAfterLink}
          onBlur={closeAfterBlur}
          onFocus={closeOthersOnTab}
        >
          <div className={styles.sheetHead}>
            <button
              type="button"
              className={styles.closeButton}
              {...popoverTarget(navigationId, 'hide')}
              aria-label={text.closeMenu}
            >
              <CloseIcon />
            </button>
          </div>
          {menus.map((menu) => (
            <MenuPanel
              key={menu.id}
              groupName={`${navigationId}-menus`}
              menu={menu}
              currentHref={currentHref}
              linkAs={Link}
              end={menuEnd}
            />
          ))}
          {sheetEnd ? <div className={styles.sheetEnd}>{sheetEnd}</div> : null}
        </nav>
        <div className={styles.tools}>{tools}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
        <button type="button" className={styles.menuButton} {...popoverTarget(navigationId)} aria-label={text.openMenu}>
          <MenuIcon />
        </button>
      </div>
    </header>
  );
});

/** Closes every open menu except the one that contains `except`. */
function closeMenus(navigation: HTMLElement | null, except?: Node): void {
  for (const menu of navigation?.querySelectorAll('details[open]') ?? []) {
    if (!except || !menu.contains(except)) menu.removeAttribute('open');
  }
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M3 6h14M3 10h14M3 14h9" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
