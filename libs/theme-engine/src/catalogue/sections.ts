import type { FieldOption, ThemeField, ThemeSection } from '../core/theme-catalogue.ts';
import { fontOptions } from './fonts.ts';

type ContrastPair = NonNullable<ThemeField['contrast']>[number];

/** The twelve sections of the panel. To add a field, add a row here; nothing else is needed. */
export const sections: readonly ThemeSection[] = [
  {
    id: 'layout-colors',
    name: 'Layout Colors',
    fields: [
      color('layout-primary', 'Primary', part('bg-page', 'bg-section', 'bg-card')),
      color('layout-on-primary', 'On primary', text('layout-primary')),
      color('layout-secondary', 'Secondary', part('bg-page', 'bg-section', 'bg-card')),
      color('layout-on-secondary', 'On secondary', text('layout-secondary')),
      color('layout-accent', 'Accent', part('bg-page', 'bg-section', 'bg-card')),
      color('layout-border', 'Border'),
      color('layout-focus', 'Focus ring', part('bg-page', 'bg-section', 'bg-card')),
      color('layout-success', 'Success', text('bg-page', 'bg-section', 'bg-card')),
      color('layout-warning', 'Warning', text('bg-page', 'bg-section', 'bg-card')),
      color('layout-danger', 'Danger', text('bg-page', 'bg-section', 'bg-card')),
      color('layout-info', 'Info', text('bg-page', 'bg-section', 'bg-card')),
    ],
  },
  {
    id: 'sidebar',
    name: 'Sidebar',
    fields: [
      ...sidebarLevel(1),
      ...sidebarLevel(2, 'sidebar-2-dropdown-bg'),
      color('sidebar-2-dropdown-bg', 'Level 2 dropdown background'),
      ...sidebarLevel(3, 'sidebar-3-dropdown-bg'),
      color('sidebar-3-dropdown-bg', 'Level 3 dropdown background'),
      color('sidebar-icon-color', 'Icon color', part('sidebar-1-bg', 'sidebar-2-bg', 'sidebar-3-bg')),
      {
        id: 'sidebar-icon-visibility',
        label: 'Icon visibility',
        variable: '--sidebar-icon-visibility',
        kind: 'icon',
        inputType: 'selectOption',
        options: [
          { value: 'inline-block', label: 'Show' },
          { value: 'none', label: 'Hide' },
        ],
        defaultValue: 'inline-block',
      },
    ],
  },
  {
    id: 'navbar',
    name: 'Navbar',
    fields: [
      color('navbar-light-bg', 'Light navbar background'),
      color('navbar-light-text', 'Light navbar text', text('navbar-light-bg')),
      color('navbar-dark-bg', 'Dark navbar background'),
      color('navbar-dark-text', 'Dark navbar text', text('navbar-dark-bg')),
    ],
  },
  {
    id: 'page-tab',
    name: 'Page/Tab Level 1',
    fields: [
      color('tab-bg', 'Background'),
      color('tab-text', 'Text', text('tab-bg')),
      color('tab-active-bg', 'Active background'),
      color('tab-active-text', 'Active text', text('tab-active-bg')),
      color('tab-border', 'Border'),
    ],
  },
  {
    id: 'form-design',
    name: 'Form Design',
    fields: [
      color('form-label', 'Label', text('bg-page', 'bg-section', 'bg-card')),
      color('form-input-bg', 'Input background'),
      color('form-input-text', 'Input text', text('form-input-bg')),
      color('form-input-border', 'Input border', part('form-input-bg', 'bg-page', 'bg-section', 'bg-card')),
      color('form-input-focus', 'Input focus', part('form-input-bg', 'bg-page', 'bg-section', 'bg-card')),
      color('form-placeholder', 'Placeholder', text('form-input-bg')),
    ],
  },
  {
    id: 'other-button',
    name: 'Other Button',
    fields: [
      // The border separates the button from the page; its background can be the same as the card's.
      color('button-bg', 'Background'),
      color('button-text', 'Text', text('button-bg')),
      color('button-hover-bg', 'Hover background'),
      color('button-hover-text', 'Hover text', text('button-hover-bg')),
      color('button-border', 'Border', part('bg-page', 'bg-section', 'bg-card')),
    ],
  },
  {
    id: 'grid-colors',
    name: 'Grid Colors',
    fields: [
      color('grid-header-bg', 'Header background'),
      color('grid-header-text', 'Header text', text('grid-header-bg')),
      color('grid-row-bg', 'Row background'),
      color('grid-row-alt-bg', 'Alternate row background'),
      color('grid-row-text', 'Row text', text('grid-row-bg', 'grid-row-alt-bg', 'grid-hover-bg')),
      color('grid-border', 'Border'),
      color('grid-hover-bg', 'Hover background'),
    ],
  },
  {
    id: 'heading-tags',
    name: 'Default heading Tags',
    fields: [1, 2, 3, 4, 5, 6].map((level) =>
      color(`heading-h${level}`, `H${level}`, text('bg-page', 'bg-section', 'bg-card')),
    ),
  },
  {
    id: 'text-color',
    name: 'Text Color',
    fields: [
      color('text-body', 'Body text', text('bg-page', 'bg-section', 'bg-card', 'bg-code')),
      color('text-muted', 'Muted text', text('bg-page', 'bg-section', 'bg-card')),
      color('text-link', 'Link', text('bg-page', 'bg-section', 'bg-card')),
      color('text-link-hover', 'Link hover', text('bg-page', 'bg-section', 'bg-card')),
      color('text-footer', 'Footer text', text('bg-footer')),
    ],
  },
  {
    id: 'background-color',
    name: 'Background Color',
    fields: [
      color('bg-page', 'Page'),
      color('bg-section', 'Section'),
      color('bg-card', 'Card'),
      color('bg-footer', 'Footer'),
      color('bg-code', 'Code'),
    ],
  },
  {
    id: 'font-size',
    name: 'Font Size',
    fields: [
      ...[48, 34, 24, 20, 18, 16].map((px, at) => size(`fontH${at + 1}`, `H${at + 1}`, `--font-h${at + 1}`, px, 100)),
      size('fontPara', 'Paragraph', '--font-para', 17, 50),
    ],
  },
  {
    id: 'fonts-family',
    name: 'Fonts Family',
    fields: [
      font('font-heading', 'Headings', 'manrope-semibold'),
      font('font-body', 'Body', 'public-sans-regular'),
      font('font-code', 'Code', 'jetbrains-mono-regular'),
    ],
  },
];

