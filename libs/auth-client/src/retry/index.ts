// Requests
export { createRetryingFetch } from './create-retrying-fetch.ts';

// Types
export type { RetryingFetchOptions } from './create-retrying-fetch.ts';
