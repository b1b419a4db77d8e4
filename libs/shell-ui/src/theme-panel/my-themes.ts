import type { SavedTheme } from '@genmaster/theme-engine';

/** Saved theme of the user. */
export interface MyTheme {
  /** Name given by the user; `null` until then. */
  readonly name: string | null;
  /** Whether saves go to this theme. */
  readonly isInUse: boolean;
  /** Stored theme; its `recordId` identifies it. */
  readonly saved: SavedTheme;
}

/**
 * Result of a change to the saved themes.
 *
 * `changed`: it was changed from elsewhere meanwhile. `full`: the maximum number is reached. `bad-name`: the name has
 * no visible characters or is too long.
 */
export type MyThemesOutcome = 'done' | 'changed' | 'full' | 'bad-name' | 'failed';

/** Saved themes of the user, with an account or in this browser, for a host that keeps several. Every change returns its result. */
export interface MyThemesOfAccount {
  state: 'loading' | 'lost' | 'here';
  themes: readonly MyTheme[];
  /** Maximum number of themes. */
  most: number;
  /** Fires when the themes are needed: when they are first shown, and again after a failed load. */
  onWanted: () => void;
  /** Switches to a theme, so that the engine shows it and saves go to it. There are no unsaved edits then. */
  choose: (theme: MyTheme) => Promise<MyThemesOutcome>;
  /** Saves one more theme without switching to it. */
  create: (name: string, saved: SavedTheme) => Promise<MyThemesOutcome>;
  rename: (theme: MyTheme, name: string) => Promise<MyThemesOutcome>;
  /** Deletes a theme that is not in use; `create` restores it. */
  remove: (theme: MyTheme) => Promise<MyThemesOutcome>;
  /** For themes that are kept in this browser only: fires when the visitor wants to sign in to an account. */
  onSignIn?: () => void;
}

/** Saved themes of the user, or the sign-in to an account that can hold them. */
export type MyThemes = MyThemesOfAccount | { state: 'signed-out'; onSignIn: () => void };
