import * as v from 'valibot';
import { namesOf } from '@genmaster/app-model';
import { byId, recordSchema } from '@genmaster/app-model';
import type { RuleMessages } from '@genmaster/app-model';
import { readValue, type Value } from '@genmaster/app-model';
import { FORM_IDS, type FillForm } from './fill-forms.ts';
import type { Proposal } from './propose.ts';

/** Maximum length of the text, in characters. */
export const MAX_TEXT = 5_000;

/** Maximum number of undo steps, and of saved entries. */
const MAX_PAST = 20;
const MAX_SAVED = 20;

const decisionSchema = v.strictObject({
  /** `proposal`: accepted as offered; `typing`: typed by the visitor; `refusal`: left empty. */
  by: v.picklist(['proposal', 'typing', 'refusal']),
  value: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
});

const snapshotSchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  /** The visitor’s decisions, by field; a field without one shows the proposal. */
  decisions: v.record(v.string(), decisionSchema),
  saved: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
});

/** Schema of a kept form. */
export const stateSchema = v.strictObject({
  form: v.picklist(FORM_IDS),
  ...snapshotSchema.entries,
  past: v.pipe(v.array(snapshotSchema), v.maxLength(MAX_PAST)),
});

export type Decision = v.InferOutput<typeof decisionSchema>;

/** State of the demo: the text, the decisions on its proposals, the saved entries, and the undo steps. */
export type FormFillingState = v.InferOutput<typeof stateSchema>;

/** Returns the state of a text without decisions. */
export const fresh = (form: FormFillingState['form'], text: string): FormFillingState => ({
  form,
  text,
  decisions: {},
  saved: [],
  past: [],
});

/** Returns the value that a field shows, and its origin. Only `accepted` and `typed` values are ever saved. */
export function contentOf(
  proposal: Proposal,
  decision: Decision | undefined,
): { value: string; state: 'proposed' | 'accepted' | 'typed' | 'refused' | 'empty' } {
  if (decision?.by === 'proposal') return { value: decision.value, state: 'accepted' };
  if (decision?.by === 'typing') return { value: decision.value, state: 'typed' };
  if (decision?.by === 'refusal') return { value: '', state: 'refused' };
  return proposal.kind === 'found'
    ? { value: proposal.finding.value, state: 'proposed' }
    : { value: '', state: 'empty' };
}

/** Returns the accepted or typed values, by field. */
export const ownValues = ({ decisions }: Pick<FormFillingState, 'decisions'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(decisions).flatMap(([field, { by, value }]) => (by === 'refusal' ? [] : [[field, value]])),
  );

/** Sets decisions on fields as one undo step; continued typing in a field belongs to its step while that is the last. */
export function decide(state: FormFillingState, decisions: Readonly<Record<string, Decision>>): FormFillingState {
  const [field] = Object.keys(decisions);
  if (field === undefined) return state;
  const isTypingOn =
    decisions[field]!.by === 'typing' && state.decisions[field]?.by === 'typing' && isLastStep(state, field);
  const next = { ...state, decisions: { ...state.decisions, ...decisions } };
  return isTypingOn ? next : { ...next, past: pastOf(state) };
}

/** Sets the text as one undo step; continued typing belongs to its step while that is the last. */
export function retype(state: FormFillingState, text: string): FormFillingState {
  const last = state.past.at(-1);
  const isTypingOn =
    last !== undefined &&
    JSON.stringify([last.decisions, last.saved]) === JSON.stringify([state.decisions, state.saved]);
  return { ...state, text, past: isTypingOn ? state.past : pastOf(state) };
}

/** Returns whether the last undo step changed the decision on one field and nothing else. */
function isLastStep({ text, decisions, past }: FormFillingState, field: string): boolean {
  const last = past.at(-1);
  if (!last || last.text !== text) return false;
  const before = last.decisions;
  const names = new Set([...Object.keys(before), ...Object.keys(decisions)]);
  return [...names].every((name) => name === field || before[name]?.value === decisions[name]?.value);
}

/** Removes a decision, so that the field shows the proposal again. */
export function recall(state: FormFillingState, field: string): FormFillingState {
  const { [field]: _, ...decisions } = state.decisions;
  return { ...state, decisions, past: pastOf(state) };
}

/** Accepts every found proposal without a decision. */
export function acceptAll(state: FormFillingState, proposals: Readonly<Record<string, Proposal>>): FormFillingState {
  const open = Object.entries(proposals).flatMap(([field, proposal]) =>
    proposal.kind === 'found' && !state.decisions[field]
      ? [[field, { by: 'proposal', value: proposal.finding.value }] as const]
      : [],
  );
  return decide(state, Object.fromEntries(open));
}

/** Undoes the last step. */
export function undo(state: FormFillingState): FormFillingState {
  const last = state.past.at(-1);
  return last ? { ...state, ...last, past: state.past.slice(0, -1) } : state;
}

/** Result of a save: the next state, or the problems by field. */
export type Saved = { state: FormFillingState } | { problems: Readonly<Record<string, string>> };

/** Saves the accepted and typed values if they keep the form’s rules; undecided proposals are left out. */
export function save(
  state: FormFillingState,
  { form: { entity }, messages }: { form: FillForm; messages: RuleMessages },
): Saved {
  const values = ownValues(state);
  const own = namesOf(entity).fields.map(({ field }) => [field.id, readValue(field, values[field.id])] as const);
  const checked = v.safeParse(recordSchema(entity, { keyOf: byId, messages }), Object.fromEntries(own));
  if (!checked.success) {
    const problems = checked.issues.toReversed().map(({ path, message }) => [String(path?.[0]?.key), message] as const);
    return { problems: Object.fromEntries(problems) };
  }
  const entry = Object.fromEntries(own.map(([id, value]) => [id, (value ?? null) as Value]));
  const saved = [...state.saved, entry].slice(-MAX_SAVED);
  return { state: { ...state, text: '', decisions: {}, saved, past: pastOf(state) } };
}

const pastOf = ({ text, decisions, saved, past }: FormFillingState): FormFillingState['past'] =>
  [...past, { text, decisions, saved }].slice(-MAX_PAST);
