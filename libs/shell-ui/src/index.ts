// Header, menus and footer
export { MODE_SWITCH_LABELS, ModeSwitch } from './mode-switch/mode-switch.tsx';
export { SiteFooter } from './site-footer/site-footer.tsx';
export { SiteHeader } from './site-header/site-header.tsx';
export { SiteRail } from './site-rail/site-rail.tsx';
export { ThumbBar } from './thumb-bar/thumb-bar.tsx';

// Around the page
export { ThemeCog } from './theme-cog/theme-cog.tsx';
export { ToastRegion } from './toast-region/toast-region.tsx';

// Types
export type {
  AreaSign,
  LinkComponent,
  LinkProps,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
} from './navigation/navigation.ts';
export type { ModeChoice, ModeSwitchLabels, ModeSwitchProps } from './mode-switch/mode-switch.tsx';
export type { SiteFooterProps } from './site-footer/site-footer.tsx';
export type { SiteHeaderLabels, SiteHeaderProps } from './site-header/site-header.tsx';
export type { SiteRailLabels } from './site-rail/site-rail-labels.ts';
export type { SiteRailProps } from './site-rail/site-rail.tsx';
export type { ThumbBarProps } from './thumb-bar/thumb-bar.tsx';
export type { ThemeCogProps } from './theme-cog/theme-cog.tsx';
export type { ToastMessage, ToastRegionProps } from './toast-region/toast-region.tsx';
