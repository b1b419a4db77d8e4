import { printColor } from '../core/color-value.ts';
import { withContrast } from '../core/contrast.ts';
import { fromOklch } from '../core/oklch.ts';
import { fieldsOf, type NamedValues, type ThemeMode } from '../core/theme-catalogue.ts';
import { rolesOf, type PaletteSeed, type Roles, type Shade } from './palette-roles.ts';
import { sections } from './sections.ts';
import { need } from '../core/need.ts';
import { isRecord } from '../core/is-record.ts';
import { isThemeMode } from '../core/theme-mode.ts';

/**
 * Expands a seed to all colour variables of one mode.
 *
 * The result meets all contrasts that the fields declare: the lightness of a colour is adjusted if needed; its hue
 * stays the same.
 */
export function expandPalette(seed: PaletteSeed, mode: ThemeMode): NamedValues {
  need(isThemeMode(mode), 'mode');
  need(isSeed(seed), 'seed');
  const roles = rolesOf[mode](seed);
  const values: Record<string, string> = {};
  for (const [name, shade] of Object.entries(assign(roles))) values[`--${name}`] = print(shade);
  Object.assign(values, seed.tuned?.[mode]);
  const fields = fieldsOf({ sections } as Parameters<typeof fieldsOf>[0]);
  for (const { variable, contrast } of [...fields, ...fields]) {
    for (const { with: other, min } of contrast ?? []) {
      values[variable] = withContrast(values[variable]!, values[`--${other}`]!, min);
    }
  }
  return values;
}

const isSeed = (seed: unknown): boolean =>
  isRecord(seed) && ['neutral', 'brand', 'secondary', 'accent'].every((part) => Array.isArray(seed[part]));

function assign(roles: Roles): Record<string, Shade> {
  const { ink, brand, accent, card, line } = roles;
  const [lightness, chroma] = roles.status;
  const [first, second, third, secondDropdown, thirdDropdown] = roles.frame;
  return {
    'layout-primary': brand,
    'layout-on-primary': roles.onBrand,
    'layout-secondary': roles.secondary,
    'layout-on-secondary': roles.onSecondary,
    'layout-accent': accent,
    'layout-border': line,
    'layout-focus': brand,
    'layout-success': [lightness, chroma, 152],
    'layout-warning': [lightness, chroma * 0.9, 70],
    'layout-danger': [lightness, chroma * 1.25, 27],
    'layout-info': [lightness, chroma, 240],
    'sidebar-1-bg': first,
    'sidebar-1-text': roles.onFrame,
    'sidebar-1-active-bg': roles.frameWash,
    'sidebar-1-active-text': roles.onFrameWash,
    'sidebar-2-bg': second,
    'sidebar-2-text': roles.onFrame,
    'sidebar-2-active-bg': roles.frameWash,
    'sidebar-2-active-text': roles.onFrameWash,
    'sidebar-2-dropdown-bg': secondDropdown,
    'sidebar-3-bg': third,
    'sidebar-3-text': roles.onFrame,
    'sidebar-3-active-bg': roles.frameWash,
    'sidebar-3-active-text': roles.onFrameWash,
    'sidebar-3-dropdown-bg': thirdDropdown,
    'sidebar-icon-color': roles.frameIcon,
    'navbar-light-bg': roles.bar,
    'navbar-light-text': roles.onBar,
    'navbar-dark-bg': roles.darkBar,
    'navbar-dark-text': roles.onDarkBar,
    'tab-bg': roles.section,
    'tab-text': roles.muted,
    'tab-active-bg': card,
    'tab-active-text': roles.link,
    'tab-border': line,
    'form-label': roles.text,
    'form-input-bg': card,
    'form-input-text': ink,
    'form-input-border': roles.edge,
    'form-input-focus': brand,
    'form-placeholder': roles.muted,
    'button-bg': card,
    'button-text': ink,
    'button-hover-bg': roles.wash,
    'button-hover-text': ink,
    'button-border': roles.edge,
    'grid-header-bg': roles.gridHeader,
    'grid-header-text': roles.onGridHeader,
    'grid-row-bg': card,
    'grid-row-alt-bg': roles.page,
    'grid-row-text': roles.text,
    'grid-border': line,
    'grid-hover-bg': roles.wash,
    'heading-h1': ink,
    'heading-h2': ink,
    'heading-h3': ink,
    'heading-h4': roles.text,
    'heading-h5': roles.text,
    'heading-h6': roles.muted,
    'text-body': roles.text,
    'text-muted': roles.muted,
    'text-link': roles.link,
    'text-link-hover': roles.linkHover,
    'text-footer': roles.onFooter,
    'bg-page': roles.page,
    'bg-section': roles.section,
    'bg-card': card,
    'bg-footer': roles.footer,
    'bg-code': roles.code,
  };
}

const print = (shade: Shade): string => printColor(fromOklch(shade));
