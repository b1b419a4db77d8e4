import type { ThemeCore } from '../core/engine-types.ts';
import { createThemeCore } from '../core/theme-core.ts';
import { projectVariables, type ThemeProjection } from '../dom/project-variables.ts';
import { choices, chosenSource } from './chosen-source.ts';

/**
 * Creates the class of `<gm-theme>`.
 *
 * The class is created on demand, because importing this module must also work without HTMLElement (on a server).
 */
export function createThemeElementClass(engine: ThemeCore): typeof HTMLElement {
  return class ThemeElement extends HTMLElement {
    static readonly observedAttributes = Object.keys(choices);

    #projection: ThemeProjection | null = null;

    connectedCallback(): void {
      this.#show();
    }

    disconnectedCallback(): void {
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
      this.#projection = projectVariables(chosenSource(engine, chosen), {
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
