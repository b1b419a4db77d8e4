import * as v from 'valibot';
import { LONGEST_QUERY } from './tenant-messages.ts';
import { TENANT_IDS } from './tenants.ts';

/** Schema that validates a stored or shared state. */
export const tenantSwitchSchema = v.strictObject({
  /** Tenant that sends the query; `null` for code that names no tenant. */
  tenant: v.nullable(v.picklist(TENANT_IDS)),
  /** Last query sent. */
  sql: v.pipe(v.string(), v.maxLength(LONGEST_QUERY)),
});

/** The current tenant and the last query. */
export type TenantSwitchState = v.InferOutput<typeof tenantSwitchSchema>;
