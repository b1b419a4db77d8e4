import { refuseChoice, type FieldResult } from '../core/field-value.ts';
import { shownText, textOf } from '../core/text-of.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import { colorSchemeOf, resolveTheme } from '../core/resolve-theme.ts';
import { findField, type ThemeMode } from '../core/theme-catalogue.ts';
import { readAnyColor } from '../color/read-any-color.ts';
import { createQueue } from '../core/create-queue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { isThemeMode, themeModes } from '../core/theme-mode.ts';
import { readSavedRecord } from '../core/saved-record.ts';
import { isRecord } from '../core/is-record.ts';
import { projectTheme } from '../dom/project-theme.ts';
import { MODE_ATTRIBUTE } from '../dom/theme-attributes.ts';
import { createLocalThemeStore, localThemeKey } from '../storage/local-theme-store.ts';
import { resolveLooks } from '../storage/resolve-looks.ts';
import { firstPaintScript } from '../first-paint/first-paint-script.ts';
import { showModeName } from '../first-paint/show-mode-name.ts';
import { idOf, problem, themeCatalogueOf, type HostTheme } from './theme-catalogue-of.ts';

/** Options of `createTheme`. */
export interface CreateThemeOptions extends HostTheme {
  /** Name that separates the stored themes of applications on the same origin. @default 'theme' */
  readonly name?: string | undefined;
  /** The host's own names of the modes, as written to `modeAttribute`. */
  readonly modes?: Partial<Readonly<Record<ThemeMode, string>>> | undefined;
  /** Attribute of `<html>` that holds the name of the mode, or `class`, in addition to `data-bs-theme`. */
  readonly modeAttribute?: string | undefined;
  /** Storage for the theme; `null` disables it. @default localStorage */
  readonly storage?: Storage | null | undefined;
  /**
   * Also saves the theme elsewhere, for example to an account. A response of `fetch` that is not `ok` counts as not saved.
   *
   * A save waits for the one before it, so give the request a limit: `signal: AbortSignal.timeout(15_000)`.
   */
  readonly save?: ((json: string) => unknown) | undefined;
  /** Whether the mode of the device applies until the user chooses one. @default true */
  readonly followSystem?: boolean | undefined;
  /** Document that shows the theme. @default the page's; without one (in a build, on a server) nothing is shown */
  readonly document?: Document | undefined;
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
  /**
   * Stores the theme in the browser and passes its JSON to `save`.
   *
   * Resolves with false where neither is possible, and while another theme waits in `engine.getSnapshot().newerCopy`:
   * one that was loaded, or saved in another tab, beside unsaved edits. It is not overwritten until
   * `engine.takeNewerCopy()` or `engine.dismissNewerCopy()` decides. The theme counts as unsaved then:
   * `engine.getSnapshot().isDirty` stays true. Also resolves with false where `save` answers with a response that is not
   * `ok`, and rejects where it rejects: the browser then keeps the theme, which counts as unsaved, on the next visit too.
   * `save` is called again only after its last call has ended, so that the last theme is the one that stays there.
   */
  save(): Promise<boolean>;
  /**
   * Loads a theme from JSON that was passed to `save` earlier. Returns false and changes nothing if it is invalid.
   *
   * Unsaved edits stay: the theme then waits in `engine.getSnapshot().newerCopy`, until `engine.takeNewerCopy()` shows it.
   */
  load(json: string): boolean;
  subscribe(listener: () => void): () => void;
  /** Returns a stylesheet of the theme for a build; it shows the mode of the device before any script runs. */
  css(): string;
  /**
   * Returns the script element for the end of the head: it shows the stored theme, and the mode in `modeAttribute`, in
   * the first frame. Its text is constant: `firstPaintScriptHash` of the door `./first-paint` allows it in a policy.
   */
  headScript(): string;
  /**
   * Returns the attributes and the text of that element, for a framework that writes elements itself.
   *
   * @example
   * <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} /> // React; the text needs no escaping
   */
  headScriptParts(): { readonly attributes: Readonly<Record<string, string>>; readonly text: string };
  dispose(): void;
}

/**
 * Creates a theme from a host's own variables and applies it to the page, in one call.
 *
 * To avoid a flash, add the results of `css()` to the stylesheet and of `headScript()` to the head at build time. A build
 * in Node calls this as the page does: without a document everything works except showing the theme.
 *
 * @example
 * const theme = createTheme({ colors: { page: 'white', ink: { light: '#222', dark: 'snow' } }, textOn: { ink: ['page'] } });
 * theme.setMode('dark');
 */
