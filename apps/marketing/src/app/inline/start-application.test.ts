/** @jest-environment jsdom */
import { LOST_CHUNK_KEY } from '../../platform/chunk-recovery.ts';
import { startApplication } from './start-application.ts';
import { code } from './start-script.built.ts';

const ENTRY = '/assets/entry-1.js';
const BESIDE = ['/assets/runtime-1.js', '/assets/words-1.js'];

interface SetUpOptions {
  readyState?: DocumentReadyState;
  load?: () => Promise<unknown>;
}

/** Starts the application in this window, with its own state of loading and its own files. */
function setUp({ readyState = 'interactive', load = () => Promise.resolve() }: SetUpOptions = {}) {
  document.body.innerHTML = '<button data-early="sign-in"><b>Sign in</b></button><a href="#x">Elsewhere</a>';
  const importEntry = jest.fn((_url: string) => load());
  const reload = jest.fn();
  const listeners: [EventTarget, string, EventListener, boolean | undefined][] = [];
  const listenable = (target: EventTarget) => ({
    addEventListener: (kind: string, listener: EventListener, capture?: boolean) => {
      listeners.push([target, kind, listener, capture]);
      target.addEventListener(kind, listener, capture);
    },
    removeEventListener: (kind: string, listener: EventListener, capture?: boolean) =>
      target.removeEventListener(kind, listener, capture),
  });
  const fake = {
    ...listenable(window),
    document: {
      ...listenable(document),
      readyState,
      currentScript: { dataset: { entry: ENTRY, beside: BESIDE.join(' ') } },
      createElement: document.createElement.bind(document),
      head: document.head,
    },
    location: { reload },
    navigator,
    sessionStorage,
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
  };
  startApplication(fake as unknown as Window, importEntry);
  undo.push(() => listeners.forEach(([target, ...rest]) => target.removeEventListener(...rest)));

  const button = document.querySelector('button')!;
  const presses: string[] = [];
  /** Simulates the application when it is ready. */
  const listen = () => button.addEventListener('click', () => presses.push('sign-in'));
  return { button, presses, listen, reload, load: importEntry, arrive: () => window.dispatchEvent(new Event('load')) };
}

const undo: (() => void)[] = [];
const task = () => new Promise((resolve) => setTimeout(resolve));
const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
/** Resolves after the task that follows the load event, and the two frames before a repeated press. */
async function settled(): Promise<void> {
  await task();
  await frame();
  await frame();
  await task();
}

// This window fires its own load event, which must come before those of the tests.
beforeAll(() => new Promise((resolve) => window.addEventListener('load', resolve, { once: true })));
beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
});
afterEach(() => undo.splice(0).forEach((each) => each()));

it('waits for the load event, and a moment longer', async () => {
  const { load, arrive } = setUp();
  await settled();
  expect(load).not.toHaveBeenCalled();

  arrive();
  expect(load).not.toHaveBeenCalled();
  await settled();

  expect(load.mock.calls).toEqual([[ENTRY]]);
});

it('loads the imports of the entry in parallel, once, and not before the load event', async () => {
  const { button, arrive } = setUp();
  const ahead = () =>
    [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  await settled();
  expect(ahead()).toEqual([]);

  arrive();
  await settled();
  button.click();

  expect(ahead()).toEqual(BESIDE);
});

it('starts at once when the page has already loaded', () => {
  const { load } = setUp({ readyState: 'complete' });

  expect(load.mock.calls).toEqual([[ENTRY]]);
});

it('starts when a control that needs JavaScript is pressed, and replays the press when it is ready', async () => {
  let ready: (value?: unknown) => void = () => undefined;
  const { button, presses, listen, load } = setUp({ load: () => new Promise((resolve) => (ready = resolve)) });

  button.querySelector('b')!.click();
  expect(load).toHaveBeenCalledTimes(1);
  listen();
  ready();
  await settled();

  expect(presses).toEqual(['sign-in']);
});

it('prevents the default action of a press that it will replay', () => {
  const { button } = setUp();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });

  button.dispatchEvent(press);

  expect(press.defaultPrevented).toBe(true);
});

