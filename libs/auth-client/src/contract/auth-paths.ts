/** Paths of the sign-in endpoints, relative to the base address of the API. */
export const AUTH_PATHS = {
  login: 'auth/login',
  appSessions: 'auth/app-sessions',
  logout: 'auth/logout',
  userDetails: 'api/userDetails',
} as const;

/** Key of the token in local storage, and name of the request header that carries it. */
export const AUTH_TOKEN_KEY = 'SagAuthToken';

/** Application code in the request for an app session. */
export const APP_CODE = 'GENMASTER';