export function createTheme(options: CreateThemeOptions): CreatedTheme {
  if (!isRecord(options)) throw problem('`options` is no object.');
  const { name = 'theme', modes = {}, save: saveElsewhere, followSystem = true } = options;
  if (typeof name !== 'string') throw problem('`name` is no text.');
  if (saveElsewhere !== undefined && typeof saveElsewhere !== 'function') throw problem('`save` is no function.');
  // A build and a server have no document.
  const { document = globalThis.document as Document | undefined, storage = storageOf(document) } = options;
  const nameOf = readModes(modes);
  const modeNames = themeModes.map(nameOf);
  const modeAttribute = readAttribute(options.modeAttribute, modeNames);
  const catalogue = themeCatalogueOf(options, nameOf);
  const engine = createThemeEngine({ catalogue });
  // The window whose storage it is: the only one that is not told of its own saves.
  const events = options.storage ? undefined : (document?.defaultView ?? undefined);
  const local = createLocalThemeStore({ storage, userId: null, projectId: name, catalogue, events });
  const fieldOf = (variable: string) => idOf(textOf(variable));
  const inTurn = createQueue();

  const kept = local.load();
  // A theme that was never stored elsewhere counts as unsaved, so that a copy loaded from there does not replace it.
  if (kept) engine[kept.pending && saveElsewhere ? 'restoreDraft' : 'loadSaved'](kept.saved);
  const device = document?.defaultView?.matchMedia?.('(prefers-color-scheme: dark)');
  const deviceMode = () => (device?.matches ? 'dark' : 'light');
  // Also where themes do not follow the device unless somebody asks.
  let hasAsked = kept?.isFollowing === true;
  const isFollowing = () => followSystem || hasAsked;
  const follow = () => {
    if (isFollowing()) engine.suggestMode(deviceMode());
  };
  follow();
  device?.addEventListener('change', follow);
  const projection = document && projectTheme(engine, { document, sheetHref: () => '' });
  const showMode = () => {
    if (!modeAttribute || !document) return;
    showModeName(document.documentElement, modeAttribute, nameOf(engine.getSnapshot().draft.mode), modeNames);
  };
  showMode();
  // A router that replaces the body, such as that of Astro, may take away the attribute of `<html>`.
  const root = document?.documentElement;
  const routed = root && new (document.defaultView ?? globalThis).MutationObserver(showMode);
  routed?.observe(root!, { childList: true });
  const stopMode = engine.select(({ draft }) => draft.mode, showMode);
  const stopTabs = local.subscribe((copy) => {
    hasAsked ||= copy.isFollowing === true;
    try {
      follow();
    } finally {
      engine.loadSaved(copy.saved);
    }
  });
  const headScriptParts = () => ({
    attributes: {
      'data-version': catalogue.version,
      'data-key': localThemeKey({ userId: null, projectId: name }),
      ...(modeAttribute && { 'data-modes': JSON.stringify([modeAttribute, ...modeNames]) }),
      ...(followSystem && { 'data-follows': '' }),
    },
    text: firstPaintScript,
  });

  return {
    engine,
    getMode: () => nameOf(engine.getSnapshot().draft.mode),
    setMode(wanted) {
      if (wanted === 'system') {
        hasAsked = true;
        engine.followMode(deviceMode());
        return { ok: true, value: 'system' };
      }
      const mode = themeModes.find((one) => nameOf(one) === wanted) ?? themeModes.find((one) => one === wanted);
      return mode ? engine.chooseMode(mode) : refuseChoice('mode', wanted, [...modeNames, 'system']);
    },
    set(variable, value) {
      const id = fieldOf(variable);
      const color = findField(catalogue, id)?.kind === 'color' && typeof value === 'string' && readAnyColor(value);
      const result = engine.setField(id, color || value);
      return result.ok || findField(catalogue, id)?.kind !== 'color'
        ? result
        : { ok: false, reason: `${shownText(value)} is no color. Use any CSS color that refers to no other.` };
    },
    get: (variable) => engine.valueOf(fieldOf(variable)),
    async save() {
      const copy = engine.toSaved();
      // Higher than the revision of any copy from another tab, so that every tab recognises this save.
      const others = [engine.getSnapshot().newerCopy, local.load()?.saved].map((other) => other?.revision ?? 0);
      const saved = { ...copy, recordId: name, revision: Math.max(copy.revision, ...others) + 1 };
      const hasNoMode = copy.mode === null;
      const { draft } = engine.getSnapshot();
      const looks = resolveLooks(engine, { state: draft, isFollowing: hasNoMode && isFollowing() });
      const keep = (pending: boolean) =>
        local.save({ saved, pending, ...(hasNoMode && hasAsked && { isFollowing: true }), ...looks });
      const { newerCopy } = engine.getSnapshot();
      if (newerCopy) {
        // The copy of another tab is the one that this browser holds. A copy from elsewhere has no revision here.
        if (newerCopy.revision === 0) keep(true);
        return false;
      }
      const isKept = keep(!!saveElsewhere) === 'stored';
      const state = engine.getSnapshot().draft;
      const mark = () => {
        // The user may have taken a newer copy of another tab meanwhile.
        if (saved.revision >= (engine.getSnapshot().record?.revision ?? 0)) engine.markSaved({ ...saved, state });
      };
      if (!saveElsewhere) {
        if (isKept) mark();
        return isKept;
      }
      // Two that are on the way at once may arrive in the wrong order.
      const answer = await inTurn(() =>
        // A newer copy may have arrived while this save waited.
        engine.getSnapshot().newerCopy ? { ok: false } : saveElsewhere(JSON.stringify(saved)),
      );
      // `fetch` resolves for a refusal too.
      if (isRecord(answer) && answer['ok'] === false) return false;
      if (isKept && local.load()?.saved.revision === saved.revision) keep(false);
      mark();
      return true;
    },
    load(json) {
      let row: unknown;
      try {
        row = JSON.parse(json);
      } catch {
        return false;
      }
      const { darkColors: colors, ownNames: own, lightColors: light, flatelyColors: flately, ...rest } = Object(row);
      // Each browser counts its own revisions, so they do not tell which of two copies from different browsers is
      // newer.
      const saved = { ...readSavedRecord({ ...rest, companions: { colors, own, light, flately } }), revision: 0 };
      return ['applied', 'kept-edits', 'unchanged'].includes(engine.loadSaved(saved).outcome);
    },
    subscribe: engine.subscribe,
    css() {
      const { draft } = engine.getSnapshot();
      const block = (mode: ThemeMode) =>
        `color-scheme: ${colorSchemeOf(mode)}; ${Object.entries(resolveTheme(catalogue, { ...draft, mode }).variables)
          .map(([variable, value]) => `${variable}: ${value};`)
          .join(' ')}`;
      const rule = (selector: string, mode: ThemeMode) => `${selector} { ${block(mode)} }`;
      const named = (mode: ThemeMode) =>
        modeAttribute === 'class' ? `.${escaped(nameOf(mode))}` : `[${modeAttribute}='${nameOf(mode)}']`;
      return [
        rule(':root', 'light'),
        ...(followSystem ? [`@media (prefers-color-scheme: dark) { ${rule(UNDECIDED, 'dark')} }`] : []),
        rule("[data-bs-theme='dark']", 'dark'),
        rule("[data-bs-theme='flately']", 'flately'),
        // `:root` gives it the same specificity as the rule for the device, which light mode overrides when it was
        // chosen.
        ...(modeAttribute ? themeModes.map((mode) => rule(`:root${named(mode)}, ${named(mode)}`, mode)) : []),
        '',
      ].join('\n');
    },
    headScript() {
      const { attributes, text } = headScriptParts();
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
        .join('');
      return `<script${written}>${text}</script>`;
    },
    headScriptParts,
    dispose() {
      device?.removeEventListener('change', follow);
      routed?.disconnect();
      stopMode();
      stopTabs();
      projection?.dispose();
    },
  };
}

