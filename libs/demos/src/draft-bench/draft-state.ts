import * as v from 'valibot';
import { checkDraft, type DraftFinding } from './check-draft.ts';
import { factsOf, KINDS, type Fact, type Kind } from './draft-facts.ts';
import { fillDraft, lockFacts, type DraftPart, type FilledDraft } from './draft-parts.ts';
import { LENGTHS, TONES } from './draft-wish.ts';
import { writeDraft } from './write-draft.ts';

/** Maximum length of a draft’s text and of a fact, in characters. */
export const LONGEST_TEXT = 600;
export const LONGEST_FACT = 200;

/** The two drafts shown side by side. */
export const SIDES = ['a', 'b'] as const;

export type Side = (typeof SIDES)[number];

const parts = v.pipe(
  v.array(
    v.union([
      v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
      v.strictObject({ fact: v.pipe(v.string(), v.regex(/^[a-z]+(?:\.[a-z0-9]+)?$/)) }),
    ]),
  ),
  v.maxLength(200),
);

const wish = {
  tone: v.picklist(TONES),
  length: v.picklist(LENGTHS),
  language: v.picklist(['en', 'hi']),
};

const draft = v.strictObject({
  ...wish,
  /** The edited draft; `null` while it is as the rules wrote it. */
  edited: v.nullable(parts),
});

/** Schema of a kept or shared bench. */
export const draftBenchSchema = v.strictObject({
  kind: v.picklist(KINDS),
  facts: v.record(v.pipe(v.string(), v.maxLength(20)), v.pipe(v.string(), v.maxLength(LONGEST_FACT))),
  drafts: v.strictObject({ a: draft, b: draft }),
  /** The accepted texts, the last one in use; each with the instruction that made it. */
  accepted: v.pipe(v.array(v.strictObject({ ...wish, parts, isEdited: v.boolean() })), v.maxLength(10)),
});

export type DraftBenchState = v.InferOutput<typeof draftBenchSchema>;

export type DraftChoice = DraftBenchState['drafts']['a'];

/** A draft with its facts, its filled text and its findings. */
export interface ReadDraft {
  facts: readonly Fact[];
  parts: readonly DraftPart[];
  filled: FilledDraft;
  findings: readonly DraftFinding[];
  leftOut: readonly string[];
}

/** Evaluates one of the drafts with the current facts. */
export function readDraft({ kind, facts: typed, drafts }: DraftBenchState, side: Side): ReadDraft {
  const choice = drafts[side];
  const facts = factsOf(kind, typed, choice.language);
  const written = writeDraft(kind, choice, facts);
  const own = choice.edited ?? written.parts;
  const filled = fillDraft(own, facts);
  const wanted = written.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.fact]));
  return { facts, parts: own, filled, findings: checkDraft(filled, facts, wanted), leftOut: written.leftOut };
}

/** Returns the text in use, filled with the current facts; `null` before one was accepted. */
export function textInUse({ kind, facts, accepted }: DraftBenchState): string | null {
  const last = accepted.at(-1);
  return last ? fillDraft(last.parts, factsOf(kind, facts, last.language)).text : null;
}

/** Changes the value of a fact in every draft. */
export const changeFact = (state: DraftBenchState, field: string, value: string): DraftBenchState => ({
  ...state,
  facts: { ...state.facts, [field]: value.slice(0, LONGEST_FACT) },
});

/** Changes the options of a draft; the rules then write it anew. */
export const chooseDraft = (state: DraftBenchState, side: Side, change: Partial<DraftChoice>): DraftBenchState => ({
  ...state,
  drafts: { ...state.drafts, [side]: { ...state.drafts[side], edited: null, ...change } },
});

/** Replaces the text of a draft; the facts that it still contains stay locked. */
export function editDraft(state: DraftBenchState, side: Side, text: string): DraftBenchState {
  const { facts } = readDraft(state, side);
  return chooseDraft(state, side, { edited: [...lockFacts(text.slice(0, LONGEST_TEXT), facts)] });
}

/** Puts a draft into use, unless it is empty or has findings. */
export function acceptDraft(state: DraftBenchState, side: Side): DraftBenchState {
  const { parts: own, findings } = readDraft(state, side);
  const { edited, ...choice } = state.drafts[side];
  if (findings.length > 0 || own.length === 0) return state;
  return {
    ...state,
    accepted: [...state.accepted, { ...choice, parts: [...own], isEdited: edited !== null }].slice(-10),
  };
}

/** Withdraws the text that was accepted last. */
export const takeBack = (state: DraftBenchState): DraftBenchState => ({
  ...state,
  accepted: state.accepted.slice(0, -1),
});

/** Initial facts of each kind, in the language of the page: a draft never translates a name. */
export const FIRST_FACTS: Readonly<Record<'en' | 'hi', Readonly<Record<Kind, Readonly<Record<string, string>>>>>> = {
  en: {
    product: {
      name: 'Sample Desk 2',
      price: '18999',
      from: '2030-03-15',
      features: 'a cable tray, a memory for three heights, an oak top',
      warranty: '36',
    },
    reminder: { customer: 'Example Traders', number: 'INV-1042', amount: '1250.50', due: '2030-05-31', fee: '100' },
    image: { title: 'unpaid invoices per month', figures: 'January 12, February 18, March 31, April 9' },
  },
  hi: {
    product: {
      name: 'नमूना मेज़ 2',
      price: '18999',
      from: '2030-03-15',
      features: 'तारों की ट्रे, तीन ऊँचाइयों की याद, शीशम का ऊपरी तख़्ता',
      warranty: '36',
    },
    reminder: { customer: 'नमूना ट्रेडर्स', number: 'INV-1042', amount: '1250.50', due: '2030-05-31', fee: '100' },
    image: { title: 'हर महीने बकाया इनवॉइस', figures: 'जनवरी 12, फ़रवरी 18, मार्च 31, अप्रैल 9' },
  },
};