it('keeps a form that needs JavaScript from reloading the page, and submits it when the application is ready', async () => {
  const { load } = setUp();
  document.body.innerHTML = '<form><input><button type="submit">Read it</button></form>';
  const [form, button] = [document.querySelector('form')!, document.querySelector('button')!];
  const submitted: boolean[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(load.mock.calls.length > 0);
  });

  button.click();
  expect(submitted).toEqual([]);
  await settled();

  expect(submitted).toEqual([true]);
});

it('leaves a form with an address to the browser', () => {
  const { load } = setUp();
  document.body.innerHTML = '<form action="/contact/form"><button type="submit">Send</button></form>';
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());

  document.querySelector('button')!.dispatchEvent(press);

  expect(press.defaultPrevented).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it('ignores every other press', async () => {
  const { load } = setUp();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });

  document.querySelector('a')!.dispatchEvent(press);
  await settled();

  expect(press.defaultPrevented).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it('loads the application once, however many presses come before the load event', async () => {
  const { button, load, arrive } = setUp();

  button.click();
  button.click();
  arrive();
  await settled();

  expect(load).toHaveBeenCalledTimes(1);
});

it('ignores presses after the application has started', async () => {
  const { button, presses, listen } = setUp({ readyState: 'complete' });
  await settled();
  listen();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });

  button.dispatchEvent(press);

  expect(press.defaultPrevented).toBe(false);
  expect(presses).toEqual(['sign-in']);
});

describe('an entry file that fails to load', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('reloads the page once', async () => {
    const { reload } = setUp({ readyState: 'complete', load });
    await settled();

    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(`${LOST_CHUNK_KEY}${ENTRY}`)).toBe('1');
  });

  it('waits for a connection before the reload', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reload } = setUp({ readyState: 'complete', load });
    await settled();
    expect(reload).not.toHaveBeenCalled();

    connection.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    connection.mockRestore();

    expect(reload).toHaveBeenCalledTimes(1);
  });

  // Gecko and WebKit drop the files of a page when a link is followed; a reload would take the place of the link.
  describe('because the visitor is leaving', () => {
    async function leave() {
      let isLost = true;
      const result = setUp({ readyState: 'complete', load: () => (isLost ? load() : Promise.resolve()) });
      window.dispatchEvent(new Event('beforeunload'));
      await settled();
      isLost = false;
      return result;
    }

    it('does not keep them on the page', async () => {
      const { reload } = await leave();

      expect(reload).not.toHaveBeenCalled();
      expect(sessionStorage).toHaveLength(0);
    });

    it('is loaded when they come back to the page as they left it', async () => {
      const { reload, load: imported } = await leave();
      window.dispatchEvent(new Event('pageshow'));
      await settled();

      expect(imported.mock.calls).toEqual([[ENTRY], [ENTRY]]);
      expect(reload).not.toHaveBeenCalled();
    });

    it('is loaded by a press when they stayed, because the link led to a file', async () => {
      const { button, load: imported } = await leave();
      button.click();
      await settled();

      expect(imported.mock.calls).toEqual([[ENTRY], [ENTRY]]);
    });

    it('reloads the page when it is still missing after they came back', async () => {
      const { reload } = setUp({ readyState: 'complete', load });
      window.dispatchEvent(new Event('beforeunload'));
      await settled();
      expect(reload).not.toHaveBeenCalled();
      window.dispatchEvent(new Event('pageshow'));
      await settled();

      expect(reload).toHaveBeenCalledTimes(1);
    });
  });

  it('leaves the page readable the second time', async () => {
    sessionStorage.setItem(`${LOST_CHUNK_KEY}${ENTRY}`, '1');
    const { reload } = setUp({ readyState: 'complete', load });
    await settled();

    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing where storage is denied', async () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { reload } = setUp({ readyState: 'complete', load });
    await settled();
    denied.mockRestore();

    expect(reload).not.toHaveBeenCalled();
  });
});

it('imports the file from its script element', () => {
  const load = jest.fn(() => Promise.resolve({ started: Promise.resolve() }));
  const currentScript = Object.assign(document.createElement('script'), { type: 'text/plain' });
  currentScript.dataset['entry'] = ENTRY;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: currentScript });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');

  // `import` is a keyword that a test cannot replace.
  new Function('load', code.replace('import(', 'load('))(load);
  state.mockRestore();

  expect(load.mock.calls).toEqual([[ENTRY]]);
});
