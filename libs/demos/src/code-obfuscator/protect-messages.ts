/** Path of the obfuscator’s frame document. */
export const PROTECT_PATH = '/frames/code-obfuscator.html';

/** Levels of obfuscation. */
export const LEVELS = ['light', 'medium', 'heavy'] as const;

export type Level = (typeof LEVELS)[number];

/** A request to the frame. */
export interface ProtectRequest {
  kind: 'protect';
  code: string;
  level: Level;
}

/** Response of the frame. */
export type ProtectAnswer =
  | { kind: 'done'; code: string; map: string }
  /** The code cannot be parsed. */
  | { kind: 'problem'; message: string };
