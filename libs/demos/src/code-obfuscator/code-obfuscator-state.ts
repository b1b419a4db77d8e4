import * as v from 'valibot';
import { LEVELS } from './protect-messages.ts';

/** Maximum length of the code, in characters. */
export const LONGEST_CODE = 8000;

/** Schema of a kept bench. */
export const codeObfuscatorSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(LONGEST_CODE)),
  level: v.picklist(LEVELS),
});

/** State of the bench: the code, and the level of obfuscation. */
export type CodeObfuscatorState = v.InferOutput<typeof codeObfuscatorSchema>;

/** Returns the size of a text in UTF-8 bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
