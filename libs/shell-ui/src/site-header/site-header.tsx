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
  /** Groups of links, each menu behind its button. */
  menus: readonly NavigationMenu[];
  /** Address of the page in view; its link and menu are marked as current. */
  currentHref?: string;
  /** Buttons and links at the end of the bar: sign-in, the main action. */
  tools?: ReactNode;
  /** How links are rendered. @default 'a' */
  linkAs?: LinkComponent;
  /** Any of the texts, in another language or wording. */
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
  const navigationId = useId();
  const navigation = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOnPress = ({ target }: PointerEvent) => {
      if (!navigation.current?.contains(target as Node)) closeMenus(navigation.current);
    };
    document.addEventListener('pointerdown', closeOnPress);
    return () => document.removeEventListener('pointerdown', closeOnPress);
  }, []);
  useEffect(() => {
    // A window that becomes wide shows the menus in the bar; the popover of the narrow one must not stay.
    const wide = window.matchMedia?.('(min-width: 64rem)');
    const hide = () => hidePopover(navigation.current);
    wide?.addEventListener('change', hide);
    return () => wide?.removeEventListener('change', hide);
  }, []);

  const closeAfterBlur = ({ relatedTarget }: FocusEvent) => {
    // Without a next element the focus left the window or went to plain text: that closes nothing.
    if (relatedTarget && !navigation.current?.contains(relatedTarget)) closeMenus(navigation.current);
  };
  const closeOthersOnTab = ({ target }: FocusEvent<HTMLElement>) => {
    // Only for the keyboard: under a pressed pointer, what is below must not move before the click.
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
        <button type="button" className={styles.menuButton} popoverTarget={navigationId}>
          <MenuIcon />
          <span className={styles.menuLabel}>{text.openMenu}</span>
        </button>
        {/* The listeners only add to what the native elements inside already do. */}
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
          <button type="button" className={styles.closeButton} popoverTarget={navigationId} popoverTargetAction="hide">
            {text.closeMenu}
          </button>
          {menus.map((menu) => (
            <MenuPanel
              key={menu.id}
              groupName={`${navigationId}-menus`}
              menu={menu}
              currentHref={currentHref}
              linkAs={Link}
            />
          ))}
        </nav>
        <div className={styles.tools}>{tools}</div>
      </div>
    </header>
  );
}

/** Closes every open menu but the one that holds `except`. */
function closeMenus(navigation: HTMLElement | null, except?: Node): void {
  for (const menu of navigation?.querySelectorAll('details[open]') ?? []) {
    if (!except || !menu.contains(except)) menu.removeAttribute('open');
  }
}

function hidePopover(navigation: HTMLElement | null): void {
  // Asked only where popovers exist: elsewhere the selector itself is an error.
  if (navigation?.popover && navigation.matches(':popover-open')) navigation.hidePopover();
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M3 5.5h14M3 10h14M3 14.5h9" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
