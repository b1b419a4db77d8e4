import type { ThemeCore } from '../core/engine-types.ts';
import { colorSchemeOf, type ResolvedTheme } from '../core/resolve-theme.ts';
import { attributesOf, MODE_ATTRIBUTE } from './theme-attributes.ts';
import type { StyleTarget } from './style-target.ts';

export interface ProjectVariablesOptions {
  readonly document: Document;
  /** @default the inline style of the body */
  readonly targets?: readonly StyleTarget[];
  /** Carries the attributes of the layout: `data-theme-id`, `data-menu` and so on. @default `<html>` */
  readonly rootElement?: Element;
  /** Carries `data-bs-theme` and `color-scheme`. @default the root element */
  readonly themeElement?: Element;
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

/** What a projection can be watched at. */
export type ThemeSource = Pick<ThemeCore, 'getSnapshot' | 'subscribe'>;

/** What a larger projection adds to this one. */
export interface ProjectionParts {
  /** Takes from the variables what must wait; `schedule` asks for another look. */
  readonly hold?: (
    next: Record<string, string>,
    written: Readonly<Record<string, string>>,
    resolved: ResolvedTheme,
  ) => void;
  /** Something else is on the document now; `isAgain` when all of it was compared anew. */
  readonly onWritten?: (resolved: ResolvedTheme, hasNewValues: boolean, isAgain: boolean) => void;
}

/**
 * Shows a theme’s variables and attributes on a document, and keeps doing so.
 *
 * For a page that brings its own stylesheet and fonts; `projectTheme` looks after these too. However many changes
 * happen, the document is written once per frame, and only where something differs.
 *
 * @example
 * const projection = projectVariables(core, { document });
 */
export const projectVariables = (source: ThemeSource, options: ProjectVariablesOptions): ThemeProjection =>
  buildProjection(source, options, {}).projection;

/** Builds the projection around what a larger one adds. */
export function buildProjection(
  source: ThemeSource,
  {
    document,
    targets = [document.body.style],
    rootElement = document.documentElement,
    themeElement = rootElement,
  }: ProjectVariablesOptions,
  { hold, onWritten }: ProjectionParts,
): { projection: ThemeProjection; schedule: () => void } {
  let written: Record<string, string> = {};
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    (document.defaultView ?? globalThis).requestAnimationFrame(flush);
  };
  const flush = () => isScheduled && write();
  const write = (isAgain = false) => {
    isScheduled = false;
    const { resolved } = source.getSnapshot();
    const next = { ...resolved.variables };
    hold?.(next, written, resolved);
    const isShown = (name: string) =>
      name in next && targets.every((target) => target.getPropertyValue?.(name) === next[name]);
    const names = Object.keys({ ...written, ...next }).filter((name) => written[name] !== next[name] && !isShown(name));
    for (const target of targets) {
      for (const name of names) {
        const value = next[name];
        if (value === undefined) target.removeProperty(name);
        else target.setProperty(name, value);
      }
    }
    written = next;
    writeAttributes(resolved);
    onWritten?.(resolved, names.length > 0, isAgain);
  };
  const writeAttributes = (resolved: ResolvedTheme | null) => {
    for (const [name, value] of Object.entries(attributesOf(resolved))) {
      put(name === MODE_ATTRIBUTE ? themeElement : rootElement, name, value);
      for (const target of targets) put(target, name, value);
    }
    const { style } = themeElement as HTMLElement;
    const scheme = resolved ? colorSchemeOf(resolved.attributes.mode) : '';
    if (style.getPropertyValue('color-scheme') !== scheme) style.setProperty('color-scheme', scheme);
  };

  const unsubscribe = source.subscribe(schedule);
  const projection: ThemeProjection = {
    flush,
    reapply() {
      written = {};
      write(true);
    },
    clear() {
      for (const target of targets) for (const name of Object.keys(written)) target.removeProperty(name);
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
  write();
  return { projection, schedule };
}

/** An element, or a target that has a place for attributes. */
type AttributePlace = Partial<Pick<Element, 'getAttribute' | 'setAttribute' | 'removeAttribute'>>;

function put(place: AttributePlace, name: string, value: string | undefined): void {
  if (place.getAttribute?.(name) === value) return;
  if (value === undefined) place.removeAttribute?.(name);
  else place.setAttribute?.(name, value);
}
