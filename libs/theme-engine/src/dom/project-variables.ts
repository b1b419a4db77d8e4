import type { ThemeCore } from '../core/engine-types.ts';
import { colorSchemeOf, type ResolvedTheme } from '../core/resolve-theme.ts';
import { fieldsOf } from '../core/theme-catalogue.ts';
import { attributesOf, MODE_ATTRIBUTE } from './theme-attributes.ts';
import type { StyleTarget } from './style-target.ts';
import { need, needEngine, needOptions } from '../core/need.ts';
import { needDocument } from './need-document.ts';

export interface ProjectVariablesOptions {
  readonly document: Document;
  /**
   * Targets that the variables are written to.
   *
   * @default the inline style of the body, and of the one that a router puts in its place
   */
  readonly targets?: readonly StyleTarget[] | undefined;
  /** Element with the attributes of the layout: `data-theme-id`, `data-menu` and so on. @default `<html>` */
  readonly rootElement?: Element | undefined;
  /** Element with `data-bs-theme` and `color-scheme`. @default the root element */
  readonly themeElement?: Element | undefined;
  /**
   * Theme that the page's own stylesheet shows. While its attributes are shown, the values that equal it are not written,
   * and the first change is written in the next frame.
   */
  readonly built?: ResolvedTheme | undefined;
}

/** Connection between an engine and a document. */
export interface ThemeProjection {
  /** Writes pending changes now instead of in the next frame. */
  flush(): void;
  /** Compares with the document itself and writes the differences, for example after `clear`. */
  reapply(): void;
  /** Removes only what the theme has written. */
  clear(): void;
  /** Unsubscribes from the engine. The written values stay. */
  dispose(): void;
}

/** Subset of the engine that a projection uses. */
export type ThemeSource = Pick<ThemeCore, 'getSnapshot' | 'subscribe'> & Partial<Pick<ThemeCore, 'catalogue'>>;

/** Callbacks of a projection that extends this one. */
export interface ProjectionParts {
  /** Removes variables that must wait from `next`; `schedule` triggers another check. */
  readonly hold?: (
    next: Record<string, string>,
    written: Readonly<Record<string, string>>,
    resolved: ResolvedTheme,
  ) => void;
  /** Called after each write of these names; `isAgain` is true when everything was compared with the document again. */
  readonly onWritten?: (resolved: ResolvedTheme, names: readonly string[], isAgain: boolean) => void;
}

/**
 * Applies the variables and attributes of a theme to a document and keeps them up to date.
 *
 * For a page with its own stylesheet and fonts; `projectTheme` manages those too. The document is written at most once
 * per frame, and only values that differ.
 *
 * @example
 * const projection = projectVariables(core, { document });
 */
export const projectVariables = (source: ThemeSource, options: ProjectVariablesOptions): ThemeProjection =>
  buildProjection(source, options, {}).projection;

