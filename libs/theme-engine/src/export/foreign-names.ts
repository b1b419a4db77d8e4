/**
 * Fields by the names of other tools: shadcn/ui (and therefore tweakcn), Tailwind, MUI, and plain words.
 *
 * An export takes the value of the first field; an import sets all of them.
 */
export const foreignNames: Readonly<Record<string, readonly [field: string, ...more: string[]]>> = {
  background: ['bg-page'],
  foreground: ['text-body', 'heading-h1', 'heading-h2', 'heading-h3', 'heading-h4', 'heading-h5', 'heading-h6'],
  card: ['bg-card', 'grid-row-bg', 'form-input-bg', 'button-bg'],
  'card-foreground': ['grid-row-text', 'form-input-text', 'form-label', 'button-text'],
  primary: ['layout-primary', 'text-link'],
  'primary-foreground': ['layout-on-primary'],
  secondary: ['layout-secondary'],
  'secondary-foreground': ['layout-on-secondary'],
  muted: ['bg-section', 'tab-bg', 'grid-header-bg'],
  'muted-foreground': ['text-muted', 'form-placeholder', 'tab-text', 'grid-header-text'],
  accent: ['button-hover-bg', 'grid-hover-bg'],
  'accent-foreground': ['button-hover-text'],
  destructive: ['layout-danger'],
  border: ['layout-border', 'grid-border', 'tab-border'],
  input: ['form-input-border', 'button-border'],
  ring: ['layout-focus', 'form-input-focus'],
  'chart-2': ['layout-accent'],
  sidebar: ['sidebar-1-bg'],
  'sidebar-foreground': ['sidebar-1-text'],
  'sidebar-primary': ['sidebar-icon-color'],
  'sidebar-accent': ['sidebar-1-active-bg'],
  'sidebar-accent-foreground': ['sidebar-1-active-text'],
  success: ['layout-success'],
  warning: ['layout-warning'],
  info: ['layout-info'],
  'font-sans': ['font-body', 'font-heading'],
  'font-mono': ['font-code'],
};

/** Fields that an import sets and no export has: other tools have a number where these have a word. */
const importedNames: Readonly<Record<string, readonly string[]>> = { radius: ['shape-corners'] };

/** Other names for the same values. */
const aliases: Readonly<Record<string, string>> = {
  'sidebar-background': 'sidebar',
  error: 'destructive',
  danger: 'destructive',
  'palette-primary-main': 'primary',
  'palette-primary-contrasttext': 'primary-foreground',
  'palette-secondary-main': 'secondary',
  'palette-secondary-contrasttext': 'secondary-foreground',
  'palette-background-default': 'background',
  'palette-background-paper': 'card',
  'palette-text-primary': 'foreground',
  'palette-text-secondary': 'muted-foreground',
  'palette-divider': 'border',
  'palette-error-main': 'destructive',
  'palette-warning-main': 'warning',
  'palette-info-main': 'info',
  'palette-success-main': 'success',
  'typography-fontfamily': 'font-sans',
  'shape-borderradius': 'radius',
};

/** Returns the fields for a name of another tool; an empty array if it has no counterpart. */
export function fieldsOfName(name: string): readonly string[] {
  // Both `contrastText` of MUI and `primaryForeground` of a token file; `Primary Foreground` of a design tool.
  const spellings = [name, name.replace(/([a-z\d])([A-Z])/g, '$1-$2')].map((spelling) =>
    spelling
      .toLowerCase()
      .replace(/[\s_/-]+/g, '-')
      .replace(/^-|-$/g, '')
      .replace(/^mui-/, '')
      .replace(/^(colors?|theme|semantic)-/, ''),
  );
  const names = spellings.map((plain) => aliases[plain] ?? plain);
  return names.map((plain) => foreignNames[plain] ?? importedNames[plain] ?? sizeNamed(plain)).find(Boolean) ?? [];
}

/** Returns the field of a heading's or paragraph's size: `h1-font-size`, `typography-heading-h1-font-size`, `font-size-p`. */
function sizeNamed(name: string): readonly string[] | undefined {
  const [, before, after] = /(?:^|-)(?:(h[1-6]|p)-font-size|font-size-(h[1-6]|p))$/.exec(name) ?? [];
  const tag = before ?? after;
  return tag === undefined ? undefined : [tag === 'p' ? 'fontPara' : `font${tag.toUpperCase()}`];
}
