import { entitySchema, type Entity } from '@genmaster/app-model';
import { applyEdit, readChange } from '@genmaster/app-model/sentences';
import * as v from 'valibot';

/** Maximum length of the sentence, in characters. */
export const MAX_SENTENCE = 400;

const step = {
  /** The definition before the sentence. */
  base: entitySchema,
  sentence: v.pipe(v.string(), v.maxLength(MAX_SENTENCE)),
  /** Decisions by part key; a part without one is undecided. */
  decisions: v.record(v.pipe(v.string(), v.maxLength(300)), v.picklist(['accepted', 'refused'])),
};

/** Schema of a kept or shared change. */
export const changeSchema = v.strictObject({
  ...step,
  past: v.pipe(v.array(v.strictObject(step)), v.maxLength(20)),
});

/** State of a change: the definition, the sentence, and the decisions on its parts. */
export type ChangeState = v.InferOutput<typeof changeSchema>;

export type Decision = 'accepted' | 'refused';

/** Returns the edits of a sentence, and the entity with the accepted parts and with all parts not refused. */
export function proposalOf({ base, sentence, decisions }: ChangeState) {
  const { edits, unread } = readChange(sentence, base);
  const take = (wanted: (decision: Decision | undefined) => boolean): Entity =>
    edits.filter(({ key }) => wanted(decisions[key])).reduce(applyEdit, base);
  return {
    edits,
    unread,
    accepted: take((decision) => decision === 'accepted'),
    proposed: take((decision) => decision !== 'refused'),
  };
}

const kept = ({ base, sentence, decisions }: ChangeState) => ({ base, sentence, decisions });

/** Sets the decision on parts; `null` makes them undecided again. */
export function decide(state: ChangeState, keys: readonly string[], decision: Decision | null): ChangeState {
  const others = Object.entries(state.decisions).filter(([key]) => !keys.includes(key));
  const own = decision === null ? [] : keys.map((key) => [key, decision] as const);
  return {
    ...state,
    decisions: Object.fromEntries([...others, ...own]),
    past: [...state.past, kept(state)].slice(-20),
  };
}

/**
 * Replaces the sentence as one undo step; continued typing belongs to its step while that is the last. Decisions on
 * parts that no longer exist are discarded.
 */
export const retype = (state: ChangeState, sentence: string): ChangeState => {
  const keys = new Set(readChange(sentence, state.base).edits.map(({ key }) => key));
  const decisions = Object.fromEntries(Object.entries(state.decisions).filter(([key]) => keys.has(key)));
  const last = state.past.at(-1);
  const isTypingOn =
    last !== undefined && last.sentence !== state.sentence && JSON.stringify(last.base) === JSON.stringify(state.base);
  return { ...state, sentence, decisions, past: isTypingOn ? state.past : [...state.past, kept(state)].slice(-20) };
};

/** Returns where the words of a part begin and end in the sentence; the whole sentence when it spaces them otherwise. */
export function placeOf(sentence: string, words: string): readonly [number, number] {
  const start = sentence.indexOf(words);
  return start < 0 ? [0, sentence.length] : [start, start + words.length];
}

/** Applies the accepted parts to the definition, and empties the sentence. */
export const settle = (state: ChangeState): ChangeState => ({
  base: proposalOf(state).accepted,
  sentence: '',
  decisions: {},
  past: [...state.past, kept(state)].slice(-20),
});

/** Undoes the last step. */
export function undo(state: ChangeState): ChangeState {
  const last = state.past.at(-1);
  return last ? { ...last, past: state.past.slice(0, -1) } : state;
}
