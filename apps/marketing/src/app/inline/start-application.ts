import { LOST_CHUNK_KEY } from '../../platform/chunk-recovery.ts';

/** Controls whose press waits for the application. Enter in a field of a form presses its submit button, too. */
const NEEDS_SCRIPT = '[data-early], form:not([action]) [type=submit]';

/** The parts of the window that starting needs. */
type StartWindow = Pick<
  Window,
  'document' | 'location' | 'navigator' | 'sessionStorage' | 'addEventListener' | 'requestAnimationFrame'
>;

/**
 * Loads the application into a page that is complete without it.
 *
 * It waits for the load event, so that scripts never compete with the first paint. A press on a control that needs
 * script (`data-early`), and one that submits a form without an address, loads it at once and is replayed when it is
 * ready: the browser would reload the page, without what was typed. An entry file that fails to load reloads the
 * page once, with the same guard as every other file of its build, and only with a connection; after that the page
 * stays readable. Some browsers drop the files of a page whose visitor follows a link: nothing is reloaded then, because
 * that would take the place of the link, and the application is loaded when the visitor comes back.
 *
 * The script element's `data-entry` is the file of the application, and `data-beside` lists its imports.
 *
 * @param load Imports the entry. Resolves when the application has taken over the page.
 */
export function startApplication(window: StartWindow, load: (entry: string) => Promise<unknown>): void {
  const { document } = window;
  const { entry = '', beside = '' } = document.currentScript!.dataset;
  let loading: Promise<void> | undefined;
  let pressed: HTMLElement | undefined;
  let isLeaving = false;

  function start(): Promise<void> {
    if (!loading) {
      isLeaving = false;
      loading = load(entry).then(repeatPress, recover);
      fetchBeside();
    }
    return loading;
  }

  /** Fetches the imports of the entry in parallel with the entry. */
  function fetchBeside(): void {
    for (const file of beside.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  }

  function holdPress(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
    if (!control) return;
    event.preventDefault();
    pressed = control;
    void start();
  }

  /** The second frame comes after the application has answered its first events. */
  function repeatPress(): void {
    document.removeEventListener('click', holdPress, true);
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => pressed?.click()));
  }

  function recover(): void {
    if (!isLeaving) return reloadOnce();
    loading = undefined;
    window.addEventListener('pageshow', () => void start(), { once: true });
  }

  function reloadOnce(): void {
    if (!window.navigator.onLine) return window.addEventListener('online', reloadOnce, { once: true });
    try {
      if (window.sessionStorage.getItem(LOST_CHUNK_KEY + entry)) return;
      window.sessionStorage.setItem(LOST_CHUNK_KEY + entry, '1');
      window.location.reload();
    } catch {
      // Without a record of the reload it could become a loop.
    }
  }

  document.addEventListener('click', holdPress, true);
  window.addEventListener('beforeunload', () => (isLeaving = true));
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => setTimeout(start));
}
