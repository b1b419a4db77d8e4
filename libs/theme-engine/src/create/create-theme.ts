import type { FieldResult } from '../core/field-value.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import { colorSchemeOf, resolveTheme } from '../core/resolve-theme.ts';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { themeModes } from '../core/theme-mode.ts';
import { readSavedRecord } from '../core/saved-record.ts';
import { projectTheme } from '../dom/project-theme.ts';
import { createLocalThemeStore } from '../storage/local-theme-store.ts';
import { themeCatalogueOf, type HostTheme } from './theme-catalogue-of.ts';

/** Options of `createTheme`. */
export interface CreateThemeOptions extends HostTheme {
  /** Name that separates the stored themes of applications on the same origin. @default 'theme' */
  readonly name?: string;
  /** The host's own names of the modes, as written to `modeAttribute`. */
  readonly modes?: Partial<Readonly<Record<ThemeMode, string>>>;
  /** Attribute of `<html>` that holds the name of the mode, in addition to `data-bs-theme`. */
  readonly modeAttribute?: string;
  /** Storage for the theme; `null` disables it. @default localStorage */
  readonly storage?: Storage | null;
  /** Also saves the theme elsewhere, for example to an account. */
  readonly save?: (json: string) => unknown;
  /** Whether the mode of the device applies until the user chooses one. @default true */
  readonly followSystem?: boolean;
  /** Document that shows the theme. @default the page's */
  readonly document?: Document;
}

/** A host's theme, applied to its page. */
export interface CreatedTheme {
  readonly engine: ThemeEngine;
  /** Returns the mode, by the host's own name. */
  getMode(): string;
  /** Sets the mode, by the host's or the engine's name; `system` follows the device again. */
  setMode(mode: string): FieldResult;
  /** Sets a colour or a size by its variable. */
  set(name: string, value: string | number): FieldResult;
  get(name: string): string;
  /** Stores the theme in the browser and passes its JSON to `save`. */
  save(): Promise<void>;
  /** Loads a theme from JSON that was passed to `save` earlier. Returns false and changes nothing if it is invalid. */
  load(json: string): boolean;
  subscribe(listener: () => void): () => void;
  /** Returns a stylesheet of the theme for a build; it shows the mode of the device before any script runs. */
  css(): string;
  dispose(): void;
}

/**
 * Creates a theme from a host's own variables and applies it to the page, in one call.
 *
 * To avoid a flash, add the result of `css()` to the stylesheet at build time and `firstPaintScript` to the head.
 *
 * @example
 * const theme = createTheme({ colors: { page: 'white', ink: { light: '#222', dark: 'snow' } }, textOn: { ink: ['page'] } });
 * theme.setMode('dark');
 */
export function createTheme(options: CreateThemeOptions): CreatedTheme {
  const { name = 'theme', modes = {}, modeAttribute, save: saveElsewhere, followSystem = true } = options;
  const { document = globalThis.document, storage = storageOf(document) } = options;
  const catalogue = themeCatalogueOf(options);
  const engine = createThemeEngine({ catalogue });
  const local = createLocalThemeStore({ storage, userId: null, projectId: name, catalogue });
  const nameOf = (mode: ThemeMode) => modes[mode] ?? mode;
  const variableOf = (id: string) => id.replace(/^--/, '');

  const kept = local.load();
  if (kept) engine.loadSaved(kept.saved);
  const device = document.defaultView?.matchMedia?.('(prefers-color-scheme: dark)');
  const deviceMode = () => (device?.matches ? 'dark' : 'light');
  const follow = () => engine.suggestMode(deviceMode());
  if (followSystem) {
    follow();
    device?.addEventListener('change', follow);
  }
  const projection = projectTheme(engine, { document, sheetHref: () => '' });
  const showMode = () => {
    if (modeAttribute) document.documentElement.setAttribute(modeAttribute, nameOf(engine.getSnapshot().draft.mode));
  };
  showMode();
  const stopMode = engine.select(({ draft }) => draft.mode, showMode);
  const stopTabs = local.subscribe(({ saved }) => void engine.loadSaved(saved));

  return {
    engine,
    getMode: () => nameOf(engine.getSnapshot().draft.mode),
    setMode(wanted) {
      if (wanted === 'system') {
        engine.followMode(deviceMode());
        return { ok: true, value: 'system' };
      }
      return engine.chooseMode(themeModes.find((mode) => nameOf(mode) === wanted) ?? (wanted as ThemeMode));
    },
    set: (id, value) => engine.setField(variableOf(id), value),
    get: (id) => engine.valueOf(variableOf(id)),
    async save() {
      const { resolved } = engine.getSnapshot();
      const copy = engine.toSaved();
      const saved = { ...copy, recordId: name, revision: copy.revision + 1 };
      local.save({ saved, pending: false, resolved });
      engine.markSaved(saved);
      await saveElsewhere?.(JSON.stringify(saved));
    },
    load(json) {
      let row: unknown;
      try {
        row = JSON.parse(json);
      } catch {
        return false;
      }
      const { darkColors: colors, ownNames: own, lightColors: light, flatelyColors: flately, ...rest } = Object(row);
      const saved = readSavedRecord({ ...rest, companions: { colors, own, light, flately } });
      return ['applied', 'kept-edits', 'unchanged'].includes(engine.loadSaved(saved).outcome);
    },
    subscribe: engine.subscribe,
    css() {
      const { draft } = engine.getSnapshot();
      const block = (mode: ThemeMode) =>
        `color-scheme: ${colorSchemeOf(mode)}; ${Object.entries(resolveTheme(catalogue, { ...draft, mode }).variables)
          .map(([variable, value]) => `${variable}: ${value};`)
          .join(' ')}`;
      return [
        `:root { ${block('light')} }`,
        ...(followSystem
          ? [`@media (prefers-color-scheme: dark) { :root:not([data-bs-theme]) { ${block('dark')} } }`]
          : []),
        `[data-bs-theme='dark'] { ${block('dark')} }`,
        `[data-bs-theme='flately'] { ${block('flately')} }`,
        '',
      ].join('\n');
    },
    dispose() {
      device?.removeEventListener('change', follow);
      stopMode();
      stopTabs();
      projection.dispose();
    },
  };
}

/** Returns the browser's `localStorage`, or `null` if it is blocked. */
function storageOf({ defaultView }: Document): Storage | null {
  try {
    return defaultView?.localStorage ?? null;
  } catch {
    return null;
  }
}
