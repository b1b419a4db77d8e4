// Stylesheets use what every browser engine knows. The rules for scripts are in the root's `eslint.config.mjs`; they
// cannot read this language.
import css from '@eslint/css';

/** Not in every engine, and nothing is lost without them: a text area keeps its size, a box its browser’s colour. */
const ENHANCEMENTS = [
  'accent-color',
  'animation-range',
  'box-decoration-break',
  'forced-color-adjust',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'scroll-initial-target',
];

/** The builds write it with its prefix as well. */
const PREFIXED = ['user-select'];

export default [
  { ignores: ['**/dist/**', '**/storybook-static/**', '**/coverage/**'] },
  {
    files: ['**/*.css'],
    language: 'css/css',
    languageOptions: { tolerant: true },
    plugins: { css },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'newly',
          allowProperties: [...ENHANCEMENTS, ...PREFIXED],
          allowPropertyValues: { 'break-after': ['avoid'], 'font-family': ['ui-monospace'], 'text-wrap': ['pretty'] },
          allowSelectors: ['fullscreen', 'marker', 'selection'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Declaration[property=/text-decoration$/] > Value > :not([name=/^(none|underline|overline|line-through|inherit)$/])',
          message:
            'WebKit drops a shorthand that has a thickness, a style or a colour. Write text-decoration-thickness and the like.',
        },
      ],
      'css/no-duplicate-imports': 'error',
      'css/no-invalid-at-rules': 'error',
      'css/no-invalid-named-grid-areas': 'error',
    },
  },
];
