import type { SavedTheme } from '@genmaster/theme-engine';

/** One of the themes that a person keeps. */
export interface MyTheme {
  /** What the person called it; `null` until they did. */
  readonly name: string | null;
  /** Whether it is the one that a save goes to. */
  readonly isInUse: boolean;
  /** What is stored of it; its `recordId` tells it from the others. */
  readonly saved: SavedTheme;
}

/**
 * What became of a change to them.
 *
 * `changed` when it was changed from elsewhere meanwhile, `full` when there are as many as there may be, `bad-name` when
 * the name has nothing to see or is too long.
 */
export type MyThemesOutcome = 'done' | 'changed' | 'full' | 'bad-name' | 'failed';

/** The themes of whoever is signed in, for a host that keeps several. Every change says what became of it. */
export interface MyThemesOfAccount {
  state: 'loading' | 'lost' | 'here';
  themes: readonly MyTheme[];
  /** How many there may be. */
  most: number;
  /** Asks for them: when they are first shown, and again when that went wrong. */
  onWanted: () => void;
  /** Puts one into use, so that the engine shows it and a save goes to it. There are no unsaved edits then. */
  choose: (theme: MyTheme) => Promise<MyThemesOutcome>;
  /** Keeps one more, beside the one in use. */
  create: (name: string, saved: SavedTheme) => Promise<MyThemesOutcome>;
  rename: (theme: MyTheme, name: string) => Promise<MyThemesOutcome>;
  /** Takes one away that is not in use; `create` brings it back. */
  remove: (theme: MyTheme) => Promise<MyThemesOutcome>;
}

/** Several themes with names, or the way to an account that can hold them. */
export type MyThemes = MyThemesOfAccount | { state: 'signed-out'; onSignIn: () => void };
