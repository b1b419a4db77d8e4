import { defineColorPicker } from '@genmaster/color-picker/element';
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';
import { projectTheme } from '@genmaster/theme-engine/dom';
import { createLocalThemeStore } from '@genmaster/theme-engine/storage';

const engine = createThemeEngine({ catalogue: defaultCatalogue });
const local = createLocalThemeStore({
  storage: localStorage,
  userId: 'u1',
  projectId: '1',
  catalogue: engine.catalogue,
});
const styles = new CSSStyleSheet();
styles.replaceSync(defaultThemeCss(defaultCatalogue));
document.adoptedStyleSheets.push(styles);
projectTheme(engine, { document, sheetHref: () => '' });
local.subscribe(({ saved }) => engine.loadSaved(saved));

defineColorPicker();
const picker = document.querySelector('gm-color-picker');
picker?.addEventListener('value-change', (event) => {
  engine.setField('bg-page', event.detail.value);
});
