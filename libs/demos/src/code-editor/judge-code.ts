import { parser } from '@lezer/javascript';
import type { Entity } from '@genmaster/app-model';
import { checkCode, type CodeProblem } from './check-code.ts';
import { completeCode, type CodeOffers } from './complete-code.ts';
import { readCode } from './read-code.ts';

/** Lists the problems of handwritten code that works with an entity. */
export const judgeCode = (code: string, entity: Entity): readonly CodeProblem[] =>
  checkCode(readCode(parser.parse(code), code, entity), code, entity);

/** Returns the model’s completions at a position of handwritten code. */
export const offersAt = (code: string, at: number, entity: Entity): CodeOffers | null =>
  completeCode(readCode(parser.parse(code), code, entity), code, at, entity);
