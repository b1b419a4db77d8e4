/** @jest-environment jsdom */
import { Blob } from 'node:buffer';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import * as catalogues from './catalogue/index.ts';
import * as colors from './color/index.ts';
import * as contract from './contract/index.ts';
import * as creating from './create/index.ts';
import * as dom from './dom/index.ts';
import * as elements from './element/index.ts';
import * as exporting from './export/index.ts';
import * as core from './index.ts';
import * as shuffling from './shuffle/index.ts';
import * as storages from './storage/index.ts';

// The test document lacks them.
Object.assign(globalThis, { Blob, CompressionStream, DecompressionStream });
CSSStyleSheet.prototype.replaceSync ??= () => {};

const { defaultCatalogue: catalogue } = catalogues;
const engine = core.createThemeEngine({ catalogue });
const { draft: state, resolved } = engine.getSnapshot();
const { variables } = resolved;
const copy = engine.toSaved();
const white = { r: 255, g: 255, b: 255, alpha: 1 };
const local = storages.createLocalThemeStore({ storage: null, userId: null, projectId: 'p', catalogue });
const saver = storages.createThemeSaver({ engine, local, send: null });
const style = document.body.style;
const fields = core.fieldsOf(catalogue);
const field = fields[0]!;
const seed = colors.seedFromBrand('#0f766e')!;

/** Arguments by name, in order; an object in `options` stands for the parts of an argument that are named one by one. */
type Call = Readonly<Record<string, unknown>>;
const options = (parts: Call) => ({ isOptions: true, parts });
const isOptions = (value: unknown): value is { parts: Call } => !!(value as { isOptions?: true } | null)?.isOptions;

