import * as v from 'valibot';
import { LONGEST_QUERY } from './tenant-messages.ts';
import { TENANT_IDS } from './tenants.ts';

/** Checks a kept or shared switch. */
export const tenantSwitchSchema = v.strictObject({
  /** Who asks; `null` for code that names no tenant. */
  tenant: v.nullable(v.picklist(TENANT_IDS)),
  /** What was sent last. */
  sql: v.pipe(v.string(), v.maxLength(LONGEST_QUERY)),
});

/** Who is at the desk, and what they ask. */
export type TenantSwitchState = v.InferOutput<typeof tenantSwitchSchema>;