function color(id: string, label: string, contrast: readonly ContrastPair[] = []): ThemeField {
  return {
    id,
    label,
    variable: `--${id}`,
    kind: 'color',
    inputType: 'color',
    ...(contrast.length > 0 && { contrast }),
  };
}

function sidebarLevel(level: number, dropdown?: string): ThemeField[] {
  const name = `sidebar-${level}`;
  return [
    color(`${name}-bg`, `Level ${level} background`),
    color(`${name}-text`, `Level ${level} text`, text(`${name}-bg`, ...(dropdown ? [dropdown] : []))),
    color(`${name}-active-bg`, `Level ${level} active background`),
    color(`${name}-active-text`, `Level ${level} active text`, text(`${name}-active-bg`)),
  ];
}

function size(id: string, label: string, variable: `--${string}`, px: number, max: number): ThemeField {
  return { id, label, variable, kind: 'size', inputType: 'range', min: 10, max, defaultValue: `${px}px` };
}

function font(id: string, label: string, defaultValue: string): ThemeField {
  const options: readonly FieldOption[] = fontOptions;
  return { id, label, variable: `--${id}`, kind: 'font', inputType: 'selectOptions', options, defaultValue };
}

/** Returns contrast pairs for text on these backgrounds: at least 4.5 to 1. */
function text(...backgrounds: string[]): ContrastPair[] {
  return backgrounds.map((id) => ({ with: id, min: 4.5 }));
}

/** Returns contrast pairs for an edge, icon or shape next to these colours: at least 3 to 1. */
function part(...neighbours: string[]): ContrastPair[] {
  return neighbours.map((id) => ({ with: id, min: 3 }));
}