/** Creates the projection with the extensions of a larger one. */
export function buildProjection(
  source: ThemeSource,
  options: ProjectVariablesOptions,
  { hold, onWritten }: ProjectionParts,
): { projection: ThemeProjection; schedule: () => void } {
  needEngine(source, 'source');
  const { document } = needOptions(options);
  needDocument(document);
  const view = document.defaultView ?? globalThis;
  const { rootElement = document.documentElement, themeElement = rootElement, built } = options;
  let body: HTMLElement | null;
  // A script in the head runs before there is a body.
  const targetsNow = () => {
    body = document.body;
    return options.targets ?? (body ? [body.style] : []);
  };
  let targets: readonly StyleTarget[] = targetsNow();
  need(Array.isArray(targets), 'targets');
  let written = leftIn(targets, source);
  let isScheduled = false;
  let isDisposed = false;

  const schedule = () => {
    // A font may arrive after another projection has taken the place of this one.
    if (isScheduled || isDisposed) return;
    isScheduled = true;
    view.requestAnimationFrame(flush);
  };
  const flush = () => isScheduled && write();
  const write = (isAgain = false) => {
    isScheduled = false;
    const { resolved } = source.getSnapshot();
    const next = { ...resolved.variables };
    const isBuilt = built && hasAttributesOf(built, resolved);
    for (const name of isBuilt ? Object.keys(next) : []) {
      if (next[name] !== built!.variables[name] || name in written) continue;
      // Other code may have written a value before this projection did.
      if (!targets.some((target) => target.getPropertyValue?.(name))) delete next[name];
    }
    hold?.(next, written, resolved);
    const isShown = (name: string) =>
      name in next && targets.every((target) => target.getPropertyValue?.(name) === next[name]);
    const names = Object.keys({ ...written, ...next }).filter((name) => written[name] !== next[name] && !isShown(name));
    for (const target of targets) {
      for (const name of names) {
        if (name in next) target.setProperty(name, next[name]!);
        else target.removeProperty(name);
      }
    }
    written = next;
    writeAttributes(resolved, isBuilt);
    onWritten?.(resolved, names, isAgain);
  };
  const writeAttributes = (resolved: ResolvedTheme | null, isBuilt = false) => {
    for (const [name, value] of Object.entries(attributesOf(resolved))) {
      put(name === MODE_ATTRIBUTE ? themeElement : rootElement, name, value);
      for (const target of targets) put(target, name, value);
    }
    const { style } = themeElement as HTMLElement;
    const scheme = resolved ? colorSchemeOf(resolved.attributes.mode) : '';
    const shown = style.getPropertyValue('color-scheme');
    if (shown !== scheme && (shown || !isBuilt)) style.setProperty('color-scheme', scheme);
  };

  const unsubscribe = source.subscribe(schedule);
  // A router that replaces the body, such as that of Turbo or Astro, may also take away the attributes of the page.
  const observer = new view.MutationObserver(() => {
    if (document.body && document.body !== body) projection.reapply();
  });
  observer.observe(document.documentElement, { childList: true });
  const projection: ThemeProjection = {
    flush,
    reapply() {
      targets = targetsNow();
      written = {};
      write(true);
    },
    clear() {
      for (const target of targets) for (const name of Object.keys(written)) target.removeProperty(name);
      written = {};
      isScheduled = false;
      writeAttributes(null);
      for (const element of [body, themeElement]) {
        if (element?.getAttribute('style') === '') element.removeAttribute('style');
      }
    },
    dispose() {
      unsubscribe();
      observer.disconnect();
      isScheduled = false;
      isDisposed = true;
    },
  };
  if (built) schedule();
  else write();
  return { projection, schedule };
}

/**
 * Returns the variables that the first paint or an earlier projection has left in the targets and that only some values
 * of a field write: a theme without them must remove them.
 */
function leftIn(targets: readonly StyleTarget[], source: ThemeSource): Record<string, string> {
  const { variables } = source.getSnapshot().resolved;
  const left: Record<string, string> = {};
  for (const { writes, options = [] } of source.catalogue ? fieldsOf(source.catalogue) : []) {
    for (const name of options.flatMap(({ value }) => Object.keys(writes?.(value, variables) ?? {}))) {
      if (targets.some((target) => target.getPropertyValue?.(name))) left[name] = '';
    }
  }
  return left;
}

const hasAttributesOf = ({ attributes }: ResolvedTheme, other: ResolvedTheme): boolean =>
  (Object.keys(attributes) as (keyof typeof attributes)[]).every((name) => attributes[name] === other.attributes[name]);

/** An element, or a target that supports attributes. */
type AttributePlace = Partial<Pick<Element, 'getAttribute' | 'setAttribute' | 'removeAttribute'>>;

function put(place: AttributePlace, name: string, value: string | undefined): void {
  // A target that cannot be asked for an attribute gets it, or loses it, each time.
  if (place.getAttribute?.(name) === (value ?? null)) return;
  if (value === undefined) place.removeAttribute?.(name);
  else place.setAttribute?.(name, value);
}