/** A call of every public function, with arguments that it takes. */
const calls: Readonly<Record<string, readonly [door: object, args: Call]>> = {
  createThemeCore: [core, { options: options({ catalogue, initial: {} }) }],
  createThemeEngine: [core, { options: options({ catalogue, initial: {}, historyLimit: 3 }) }],
  fieldsOf: [core, { catalogue }],
  findField: [core, { catalogue, id: 'bg-page' }],
  colorSchemeOf: [core, { mode: 'dark' }],
  parseColor: [core, { input: '#fff' }],
  parseProperties: [core, { input: copy.properties, catalogue }],
  printColor: [core, { color: white }],
  resolveSaved: [core, { catalogue, saved: copy, mode: 'dark' }],
  resolveScheme: [core, { catalogue, choice: options({ themeId: '1', savedScheme: '1.1' }) }],
  resolveTheme: [core, { catalogue, state, options: options({ contrast: 'more' }) }],
  schemesOf: [core, { catalogue, themeId: '1' }],

  defaultThemeCss: [catalogues, { catalogue }],
  deriveDark: [catalogues, { colors: options({ chosen: {}, designed: variables, fields }) }],
  expandPalette: [catalogues, { seed, mode: 'dark' }],
  extendCatalogue: [catalogues, { catalogue, options: {}, settings: options({ isReserved: () => false }) }],
  fontFallbackCss: [catalogues, { catalogue }],
  moreContrast: [catalogues, { values: variables, fields }],
  moreContrastCss: [catalogues, { catalogue }],
  nameCatalogue: [catalogues, { catalogue, names: {} }],
  schemeOptionOf: [catalogues, { catalogue, state, options: options({ name: 'n', code: '1.7', base: catalogue }) }],
  versionOf: [catalogues, { sections: catalogue.sections }],
  withFieldDefaults: [catalogues, { catalogue, values: variables }],
  withShape: [catalogues, { catalogue }],

  createFontGate: [dom, { options: options({ loadFont: async () => {} }) }],
  createFontLoader: [dom, { options: options({ document, filesOf: () => [] }) }],
  elementTarget: [dom, { element: document.body }],
  findFieldsOf: [dom, { element: document.body, options: options({ catalogue, target: document.body }) }],
  hasOwnText: [dom, { element: document.body }],
  projectTheme: [dom, { source: engine, options: options({ document, targets: [style] }) }],
  projectVariables: [dom, { source: engine, options: options({ document, targets: [style] }) }],
  readThemeSheet: [dom, { options: options({ href: '/a.css', fetch: async () => ({ ok: false }), document }) }],
  registerThemeColors: [dom, { catalogue, css: {} }],
  themeMarkup: [dom, { resolved }],

  createTheme: [
    creating,
    { options: options({ colors: { page: 'white' }, textOn: {}, sizes: {}, name: 'n', modes: {}, save: () => {} }) },
  ],

  defineThemeElement: [elements, { options: options({ engine, tag: 'gm-theme' }) }],

  createLocalThemeStore: [storages, { options: options({ storage: null, userId: 'u', projectId: 'p', catalogue }) }],
  createStepKeeper: [storages, { options: options({ engine, storage: null, userId: 'u', projectId: 'p' }) }],
  createThemeSaver: [storages, { options: options({ engine, local, send: null }) }],
  createThemeSync: [storages, { options: options({ saver, askWho: async () => true, keepDraft: () => {} }) }],
  resolveLooks: [storages, { engine, options: options({ state, isFollowing: true }) }],
  keepUnknown: [storages, { copy, stored: copy, catalogue }],

  apcaContrast: [colors, { text: white, background: white }],
  applyBrand: [colors, { engine, brand: '#0f766e', step: 'Brand color' }],
  auditContrast: [colors, { catalogue, variables }],
  backgroundOf: [colors, { catalogue, variables, fieldId: 'bg-page' }],
  confusableColors: [colors, { variables, names: ['--bg-page'] }],
  contrastRatio: [colors, { text: white, background: white }],
  flatten: [colors, { top: white, under: white }],
  rampOf: [colors, { brand: '#0f766e', mode: 'dark' }],
  repairContrast: [colors, { color: '#0f766e', demands: [{ background: white, min: 4.5 }] }],
  repairField: [colors, { catalogue, variables, fieldId: 'text-link' }],
  repairMode: [colors, { catalogue, state, mode: 'dark' }],
  schemeFromBrand: [colors, { brand: '#0f766e', options: options({ code: '1.7', name: 'n' }) }],
  seedFromBrand: [colors, { brand: '#0f766e' }],
  showVision: [colors, { document, vision: 'protanopia' }],
  simulateVision: [colors, { color: white, vision: 'protanopia' }],
  simulatedText: [colors, { color: '#fff', vision: 'protanopia' }],
  withContrast: [colors, { color: '#777', against: '#888', min: 4.5 }],

  exportNames: [exporting, { field, format: 'css' }],
  previewTheme: [exporting, { engine, theme: copy, step: 'Import' }],
  readShareText: [exporting, { text: '1.x' }],
  readTheme: [exporting, { text: ':root { --bg-page: red }', catalogue }],
  readThemeFile: [exporting, { text: '{}', catalogue }],
  toDesignTokens: [exporting, { catalogue, state }],
  toFigmaVariables: [exporting, { catalogue, state }],
  toMuiTheme: [exporting, { catalogue, state }],
  toShadcnTheme: [exporting, { catalogue, state, options: options({ colors: 'hex', modes: ['dark'] }) }],
  toShareText: [exporting, { copy }],
  toTailwindTheme: [exporting, { catalogue, state, options: options({ colors: 'hex', modes: ['dark'] }) }],
  toThemeCss: [exporting, { catalogue, state, options: options({ colors: 'hex', modes: ['dark'] }) }],
  toThemeJson: [exporting, { copy }],

  readSeed: [shuffling, { input: '42' }],
  shuffledTheme: [shuffling, { engine, options: options({ seed: 42, locked: [] }) }],
  shuffleTheme: [shuffling, { engine, options: options({ seed: 42, locked: [] }), step: 'Shuffle' }],

  judgeScheme: [contract, { scheme: {} }],
  judgeTheme: [contract, { record: {} }],
  readListedTheme: [contract, { entry: {} }],
  readSavedTheme: [contract, { answer: {} }],
  readStoredTheme: [contract, { row: {} }],
  readThemeConflict: [contract, { body: {} }],
  readThemeList: [contract, { answer: {} }],
  readThemeName: [contract, { text: 'n' }],
  toNewTheme: [contract, { copy, name: 'n' }],
  toThemeRecord: [contract, { copy, options: options({ name: 'n', userId: 'u', sagClientId: 's' }) }],
};

