import * as v from 'valibot';
import { ACTIONS, DEVICES, NETWORKS, policyRules, ROLES, type PolicyRule } from './policy.ts';

/** Checks a kept situation. */
export const stateSchema = v.strictObject({
  role: v.picklist(ROLES),
  network: v.picklist(NETWORKS),
  device: v.picklist(DEVICES),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  hasEnded: v.boolean(),
  /** The action whose answer is explained. */
  action: v.picklist(ACTIONS),
  /** Ids of the rules that are switched off. */
  off: v.pipe(v.array(v.string()), v.maxLength(20)),
});

/** A situation, the question in view, and the rules that are switched off. */
export type RemotePolicyState = v.InferOutput<typeof stateSchema>;

/** The rules that count. */
export const rulesOf = ({ off }: Pick<RemotePolicyState, 'off'>): readonly PolicyRule[] =>
  policyRules.filter(({ id }) => !off.includes(id));
