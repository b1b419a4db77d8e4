// Finds the system's Chromium and its headless shell, or installs them from the system's packages where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APP_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Options to run Chromium headless in a container, as root, without network requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it the headless shell rounds the widths of letters, unlike a browser with windows.
  '--font-render-hinting=none',
];

/** Returns the path of an installed Chromium, `CHROMIUM_PATH` first; `null` when there is none. */
export function findChromium() {
  return find([process.env.CHROMIUM_PATH, ...inPath(NAMES), ...APP_PATHS]);
}

/**
 * Returns the path of the browser for tests: the headless shell, `HEADLESS_SHELL_PATH` first, or else a Chromium; `null`
 * when there is neither.
 *
 * The shell is Chromium without windows, bars and the cache of whole pages, and needs about half of its processor time.
 */
export function findTestBrowser() {
  return findShell() ?? findChromium();
}

/**
 * Returns the path of a Chromium; installs Debian's package when it is missing and this user may.
 *
 * If that is not possible, prints how to install it and exits with code 1.
 */
export function ensureChromium() {
  const found = findChromium() ?? installed('chromium', findChromium);
  if (found) return found;
  console.error(
    'No Chromium was found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable, and run this again.',
  );
  process.exit(1);
}

/** Returns the path of the browser for tests; installs Debian's headless shell or Chromium as `ensureChromium` does. */
export function ensureTestBrowser() {
  return findShell() ?? installed('chromium-headless-shell', findShell) ?? ensureChromium();
}

const findShell = () => find([process.env.HEADLESS_SHELL_PATH, ...inPath(SHELL_NAMES)]);

/** Installs a package of Debian if this user may, and returns the result of another search. */
function installed(name, findIt) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log(`Installing ${name} from the system’s packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return findIt();
}

const inPath = (names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

const find = (candidates) => candidates.find((path) => path && isExecutable(path)) ?? null;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
