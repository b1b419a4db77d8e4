import type { ColorDetails } from '@genmaster/color-picker/element';
import { createThemeEngine, type ThemeEngine, type ThemeMode } from '@genmaster/theme-engine';
import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';
import { projectTheme } from '@genmaster/theme-engine/dom';
import { customRef, type Ref } from 'vue';

export const engine: ThemeEngine = createThemeEngine({ catalogue: defaultCatalogue });

export function showTheme(document: Document): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(defaultThemeCss(defaultCatalogue));
  document.adoptedStyleSheets.push(styles);
  projectTheme(engine, { document, sheetHref: () => '' });
}

/** Returns the engine's mode as a reactive value for templates. */
export const useMode = (): Ref<ThemeMode> =>
  customRef((track, trigger) => {
    engine.subscribe(trigger);
    return {
      get() {
        track();
        return engine.getSnapshot().resolved.attributes.mode;
      },
      set: (mode) => engine.chooseMode(mode),
    };
  });

/** Applies the colour of a picker, live. */
export function followPicker(event: Event): void {
  engine.setField('bg-page', (event as CustomEvent<ColorDetails>).detail.value);
}