const junk: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 0],
  ['a text', 'x'],
  ['a list', []],
  ['an object', {}],
];

/** The arguments of a call as they are passed on, the one at a path replaced. */
const passed = (args: Call, path: readonly string[] = [], value?: unknown): unknown[] =>
  Object.values(replaced(args, path, value));

const replaced = (args: Call, [first, ...rest]: readonly string[], value: unknown): Call =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => {
      if (name === first && rest.length === 0) return [name, value];
      return [name, isOptions(arg) ? replaced(arg.parts, name === first ? rest : [], value) : arg];
    }),
  );

const pathsOf = (args: Call): string[][] =>
  Object.entries(args).flatMap(([name, arg]) => [
    [name],
    ...(isOptions(arg) ? pathsOf(arg.parts).map((path) => [name, ...path]) : []),
  ]);

/** The argument at a path and its parts, as a message names them: an argument without its parts may be told by one of them. */
const namesOf = (args: Call, [first, ...rest]: readonly string[]): string[] => {
  const arg = args[first!];
  const parts = isOptions(arg) ? arg.parts : {};
  return rest.length > 0 ? namesOf(parts, rest) : [first!, ...Object.keys(parts)].map((name) => `\`${name}\``);
};

const call = async ([door, args]: readonly [object, Call], name: string, path?: string[], value?: unknown) =>
  (door as Record<string, (...given: unknown[]) => unknown>)[name]!(...passed(args, path, value));

/** Returns every number and text in a result, to find what came of junk without being refused. */
const printed = (result: unknown): string =>
  JSON.stringify(result, (_, value: unknown) => (typeof value === 'number' ? `${value}` : value)) ?? '';

// The door for RTK Query is left out: RTK Query calls its functions itself.
const doors = { core, catalogues, dom, creating, elements, storages, colors, exporting, shuffling, contract };

it.each(Object.entries(doors))('every function of a door has its row: %s', (_, door) => {
  const functions = Object.entries(door).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  expect(functions.filter((name) => calls[name]?.[0] !== door)).toEqual([]);
});

describe('a public function', () => {
  it.each(Object.entries(calls))('accepts valid arguments: %s', async (name, entry) => {
    await expect(call(entry, name).then(() => 'done')).resolves.toBe('done');
  });

  it.each(
    Object.entries(calls).flatMap(([name, entry]) =>
      pathsOf(entry[1]).map((path) => [name, path.join('.'), path, entry] as const),
    ),
  )('returns something sound or names the argument in its error: %s(%s)', async (name, _, path, entry) => {
    const faults: string[] = [];
    const named = namesOf(entry[1], path);
    for (const [what, value] of junk) {
      try {
        const text = printed(await call(entry, name, path, value));
        if (/NaN|undefined/.test(text)) faults.push(`${what}: ${text.slice(0, 200)}`);
      } catch (error) {
        const { message } = error as Error;
        const isClear = message.startsWith('[theme-engine] ') && named.some((part) => message.includes(part));
        if (!isClear) faults.push(`${what}: ${message}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['createThemeCore', 'options.catalogue'],
    ['createThemeEngine', 'options.catalogue'],
    ['createTheme', 'options.colors'],
    ['projectTheme', 'source'],
    ['projectTheme', 'options.document'],
    ['projectVariables', 'options.document'],
    ['createFontGate', 'options.loadFont'],
    ['createFontLoader', 'options.document'],
    ['createFontLoader', 'options.filesOf'],
    ['createLocalThemeStore', 'options.catalogue'],
    ['createStepKeeper', 'options.engine'],
    ['createThemeSaver', 'options.engine'],
    ['createThemeSaver', 'options.local'],
    ['createThemeSync', 'options.saver'],
    ['createThemeSync', 'options.askWho'],
    ['createThemeSync', 'options.keepDraft'],
  ])('rejects a missing part where it is wired, not when it is used: %s(%s)', async (name, path) => {
    await expect(call(calls[name]!, name, path.split('.'))).rejects.toThrow(`\`${path.split('.').at(-1)}\``);
  });
});
