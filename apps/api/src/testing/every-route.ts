import { AUTH_PATHS, CONTACT_PATHS, STARTUP_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { REPORTS_PATH } from '../plugins/site-policy.ts';
import { MACHINE_INFO, type TestUser } from './test-server.ts';

/** What a caller may aim at: what is theirs, somebody else's, nobody's, and what is no name at all. */
export const TARGETS = ['own', 'other', 'unknown', 'malformed'] as const;
export type Target = (typeof TARGETS)[number];

/** One request of a route. */
export interface Call {
  url: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

/** How a call is aimed at something, and what each aim gets from whoever may make the call at all. */
export interface Route {
  aim: (target: Target, caller: TestUser, other: TestUser) => Call;
  expected: Readonly<Record<Target, number>>;
}

const everywhere = (status: number) => ({ own: status, other: status, unknown: status, malformed: status });
const fixed = (url: string, payload?: (caller: TestUser) => object): Route => ({
  aim: (_target, caller) => ({ url: `/${url}`, ...(payload ? { payload: payload(caller) } : {}) }),
  expected: everywhere(200),
});

const project = { own: '169', other: '170', unknown: '171', malformed: '169%2f..' } as const;
const projectName = { own: 'genmaster', other: 'second', unknown: 'third', malformed: '../genmaster' } as const;
const userIdOf = (target: Target, caller: TestUser, other: TestUser) =>
  ({ own: caller.userId, other: other.userId, unknown: 'nobody', malformed: '..%2f' })[target];

/** A theme as a client saves it. */
export const themeOf = (userId: string, sagClientId: string) => ({
  id: null,
  name: '',
  menuPos: '1',
  dTemplate: false,
  json: '{}',
  userId,
  sagClientId,
  flag: 'I',
  revision: 0,
  mode: null,
});
const beforeOf = {
  own: '',
  other: '?before=00000000-0000-4000-8000-000000000001',
  unknown: '?before=00000000-0000-4000-8000-000000000000',
  malformed: '?before=%27',
} as const;
const scheme = { color_scheme: '1.7', name: 'Quay', theme_id: '1', colors: {} };
const message = {
  name: 'Zoë',
  email: 'zoe@example.org',
  subject: 'question',
  language: 'en',
  message: 'A message that is long enough to be one.',
  consent: true,
};

/** Every call of the OpenAPI document, by method and path; a test compares the two. */
export const ROUTES: Readonly<Record<string, Route>> = {
  'GET /health/live': fixed('health/live'),
  'GET /health/started': fixed('health/started'),
  'GET /health/ready': fixed('health/ready'),
  [`POST /${AUTH_PATHS.login}`]: fixed(AUTH_PATHS.login, () => ({
    userCode: 'demo',
    password: 'genmaster-demo',
    lansysInfModel: MACHINE_INFO,
  })),
  [`POST /${AUTH_PATHS.appSessions}`]: {
    aim: (target, caller, other) => ({
      url: `/${AUTH_PATHS.appSessions}`,
      payload: {
        appCode: 'GENMASTER',
        token: { own: tokenOf(caller), other: tokenOf(other), unknown: `gms_${'A'.repeat(43)}`, malformed: '%' }[
          target
        ],
      },
    }),
    expected: { own: 200, other: 401, unknown: 401, malformed: 401 },
  },
  [`POST /${AUTH_PATHS.logout}`]: fixed(AUTH_PATHS.logout, () => ({})),
  [`GET /${AUTH_PATHS.userDetails}`]: fixed(AUTH_PATHS.userDetails),
  [`GET /${THEME_PATHS.getUserThemeJson}/{userId}`]: {
    aim: (target, caller, other) => ({ url: `/${THEME_PATHS.getUserThemeJson}/${userIdOf(target, caller, other)}` }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 404 },
  },
  [`POST /${THEME_PATHS.saveUserThemeJson}`]: {
    aim: (target, caller, other) => ({
      url: `/${THEME_PATHS.saveUserThemeJson}`,
      payload: themeOf(userIdOf(target, caller, other), caller.clientId),
    }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 404 },
  },
  [`POST /${THEME_PATHS.getPrjColorTheme}`]: {
    aim: (target) => ({ url: `/${THEME_PATHS.getPrjColorTheme}`, payload: { projectName: projectName[target] } }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 404 },
  },
  [`GET /${THEME_PATHS.getThemeOptionJSON}`]: fixed(THEME_PATHS.getThemeOptionJSON),
  [`POST /${THEME_PATHS.updateClrScheme}`]: {
    aim: (target) => ({
      url: `/${THEME_PATHS.updateClrScheme}`,
      payload: { projectName: projectName[target], scheme },
    }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 404 },
  },
  [`GET /${METADATA_PATHS.fromDatabase}/{projectId}`]: {
    aim: (target) => ({ url: `/${METADATA_PATHS.fromDatabase}/${project[target]}` }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 400 },
  },
  [`PUT /${METADATA_PATHS.entry}/{projectId}`]: {
    aim: (target) => ({
      url: `/${METADATA_PATHS.entry}/${project[target]}`,
      payload: { address: '/', entry: { title: 'Home' } },
    }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 400 },
  },
  [`POST /${METADATA_PATHS.fromFile}`]: {
    aim: (target) => ({ url: `/${METADATA_PATHS.fromFile}`, payload: { projectName: projectName[target] } }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 400 },
  },
  ...Object.fromEntries(Object.values(STARTUP_PATHS).map((path) => [`GET /${path}`, fixed(path)])),
  [`POST /${CONTACT_PATHS.messages}`]: fixed(CONTACT_PATHS.messages, () => message),
  [`POST /${REPORTS_PATH}`]: {
    aim: (target) => ({
      url: `/${REPORTS_PATH}`,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(target === 'malformed' ? [] : { 'csp-report': { 'blocked-uri': 'inline' } }),
    }),
    expected: { own: 204, other: 204, unknown: 204, malformed: 400 },
  },
  [`GET /${CONTACT_PATHS.messages}`]: {
    aim: (target) => ({ url: `/${CONTACT_PATHS.messages}${beforeOf[target]}` }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 400 },
  },
};

const tokenOf = ({ headers }: TestUser) => Object.values(headers)[0] ?? '';
