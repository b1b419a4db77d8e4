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

/** How a host’s theme is shown and kept. */
export interface CreateThemeOptions extends HostTheme {
  /** Tells one application of an origin from another in the storage. @default 'theme' */
  readonly name?: string;
  /** The host’s own names of the modes, as written into `modeAttribute`. */
  readonly modes?: Partial<Readonly<Record<ThemeMode, string>>>;
  /** An attribute of `<html>` that carries the name of the mode, beside `data-bs-theme`. */
  readonly modeAttribute?: string;
  /** Where the theme is kept in the browser; `null` for nowhere. @default localStorage */
  readonly storage?: Storage | null;
  /** Saves the theme anywhere else as well, for example with an account. */
  readonly save?: (json: string) => unknown;
  /** Shows the mode of the device to somebody who chose none. @default true */
  readonly followSystem?: boolean;
  /** @default the page’s */
  readonly document?: Document;
}

/** A host’s theme, shown on its page. */
export interface CreatedTheme {
  readonly engine: ThemeEngine;
  /** The mode by the host’s own name. */
  getMode(): string;
  /** Takes a mode by the host’s own name or by the engine’s; `system` follows the device again. */
  setMode(mode: string): FieldResult;
  /** Sets a colour or a size by its variable. */
  set(name: string, value: string | number): FieldResult;
  get(name: string): string;
  /** Keeps the theme in the browser, and hands its JSON to `save`. */
  save(): Promise<void>;
  /** Shows a theme that `save` was given earlier; text that is none changes nothing. */
  load(json: string): boolean;
  subscribe(listener: () => void): () => void;
  /** The stylesheet of the theme for a build: with it the page is in the device’s mode before any script runs. */
  css(): string;
  dispose(): void;
}

/**
 * Makes a theme from a host’s own variables and shows it, in one call.
 *
 * For a page without a flash, put `css()` into the stylesheet while building and `firstPaintScript` into the head.
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

/** The browser’s storage; nothing where it is forbidden. */
function storageOf({ defaultView }: Document): Storage | null {
  try {
    return defaultView?.localStorage ?? null;
  } catch {
    return null;
  }
}
