import type { ThemeCore } from '../core/engine-types.ts';
import { createThemeCore } from '../core/theme-core.ts';
import { projectVariables, type ThemeProjection, type ThemeSource } from '../dom/project-variables.ts';
import { choices, chosenSource } from './chosen-source.ts';

/**
 * Creates the class of `<gm-theme>`.
 *
 * The class is created on demand, because importing this module must also work without HTMLElement (on a server).
 */
export function createThemeElementClass(engine: ThemeCore): typeof HTMLElement {
  return class ThemeElement extends HTMLElement {
    static readonly observedAttributes = Object.keys(choices);

    #source: ThemeSource = engine;
    #projection: ThemeProjection | null = null;
    /** Restores the variables before the next frame when a host has replaced the whole `style` attribute. */
    readonly #guard = new MutationObserver(() => {
      const names = Object.keys(this.#source.getSnapshot().resolved.variables);
      if (names.some((name) => !this.style.getPropertyValue(name))) this.#projection?.reapply();
    });

    connectedCallback(): void {
      this.#show();
      this.#guard.observe(this, { attributeFilter: ['style'] });
    }

    disconnectedCallback(): void {
      this.#guard.disconnect();
      this.#projection?.dispose();
      this.#projection = null;
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      if (this.#projection) this.#show();
      if (value !== null) judge(engine, this.localName, name, value);
    }

    #show(): void {
      this.#projection?.dispose();
      const chosen = new Map(
        Object.keys(choices).flatMap((name) => {
          const value = this.getAttribute(name);
          return value === null ? [] : [[name, value] as const];
        }),
      );
      this.#source = chosenSource(engine, chosen);
      this.#projection = projectVariables(this.#source, {
        document: this.ownerDocument,
        rootElement: this,
        targets: [this.style],
      });
    }
  };
}

/** Throws an error for a value that the catalogue refuses; the browser reports what a reaction of an element throws. */
function judge(engine: ThemeCore, tag: string, name: string, value: string): void {
  const { catalogue } = engine;
  const result = choices[name]?.(createThemeCore({ catalogue }), value);
  if (result && !result.ok)
    throw new TypeError(`[theme-engine] <${tag} ${name}="${value}"> chooses nothing: ${result.reason}`);
}
