import { modelOf, readRequirements, type RequirementItem } from '@genmaster/app-model/sentences';
import * as v from 'valibot';

/** Maximum length of the text, in characters. */
export const MAX_TEXT = 4000;

/** Maximum number of refused items that are remembered. */
const MAX_REFUSED = 200;

/** Schema that validates a stored or shared text. */
export const requirementSchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  /** Keys of the items that are left out of the model. */
  refused: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(MAX_REFUSED)),
  /** Name of the entity whose form is shown; `''` for the first. */
  shown: v.pipe(v.string(), v.maxLength(60)),
});

/** A text of requirements, and the visitor’s decisions on it. */
export type RequirementState = v.InferOutput<typeof requirementSchema>;

/** Reads a text and returns the found items, the accepted ones, and the model made of those. */
export function readState({ text, refused }: RequirementState) {
  const reading = readRequirements(text);
  const accepted = reading.items.filter(({ key }) => !refused.includes(key));
  return { ...reading, accepted, model: modelOf(accepted) };
}

/** Accepts a refused item, or refuses an accepted one. */
export const toggle = (state: RequirementState, { key }: Pick<RequirementItem, 'key'>): RequirementState => ({
  ...state,
  refused: state.refused.includes(key)
    ? state.refused.filter((one) => one !== key)
    : [...state.refused, key].slice(-MAX_REFUSED),
});

/** Returns the state with another text. Refused items stay refused where the text still contains them. */
export const withText = (state: RequirementState, text: string): RequirementState => ({ ...state, text });
