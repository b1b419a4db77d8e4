import { modelOf, readRequirements, type RequirementItem } from '@genmaster/app-model/sentences';
import * as v from 'valibot';

/** The longest text that is read. */
export const MAX_TEXT = 4000;

/** Checks a kept or shared text. */
export const requirementSchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  /** Keys of the items that do not enter the model. */
  refused: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(200)),
  /** The entity whose form is shown; `''` for the first. */
  shown: v.pipe(v.string(), v.maxLength(60)),
});

/** A text of requirements, and what the visitor decided about it. */
export type RequirementState = v.InferOutput<typeof requirementSchema>;

/** A text as it is read, with the model that its accepted items make. */
export function readState({ text, refused }: RequirementState) {
  const reading = readRequirements(text);
  const accepted = reading.items.filter(({ key }) => !refused.includes(key));
  return { ...reading, accepted, model: modelOf(accepted) };
}

/** Accepts an item that was refused, or refuses it. */
export const toggle = (state: RequirementState, { key }: Pick<RequirementItem, 'key'>): RequirementState => ({
  ...state,
  refused: state.refused.includes(key) ? state.refused.filter((one) => one !== key) : [...state.refused, key],
});
