import * as v from 'valibot';
import { ACTIONS, DEVICES, NETWORKS, policyRules, ROLES, type PolicyRule } from './policy.ts';

/** Schema that validates a stored situation. */
export const stateSchema = v.strictObject({
  role: v.picklist(ROLES),
  network: v.picklist(NETWORKS),
  device: v.picklist(DEVICES),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  hasEnded: v.boolean(),
  /** Action whose decision is explained. */
  action: v.picklist(ACTIONS),
  /** Ids of the rules that are switched off. */
  off: v.pipe(v.array(v.string()), v.maxLength(20)),
});

/** The situation, the action that is explained, and the rules that are switched off. */
export type RemotePolicyState = v.InferOutput<typeof stateSchema>;

/** Returns the rules that are switched on. */
export const rulesOf = ({ off }: Pick<RemotePolicyState, 'off'>): readonly PolicyRule[] =>
  policyRules.filter(({ id }) => !off.includes(id));
