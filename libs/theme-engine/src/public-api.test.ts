import * as catalogue from './catalogue/index.ts';
import * as color from './color/index.ts';
import * as contract from './contract/index.ts';
import * as dom from './dom/index.ts';
import * as exporting from './export/index.ts';
import * as firstPaint from './first-paint/index.ts';
import * as core from './index.ts';
import * as react from './react/index.ts';
import * as storage from './storage/index.ts';
import * as rtkQuery from './rtk-query/index.ts';

// A change here is a change for everybody who installs the package: it wants a version plan.
it.each([
  {
    door: '.',
    exports: core,
    names: [
      'colorSchemeOf',
      'createThemeCore',
      'createThemeEngine',
      'fieldsOf',
      'findField',
      'parseColor',
      'parseProperties',
      'printColor',
      'resolveScheme',
      'resolveTheme',
      'schemesOf',
    ],
  },
  {
    door: './catalogue',
    exports: catalogue,
    names: [
      'defaultCatalogue',
      'defaultThemeCss',
      'deriveDark',
      'expandPalette',
      'extendCatalogue',
      'fontFallbackCss',
      'nameCatalogue',
      'schemeOptionOf',
      'versionOf',
      'withFieldDefaults',
    ],
  },
  {
    door: './dom',
    exports: dom,
    names: [
      'createFontGate',
      'createFontLoader',
      'elementTarget',
      'projectTheme',
      'projectVariables',
      'readThemeSheet',
      'registerThemeColors',
      'themeMarkup',
    ],
  },
  { door: './storage', exports: storage, names: ['createLocalThemeStore', 'createThemeSaver', 'keepUnknown'] },
  {
    door: './first-paint',
    exports: firstPaint,
    names: ['FIRST_PAINT_KEY', 'firstPaintScript', 'firstPaintScriptHash'],
  },
  {
    door: './color',
    exports: color,
    names: [
      'apcaContrast',
      'applyBrand',
      'auditContrast',
      'backgroundOf',
      'confusableColors',
      'contrastRatio',
      'flatten',
      'rampOf',
      'repairContrast',
      'repairField',
      'schemeFromBrand',
      'seedFromBrand',
      'showVision',
      'simulatedText',
      'simulateVision',
      'withContrast',
    ],
  },
  {
    door: './export',
    exports: exporting,
    names: [
      'previewTheme',
      'readShareText',
      'readThemeFile',
      'toDesignTokens',
      'toShareText',
      'toTailwindTheme',
      'toThemeCss',
      'toThemeJson',
    ],
  },
  {
    door: './react',
    exports: react,
    names: ['ThemeEngineProvider', 'useThemeEngine', 'useThemeSelector', 'useThemeSnapshot'],
  },
  { door: './rtk-query', exports: rtkQuery, names: ['themeEndpoints', 'themeTagTypes'] },
  {
    door: './contract',
    exports: contract,
    names: [
      'fieldOptionSchema',
      'LONGEST_THEME_JSON',
      'prjColorThemeAnswerSchema',
      'prjColorThemeRequestSchema',
      'publishedSchemeSchema',
      'readSavedTheme',
      'readStoredTheme',
      'readThemeConflict',
      'saveThemeAnswerSchema',
      'saveThemeRecordSchema',
      'schemeOptionSchema',
      'staleThemeSchema',
      'storedThemeSchema',
      'THEME_PATHS',
      'themeConflictSchema',
      'themeModeSchema',
      'themeOptionAnswerSchema',
      'toThemeRecord',
      'updateClrSchemeAnswerSchema',
      'updateClrSchemeRequestSchema',
      'userThemeAnswerSchema',
    ],
  },
])('the door $door offers exactly what is listed', ({ exports, names }) => {
  expect(Object.keys(exports).sort()).toEqual([...names].sort());
});
