// Installs the missing browsers of the tests: `shell` for the headless shell, `whole` for the whole browser. A process
// of its own, so that it runs beside the installation of the packages.
import { ensureChromium, ensureTestBrowser } from './find-chromium.mjs';

const wanted = process.argv.slice(2);
if (wanted.includes('shell')) ensureTestBrowser();
if (wanted.includes('whole')) ensureChromium();
