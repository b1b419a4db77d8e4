/** The paths of the calls about sign-in, relative to the base address of the API. */
export const AUTH_PATHS = {
  login: 'auth/login',
  appSessions: 'auth/app-sessions',
  logout: 'auth/logout',
  userDetails: 'api/userDetails',
} as const;

/** The name of the local storage item that holds the token, and of the request header that carries it. */
export const AUTH_TOKEN_KEY = 'SagAuthToken';

/** The application code that the app-session call names. */
export const APP_CODE = 'GENMASTER';
