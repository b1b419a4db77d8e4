import { FORMULA_START } from '@genmaster/app-model';
import Papa from 'papaparse';
import * as v from 'valibot';
import { answer, RIGHTS, SUBJECTS, type Question, type Rule } from './access-rules.ts';
import { applySetting, settingOf, type Setting } from './edit-rules.ts';
import { MAX_PATH, readPath, rowsFor } from './project-tree.ts';

/** Maximum number of undo steps. */
const MAX_PAST = 30;

const rightSchema = v.picklist(RIGHTS);
const whoSchema = v.picklist(SUBJECTS);

const rulesSchema = v.pipe(
  v.array(
    v.strictObject({
      rule: v.pipe(v.string(), v.maxLength(12)),
      path: v.pipe(v.string(), v.maxLength(MAX_PATH + 3)),
      who: whoSchema,
      allow: v.optional(v.array(rightSchema)),
      refuse: v.optional(v.array(rightSchema)),
    }),
  ),
  v.maxLength(400),
);

/** Schema of a kept matrix. */
export const stateSchema = v.strictObject({
  right: rightSchema,
  who: whoSchema,
  path: v.pipe(
    v.string(),
    v.check((path) => readPath(path) === path),
  ),
  rules: rulesSchema,
  /** The rules at the time of the last review. */
  agreed: rulesSchema,
  past: v.pipe(v.array(rulesSchema), v.maxLength(MAX_PAST)),
});

/** State of the matrix: the question in view, the current rules, and the rules at the last review. */
export type AccessMatrixState = v.InferOutput<typeof stateSchema>;

/** Returns a matrix in its initial state. */
export const fresh = (rules: Rule[], question: Question): AccessMatrixState => ({
  ...question,
  rules,
  agreed: rules,
  past: [],
});

/** Changes the rules as one undo step. */
function change(state: AccessMatrixState, rules: readonly Rule[]): AccessMatrixState {
  return { ...state, rules: [...rules], past: [...state.past, state.rules].slice(-MAX_PAST) };
}

/** Sets the right of the path in view on that path itself; the setting that it has already is no undo step. */
export function set(state: AccessMatrixState, setting: Setting): AccessMatrixState {
  const { pattern } = rowsFor(state.path).find(({ path }) => path === state.path)!;
  const place = { ...state, path: pattern };
  return settingOf(state.rules, place) === setting ? state : change(state, applySetting(state.rules, place, setting));
}

export const remove = (state: AccessMatrixState, name: string): AccessMatrixState =>
  change(
    state,
    state.rules.filter(({ rule }) => rule !== name),
  );

/** Undoes the last change of the rules. */
export function undo(state: AccessMatrixState): AccessMatrixState {
  const rules = state.past.at(-1);
  return rules ? { ...state, rules, past: state.past.slice(0, -1) } : state;
}

/** Returns whether the answer to a question differs from the last review. */
export const isChanged = ({ rules, agreed }: AccessMatrixState, question: Question): boolean =>
  answer(rules, question).isAllowed !== answer(agreed, question).isAllowed;

/** Lists every question that the matrix answers, row by row. */
export const questionsOf = ({ path }: Pick<AccessMatrixState, 'path'>): readonly Question[] =>
  rowsFor(path).flatMap((row) => SUBJECTS.flatMap((who) => RIGHTS.map((right) => ({ path: row.path, who, right }))));

/** Writes the whole matrix as a CSV file for the review: one right per line. */
export function writeMatrix(state: AccessMatrixState): string {
  return Papa.unparse(
    {
      fields: ['path', 'who', 'right', 'answer', 'rule', 'changed'],
      data: questionsOf(state).map((question) => {
        const { isAllowed, rule } = answer(state.rules, question);
        const { path, who, right } = question;
        return [
          path,
          who,
          right,
          isAllowed ? 'allowed' : 'refused',
          rule?.rule ?? '',
          isChanged(state, question) ? 'new' : 'no',
        ];
      }),
    },
    { escapeFormulae: FORMULA_START, newline: '\r\n' },
  );
}
