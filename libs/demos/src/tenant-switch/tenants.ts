/** Tenants of the sample, each with its theme scheme and language. */
export const TENANTS = {
  'sample-clinic': { scheme: '1.1', language: 'en' },
  'example-clinic': { scheme: '1.2', language: 'hi' },
  'specimen-clinic': { scheme: '1.3', language: 'en' },
} as const;

export type TenantId = keyof typeof TENANTS;

export const TENANT_IDS = Object.keys(TENANTS) as TenantId[];
