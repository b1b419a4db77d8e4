import { colorSchemeOf, type ResolvedTheme } from '../core/resolve-theme.ts';
import type { FontOption } from '../core/theme-catalogue.ts';
import type { ThemeEngine } from '../core/engine-types.ts';
import { createFontGate } from './font-gate.ts';
import type { StyleTarget } from './style-target.ts';
import { createTransitionHold } from './suppress-transitions.ts';
import { swapThemeSheet } from './swap-theme-sheet.ts';

/** Something the page could not get. The theme goes on without it. */
export interface ThemeProblem {
  readonly kind: 'stylesheet' | 'font';
  /** The stylesheet's address or the font's label. */
  readonly name: string;
}

export interface ProjectThemeOptions {
  readonly document: Document;
  /** @default the inline style of the body */
  readonly targets?: readonly StyleTarget[];
  /** Carries `data-bs-theme` and `color-scheme`. @default `<html>` */
  readonly themeElement?: Element;
  /** Holds transitions off while the theme changes. @default true */
  readonly suppressTransitions?: boolean;
  /** Fetches a font; its variables are written when this settles, or after three seconds. */
  readonly loadFont?: (font: FontOption) => Promise<unknown>;
  /** Turns a theme's path into an address; an empty one means no stylesheet. @default the path itself */
  readonly sheetHref?: (cssPath: string) => string;
  readonly onProblem?: (problem: ThemeProblem) => void;
}

/** The living connection between an engine and a document. */
export interface ThemeProjection {
  /** Writes now what would be written in the next frame. */
  flush(): void;
  /** Compares with the document itself and writes what differs, for example after `clear`. */
  reapply(): void;
  /** Removes what the theme wrote and nothing else. */
  clear(): void;
  /** Lets go of the engine. What is written stays. */
  dispose(): void;
}

/**
 * Shows an engine's theme on a document, and keeps doing so.
 *
 * Variables go inline onto the body, attributes onto `<html>`, the theme's
 * stylesheet into its link. However many changes happen, the document is
 * written once per frame, and only where something differs.
 *
 * @example
 * const projection = projectTheme(engine, { document });
 */
export function projectTheme(engine: ThemeEngine, options: ProjectThemeOptions): ThemeProjection {
  const { document, sheetHref = (path: string) => path, onProblem } = options;
  const root = document.documentElement;
  const themeElement = options.themeElement ?? root;
  const targets = options.targets ?? [document.body.style];
  const nextFrame = (run: () => void) => void (document.defaultView ?? globalThis).requestAnimationFrame(run);
  const holdTransitions = createTransitionHold(document, nextFrame);
  let written: Record<string, string> = {};
  let sheet = '';
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    nextFrame(() => isScheduled && write());
  };
  const isReady = createFontGate({
    loadFont: options.loadFont,
    onReady: schedule,
    onMissing: ({ label }) => onProblem?.({ kind: 'font', name: label }),
  });

  const write = () => {
    isScheduled = false;
    const { resolved } = engine.getSnapshot();
    const next = { ...resolved.variables };
    for (const name of waitingNames(resolved, isReady)) {
      if (name in written) next[name] = written[name]!;
      else delete next[name];
    }
    const isShown = (name: string) =>
      name in next && targets.every((target) => target.getPropertyValue?.(name) === next[name]);
    const names = Object.keys({ ...written, ...next }).filter((name) => written[name] !== next[name] && !isShown(name));
    if (names.length && options.suppressTransitions !== false) holdTransitions();
    for (const target of targets) {
      for (const name of names) {
        const value = next[name];
        if (value === undefined) target.removeProperty(name);
        else target.setProperty(name, value);
      }
    }
    written = next;
    writeAttributes(resolved);
    const href = resolved.cssPath && sheetHref(resolved.cssPath);
    if (href === sheet) return;
    sheet = href;
    swapThemeSheet(document, href, () => onProblem?.({ kind: 'stylesheet', name: href }));
  };

  const writeAttributes = (resolved: ResolvedTheme | null) => {
    const attributes = attributesOf(resolved);
    for (const [name, value] of Object.entries(attributes)) {
      put(name === MODE_ATTRIBUTE ? themeElement : root, name, value);
      for (const target of targets) put(target, name, value);
    }
    const { style } = themeElement as HTMLElement;
    const scheme = resolved ? colorSchemeOf(resolved.attributes.mode) : '';
    if (style.getPropertyValue('color-scheme') !== scheme) style.setProperty('color-scheme', scheme);
  };

  const unsubscribe = engine.subscribe(schedule);
  write();
  return {
    flush: () => isScheduled && write(),
    reapply() {
      written = {};
      sheet = '';
      write();
    },
    clear() {
      const names = Object.keys({ ...written, ...engine.getSnapshot().resolved.variables });
      for (const target of targets) for (const name of names) target.removeProperty(name);
      written = {};
      isScheduled = false;
      writeAttributes(null);
      for (const element of [document.body, themeElement]) {
        if (!element.getAttribute('style')) element.removeAttribute('style');
      }
    },
    dispose() {
      unsubscribe();
      isScheduled = false;
    },
  };
}

/** The attribute that mode stylesheets look at; light is its absence. */
export const MODE_ATTRIBUTE = 'data-bs-theme';

/** Names the attributes of a theme; `null` stands for none. */
export function attributesOf(resolved: ResolvedTheme | null): Record<string, string | null> {
  const { mode, themeId, menuPosition, dashboard, background } = resolved?.attributes ?? {};
  return {
    [MODE_ATTRIBUTE]: mode === 'light' ? null : (mode ?? null),
    'data-theme-id': themeId ?? null,
    'data-menu': menuPosition ?? null,
    'data-dashboard': dashboard ?? null,
    'data-background': background ?? null,
  };
}

function put(place: Partial<Element> | StyleTarget, name: string, value: string | null): void {
  if ('getAttribute' in place && place.getAttribute?.(name) === value) return;
  if (value === null) place.removeAttribute?.(name);
  else place.setAttribute?.(name, value);
}

/** The variables of fonts that are still on their way: the old ones stay meanwhile. */
function waitingNames({ variables, fonts }: ResolvedTheme, isReady: (font: FontOption) => boolean): string[] {
  const waiting = fonts.filter((font) => !isReady(font)).map(({ cssFamily }) => `'${cssFamily}'`);
  return Object.keys(variables).filter((name) => {
    const family = variables[name.replace(/-weight$/, '')];
    return waiting.some((start) => family?.startsWith(start));
  });
}
