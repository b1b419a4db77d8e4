/** Paths of the sign-in endpoints, relative to the base address of the API. */
export const AUTH_PATHS = {
  login: 'auth/login',
  appSessions: 'auth/app-sessions',
  logout: 'auth/logout',
  userDetails: 'api/userDetails',
} as const;

/** Paths of the second step of a sign-in. Like `AUTH_PATHS.login`, they answer 401 without ending a session. */
export const SECOND_STEP_PATHS = {
  login: 'auth/second-factor/login',
  methods: 'auth/second-factor/methods',
  passkey: 'auth/second-factor/passkey',
} as const;

/** Matches the addresses of `AUTH_PATHS.login` and of the second step; shorter than a list of them in the core. */
export const SIGN_IN_STEP = /\/auth\/(?:second-factor\/)?(?:login|methods|passkey)$/;

/** Key of the token in local storage, and name of the request header that carries it. */
export const AUTH_TOKEN_KEY = 'SagAuthToken';

/** Application code in the request for an app session. */
export const APP_CODE = 'GENMASTER';