/** Returns the host's name of each mode. */
function readModes(modes: unknown): (mode: ThemeMode) => string {
  if (!isRecord(modes)) throw problem('`modes` is no object.');
  const stranger = Object.keys(modes).find((mode) => !isThemeMode(mode));
  if (stranger !== undefined) throw problem(`"${stranger}" of \`modes\` is none of ${themeModes.join(', ')}.`);
  const names = themeModes.map((mode) => modes[mode] ?? mode);
  if (!names.every((name) => typeof name === 'string' && /^[^\s'"\\]+$/.test(name))) {
    throw problem('A name of the `modes` is not one word.');
  }
  if (names.includes('system')) throw problem('`setMode` has "system" for the device. Name the mode otherwise.');
  if (new Set(names).size < names.length) throw problem('Two of the `modes` have the same name.');
  return (mode) => (modes[mode] ?? mode) as string;
}

/** Attributes with a meaning of their own in browsers. */
const TAKEN_ATTRIBUTE = /^(on.*|style|id|lang|dir|hidden|inert|slot|is|tabindex|title|translate)$/i;

/** Returns the attribute that shows the mode, if the host wants one beside that of the engine. */
function readAttribute(attribute: unknown, modeNames: readonly string[]): string | undefined {
  if (attribute === undefined) return undefined;
  if (typeof attribute !== 'string' || !/^[a-z][\w-]*$/i.test(attribute) || TAKEN_ATTRIBUTE.test(attribute)) {
    throw problem(`\`modeAttribute\` is no name of an attribute of your own: ${shownText(attribute)}.`);
  }
  if (attribute !== MODE_ATTRIBUTE) return attribute;
  if (modeNames.join() === themeModes.join()) return undefined;
  throw problem(`\`${MODE_ATTRIBUTE}\` holds the engine's names of the modes. Name another \`modeAttribute\`.`);
}

/** Selects the page on which no mode is shown yet; one in light mode has no attribute, but its `color-scheme`. */
const UNDECIDED = ":root:not([data-bs-theme]):where(:not([style*='color-scheme: light;']))";

/** Escapes the name of a class for a selector. */
const escaped = (name: string): string =>
  name.replace(/^\d|^-(?=\d|$)|[^\w-]/gu, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `);

/** Returns the browser's `localStorage`, or `null` if it is blocked. */
function storageOf(document: Document | undefined): Storage | null {
  try {
    return document?.defaultView?.localStorage ?? null;
  } catch {
    return null;
  }
}
