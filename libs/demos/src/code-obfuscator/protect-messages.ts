/** Where the frame of the obfuscator is served. */
export const PROTECT_PATH = '/code-obfuscator.html';

/** How hard to read the result shall be. */
export const LEVELS = ['light', 'medium', 'heavy'] as const;

export type Level = (typeof LEVELS)[number];

/** A request to the frame. */
export interface ProtectRequest {
  kind: 'protect';
  code: string;
  level: Level;
}

/** What the frame makes of it. */
export type ProtectAnswer =
  | { kind: 'done'; code: string; map: string }
  /** The code cannot be read. */
  | { kind: 'problem'; message: string };
