/** What the browser is asked for, each with what needs it. */
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

/** What a page does without a capability: another way to the same end, or nothing at all. */
export type Without = 'fallback' | 'missing';

/** Which capabilities have no other way. Everything else on this site has one. */
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

/** Groups of capabilities that a visitor asks about. */
export const GROUPS = {
  all: CAPABILITIES,
  offline: ['serviceWorker', 'storage', 'fileSystem', 'compression', 'digest'],
  input: ['speech', 'eyeDropper', 'clipboard', 'share', 'dialog', 'popover', 'fullscreen'],
} as const satisfies Readonly<Record<string, readonly CapabilityId[]>>;

export type GroupId = keyof typeof GROUPS;

/** What a browser answered, by capability. */
export type Findings = Readonly<Record<CapabilityId, boolean>>;

/** The parts of a window that are asked; a test hands in its own. */
export type ProbedWindow = Pick<Window & typeof globalThis, 'navigator' | 'document' | 'localStorage'> & {
  readonly CSS?: { supports: (condition: string) => boolean };
};

/** Asks a window for every capability itself, never for the browser’s name. Nothing is used, opened or sent. */
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

/** A browser that keeps nothing may throw at the mere question. */
function canStore(window: ProbedWindow): boolean {
  try {
    return typeof window.localStorage.getItem === 'function';
  } catch {
    return false;
  }
}

/** What else decides how a page looks and is used here. */
export interface Surroundings {
  width: number;
  pointer: 'fine' | 'coarse' | 'none';
  hasReducedMotion: boolean;
  isDark: boolean;
}

/** Reads what the screen and the settings of a window are; one that cannot be asked has none of them. */
export function surroundingsOf(window: Pick<Window, 'innerWidth'> & Partial<Pick<Window, 'matchMedia'>>): Surroundings {
  const is = (query: string) => window.matchMedia?.(query).matches ?? false;
  return {
    width: window.innerWidth,
    pointer: is('(pointer: fine)') ? 'fine' : is('(pointer: coarse)') ? 'coarse' : 'none',
    hasReducedMotion: is('(prefers-reduced-motion: reduce)'),
    isDark: is('(prefers-color-scheme: dark)'),
  };
}
