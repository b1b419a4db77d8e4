import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A theme that must not be stored, as the two texts of a save. */
export interface HostileTheme {
  what: string;
  json: string;
  darkJson?: string;
}

const PROPERTIES = {
  selectedTheme: '1',
  selectedBackground: 'bg-3',
  themeColorScheme: '1.2',
  menuPosition: '1',
  selectedDashboard: '1',
};

/** One variable of each kind, and the map that contains it. */
const FIELDS = [
  { kind: 'a colour', map: 'themeColors', name: '--button-bg' },
  { kind: 'a size of a heading', map: 'themeColors', name: '--font-h1' },
  { kind: 'a size of a paragraph', map: 'themeColors', name: '--font-para' },
  { kind: 'a font', map: 'themeColors', name: '--font-body' },
  { kind: 'an icon', map: 'themeIcons', name: '--sidebar-icon-visibility' },
] as const;

const theme = (what: string, changes: object, darkJson?: object): HostileTheme => ({
  what,
  json: JSON.stringify({ ...PROPERTIES, themeColors: {}, themeIcons: {}, ...changes }),
  ...(darkJson ? { darkJson: JSON.stringify(darkJson) } : {}),
});

/** Values that are valid for another kind of field, or exceed the limits of their own. */
const WRONG_KINDS = [
  ...['24px', 'public-sans-regular', 'none', 16].map((value) => ['--button-bg', value] as const),
  ...['red', '#ff0000', 'none', '9px', '101px', '9999px', '-16px', 0, 9999].map(
    (value) => ['--font-h1', value] as const,
  ),
  ...['9px', '51px', '100px'].map((value) => ['--font-para', value] as const),
  ...['Arial', '#ff0000', '16px', 'Public Sans', 0].map((value) => ['--font-body', value] as const),
] as const;

/** Returns every hostile value in every kind of field, and other invalid saves. */
export function hostileThemes(): HostileTheme[] {
  const file = join(__dirname, 'hostile-values.json');
  const values = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  return [
    ...values.flatMap((value) => {
      const text = JSON.stringify(value).slice(0, 60);
      return [
        ...FIELDS.map(({ kind, map, name }) => theme(`${text} as ${kind}`, { [map]: { [name]: value } })),
        theme(`${text} as a dark colour`, {}, { colors: { '--button-bg': value } }),
        ...['selectedBackground', 'themeColorScheme', 'selectedTheme', 'menuPosition'].map((property) =>
          theme(`${text} as ${property}`, { [property]: value }),
        ),
        ...(typeof value === 'string' ? [theme(`${text} as a name`, { themeColors: { [value]: '#ff0000' } })] : []),
        ...(typeof value === 'string' ? [theme(`${text} as a name of one’s own`, {}, { own: [value] })] : []),
      ];
    }),
    ...WRONG_KINDS.map(([name, value]) => theme(`${value} for ${name}`, { themeColors: { [name]: value } })),
    theme('a background that nobody offers', { selectedBackground: 'bg-19' }),
    theme('a theme that nobody offers', { selectedTheme: '5' }),
    theme('an icon among the colours', { themeColors: { '--sidebar-icon-visibility': 'none' } }),
    theme('a colour among the icons', { themeIcons: { '--button-bg': '#ff0000' } }),
    theme('a size among the dark colours', {}, { colors: { '--font-h1': '24px' } }),
    theme('colours that are a list', { themeColors: ['#ff0000'] }),
    theme('dark colours that are a text', {}, { colors: '#ff0000' }),
  ];
}
