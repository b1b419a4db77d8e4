import * as v from 'valibot';
import { LEVELS } from './protect-messages.ts';

/** Longest code, in letters. */
export const LONGEST_CODE = 8000;

/** Checks a kept bench. */
export const codeObfuscatorSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(LONGEST_CODE)),
  level: v.picklist(LEVELS),
});

/** The code, and how hard to read it shall become. */
export type CodeObfuscatorState = v.InferOutput<typeof codeObfuscatorSchema>;

/** How many bytes a text has when it is sent. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
