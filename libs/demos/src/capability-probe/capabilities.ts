/** Capabilities that the probe checks in the browser. */
export const CAPABILITIES = [
  'speech',
  'eyeDropper',
  'clipboard',
  'share',
  'serviceWorker',
  'fileSystem',
  'viewTransitions',
  'storage',
  'compression',
  'digest',
  'popover',
  'has',
  'oklch',
  'dialog',
  'fullscreen',
] as const;

export type CapabilityId = (typeof CAPABILITIES)[number];

/** Effect of a missing capability on a page: a fallback with the same result, or none. */
export type Without = 'fallback' | 'missing';

/** Effect of each missing capability: which have a fallback on this site and which have none. */
export const withoutIt: Readonly<Record<CapabilityId, Without>> = {
  speech: 'fallback',
  eyeDropper: 'fallback',
  clipboard: 'fallback',
  share: 'fallback',
  serviceWorker: 'missing',
  fileSystem: 'fallback',
  viewTransitions: 'fallback',
  storage: 'missing',
  compression: 'fallback',
  digest: 'missing',
  popover: 'fallback',
  has: 'fallback',
  oklch: 'fallback',
  dialog: 'missing',
  fullscreen: 'fallback',
};

/** Groups of capabilities that a visitor can choose. */
export const GROUPS = {
  all: CAPABILITIES,
  offline: ['serviceWorker', 'storage', 'fileSystem', 'compression', 'digest'],
  input: ['speech', 'eyeDropper', 'clipboard', 'share', 'dialog', 'popover', 'fullscreen'],
} as const satisfies Readonly<Record<string, readonly CapabilityId[]>>;

export type GroupId = keyof typeof GROUPS;

/** Findings of a browser, by capability. */
export type Findings = Readonly<Record<CapabilityId, boolean>>;

/** The parts of a window that the probe reads; a test passes its own object. */
export type ProbedWindow = Pick<Window & typeof globalThis, 'navigator' | 'document' | 'localStorage'> & {
  readonly CSS?: { supports: (condition: string) => boolean };
};

/** Checks a window for every capability itself, never by the browser’s name. Nothing is used, opened or sent. */
export function probe(window: ProbedWindow): Findings {
  const { navigator, document } = window;
  const supports = (condition: string) => window.CSS?.supports(condition) ?? false;
  return {
    speech: 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
    eyeDropper: 'EyeDropper' in window,
    clipboard: typeof navigator.clipboard?.writeText === 'function',
    share: typeof navigator.share === 'function',
    serviceWorker: 'serviceWorker' in navigator,
    fileSystem: 'showSaveFilePicker' in window,
    viewTransitions: 'startViewTransition' in document,
    storage: canStore(window),
    compression: 'CompressionStream' in window,
    digest: typeof (window as { crypto?: Crypto }).crypto?.subtle?.digest === 'function',
    popover: 'popover' in (document.body ?? {}),
    has: supports('selector(:has(a))'),
    oklch: supports('color: oklch(0.5 0.1 200)'),
    dialog: 'HTMLDialogElement' in window,
    fullscreen: document.fullscreenEnabled === true,
  };
}

/** Returns whether the window can store; a browser with storage denied may throw on the access itself. */
function canStore(window: ProbedWindow): boolean {
  try {
    return typeof window.localStorage.getItem === 'function';
  } catch {
    return false;
  }
}

/** Other settings that affect how a page looks and is used. */
export interface Surroundings {
  width: number;
  pointer: 'fine' | 'coarse' | 'none';
  hasReducedMotion: boolean;
  isDark: boolean;
}

/** Reads the screen size and settings of a window; without `matchMedia`, no setting is reported as on. */
export function surroundingsOf(window: Pick<Window, 'innerWidth'> & Partial<Pick<Window, 'matchMedia'>>): Surroundings {
  const is = (query: string) => window.matchMedia?.(query).matches ?? false;
  return {
    width: window.innerWidth,
    pointer: is('(pointer: fine)') ? 'fine' : is('(pointer: coarse)') ? 'coarse' : 'none',
    hasReducedMotion: is('(prefers-reduced-motion: reduce)'),
    isDark: is('(prefers-color-scheme: dark)'),
  };
}
