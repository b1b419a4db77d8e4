import '@genmaster/color-picker/style.css';
import 'virtual:theme-defaults.css';
import './styles/page.css';
import './styles/bar.css';
import './styles/report.css';
import './styles/orders-table.css';
import './styles/theme-controls.css';
import { defineColorPicker } from '@genmaster/color-picker/element';
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { projectTheme } from '@genmaster/theme-engine/dom';
import { toThemeJson } from '@genmaster/theme-engine/export';
import { discloseBy } from './disclosure.ts';
import { element } from './element.ts';
import { orders } from './orders.ts';
import { showReport } from './report-view.ts';
import { showThemeControls } from './theme-controls.ts';
import { createThemeStorage } from './theme-storage.ts';

const report = document.querySelector<HTMLElement>('#report')!;
const theme = document.querySelector<HTMLElement>('#theme')!;
const opener = document.querySelector<HTMLButtonElement>('[data-open-theme]')!;

const engine = createThemeEngine({ catalogue: defaultCatalogue });
const storage = createThemeStorage(engine, browserStorage());
storage.start();
// Schemes and fields are enough for this page; the themes' own stylesheets are not loaded.
projectTheme(engine, { document, sheetHref: () => '' });

defineColorPicker();
showReport(report, orders);
showThemeControls(theme, { engine, onSave: storage.save, onExport: exportTheme });

discloseBy(opener, theme);

function exportTheme(): void {
  const address = URL.createObjectURL(new Blob([toThemeJson(engine.toSaved())], { type: 'application/json' }));
  element('a', { href: address, download: 'report-theme.json' }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Returns the browser's storage, or null if it is blocked: then reading the property throws. */
function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
