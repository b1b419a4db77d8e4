// Endpoints
export { contactEndpoints } from './contact-endpoints.ts';
export { contactListEndpoints } from './contact-list-endpoints.ts';
export { startupEndpoints } from './startup-endpoints.ts';

// Types
export type { KeyedContactMessage } from './contact-endpoints.ts';
