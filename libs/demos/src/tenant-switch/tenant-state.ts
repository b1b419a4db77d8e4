import * as v from 'valibot';
import { LONGEST_QUERY } from './tenant-messages.ts';
import { TENANT_IDS } from './tenants.ts';

/** Schema that validates a stored or shared state. */
export const tenantSwitchSchema = v.strictObject({
  /** Tenant that sends the query; `null` for code that names no tenant. */
  tenant: v.nullable(v.picklist(TENANT_IDS)),
  /** Last query sent. */
  sql: v.pipe(v.string(), v.maxLength(LONGEST_QUERY)),
  /** Query in the field; missing where it is the last one sent. */
  typed: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_QUERY))),
});

/** The current tenant, the last query, and the one being typed. */
export type TenantSwitchState = v.InferOutput<typeof tenantSwitchSchema>;
