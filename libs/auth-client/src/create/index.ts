// Sign-in
export { createAuth } from './create-auth.tsx';

// Types
export type { Auth, CreateAuthOptions } from './create-auth.tsx';
