import {
  ACCOUNT_PATHS,
  ADMINISTRATION_PATHS,
  AUTH_PATHS,
  PASSKEY_PATHS,
  SECOND_FACTOR_PATHS,
} from '@genmaster/auth-client/contract';
import { CONTACT_PATHS, STARTUP_PATHS } from '@genmaster/site-contract/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { NAMED_THEME_PATHS, THEME_PATHS } from '@genmaster/theme-engine/contract';
import { sessionIdOf } from '../modules/auth/session-repository.ts';
import { hashToken } from '../modules/auth/session-token.ts';
import { REPORTS_PATH } from '../plugins/site-policy.ts';
import { MACHINE_INFO, type TestUser } from './test-server.ts';

/** Targets of a call: the caller's own object, that of another user, an unknown one, and an invalid name. */
export const TARGETS = ['own', 'other', 'unknown', 'malformed'] as const;
export type Target = (typeof TARGETS)[number];

export interface Call {
  url: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

/** The call of a route for each target, and its expected status for a caller who has access. */
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

/** Returns a theme as a client saves it. */
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

/** Every endpoint of the OpenAPI document, by method and path; a test compares the two. */
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
  [`GET /${ACCOUNT_PATHS.sessions}`]: fixed(ACCOUNT_PATHS.sessions),
  [`POST /${ACCOUNT_PATHS.endSession}`]: {
    // Ending the own session would make all following calls fail.
    aim: (target, _caller, other) => ({
      url: `/${ACCOUNT_PATHS.endSession}`,
      payload: {
        id: { own: NO_SESSION, other: sessionIdOf(hashToken(tokenOf(other))), unknown: NO_SESSION, malformed: '%' }[
          target
        ],
      },
    }),
    expected: { own: 404, other: 404, unknown: 404, malformed: 400 },
  },
  [`POST /${ACCOUNT_PATHS.endOtherSessions}`]: fixed(ACCOUNT_PATHS.endOtherSessions, () => ({})),
  [`POST /${ACCOUNT_PATHS.password}`]: {
    aim: (target) => ({
      url: `/${ACCOUNT_PATHS.password}`,
      payload: { password: 'genmaster-demo', newPassword: target === 'malformed' ? 'short' : 'genmaster-demo' },
    }),
    expected: { own: 200, other: 200, unknown: 200, malformed: 400 },
  },
  [`GET /${ACCOUNT_PATHS.ownData}`]: fixed(ACCOUNT_PATHS.ownData),
  [`POST /${ACCOUNT_PATHS.findLink}`]: aimedLink(ACCOUNT_PATHS.findLink, {}),
  [`POST /${ACCOUNT_PATHS.useLink}`]: aimedLink(ACCOUNT_PATHS.useLink, { password: 'walnut-harbour-seventeen' }),
  [`POST /${SECOND_FACTOR_PATHS.login}`]: {
    aim: (target) => ({
      url: `/${SECOND_FACTOR_PATHS.login}`,
      payload: { ticket: target === 'malformed' ? 'gmp_' : `gmp_${'A'.repeat(43)}`, code: '123456' },
    }),
    expected: { own: 401, other: 401, unknown: 401, malformed: 400 },
  },
  [`GET /${SECOND_FACTOR_PATHS.state}`]: fixed(SECOND_FACTOR_PATHS.state),
  [`POST /${SECOND_FACTOR_PATHS.start}`]: fixed(SECOND_FACTOR_PATHS.start, () => ({ password: 'genmaster-demo' })),
  [`POST /${SECOND_FACTOR_PATHS.confirm}`]: {
    aim: (target) => ({
      url: `/${SECOND_FACTOR_PATHS.confirm}`,
      payload: { code: target === 'malformed' ? '1' : 'no code' },
    }),
    expected: everywhere(400),
  },
  [`POST /${SECOND_FACTOR_PATHS.remove}`]: {
    aim: (target) => ({
      url: `/${SECOND_FACTOR_PATHS.remove}`,
      payload: { password: target === 'malformed' ? '' : 'genmaster-demo' },
    }),
    // Nothing was ever confirmed; the first call removes an unfinished setup.
    expected: { own: 200, other: 404, unknown: 404, malformed: 400 },
  },
  [`GET /${PASSKEY_PATHS.list}`]: fixed(PASSKEY_PATHS.list),
  // No page calls here, so passkeys have no site to be made for.
  [`POST /${PASSKEY_PATHS.start}`]: {
    aim: (target) => ({
      url: `/${PASSKEY_PATHS.start}`,
      payload: { password: target === 'malformed' ? '' : 'genmaster-demo' },
    }),
    expected: { own: 409, other: 409, unknown: 409, malformed: 400 },
  },
  [`POST /${PASSKEY_PATHS.add}`]: {
    aim: (target) => ({
      url: `/${PASSKEY_PATHS.add}`,
      payload: {
        name: 'Phone',
        credential: {
          id: target === 'malformed' ? '..' : 'AAAA',
          rawId: 'AAAA',
          type: 'public-key',
          response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
        },
      },
    }),
    expected: { own: 409, other: 409, unknown: 409, malformed: 400 },
  },
  [`POST /${PASSKEY_PATHS.remove}`]: {
    aim: (target) => ({
      url: `/${PASSKEY_PATHS.remove}`,
      payload: { id: target === 'malformed' ? '..' : 'AAAA', password: 'genmaster-demo' },
    }),
    expected: { own: 404, other: 404, unknown: 404, malformed: 400 },
  },
  [`POST /${PASSKEY_PATHS.methods}`]: {
    aim: (target) => ({
      url: `/${PASSKEY_PATHS.methods}`,
      payload: { ticket: target === 'malformed' ? 'gmp_' : `gmp_${'A'.repeat(43)}` },
    }),
    expected: { own: 401, other: 401, unknown: 401, malformed: 400 },
  },
  [`POST /${PASSKEY_PATHS.login}`]: {
    aim: (target) => ({
      url: `/${PASSKEY_PATHS.login}`,
      payload: {
        ticket: target === 'malformed' ? 'gmp_' : `gmp_${'A'.repeat(43)}`,
        credential: {
          id: 'AAAA',
          rawId: 'AAAA',
          type: 'public-key',
          response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
        },
      },
    }),
    expected: { own: 409, other: 409, unknown: 409, malformed: 400 },
  },
  [`GET /${ADMINISTRATION_PATHS.users}`]: {
    aim: (target) => ({
      url: `/${ADMINISTRATION_PATHS.users}${target === 'malformed' ? `?search=${'x'.repeat(121)}` : '?search=%25'}`,
    }),
    expected: { own: 200, other: 200, unknown: 200, malformed: 400 },
  },
  [`POST /${ADMINISTRATION_PATHS.users}`]: {
    aim: (target) => ({
      url: `/${ADMINISTRATION_PATHS.users}`,
      payload: { userCode: target === 'malformed' ? 'a b' : `made-${target}`, name: 'Made' },
    }),
    expected: { own: 200, other: 200, unknown: 200, malformed: 400 },
  },
  [`POST /${ADMINISTRATION_PATHS.link}`]: aimedUser(ADMINISTRATION_PATHS.link, {}, 200),
  [`POST /${ADMINISTRATION_PATHS.access}`]: aimedUser(ADMINISTRATION_PATHS.access, { isDisabled: false }, 200),
  [`POST /${ADMINISTRATION_PATHS.unlock}`]: aimedUser(ADMINISTRATION_PATHS.unlock, {}, 200),
  [`POST /${ADMINISTRATION_PATHS.permission}`]: {
    // Granted to a user who has it, or revoked from one who lacks it, so that the following calls are not affected.
    aim: (target, caller, other) => ({
      url: `/${ADMINISTRATION_PATHS.permission}`,
      payload: {
        userId: userIdOf(target, caller, other),
        permission: target === 'malformed' ? 'everything' : 'schemes',
        isGranted: target === 'own',
      },
    }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 404 },
  },
  // With a wrong confirmation: no caller may be deleted before the following calls.
  [`POST /${ADMINISTRATION_PATHS.remove}`]: aimedUser(ADMINISTRATION_PATHS.remove, { userCode: 'no-word' }, 400),
  [`GET /${ADMINISTRATION_PATHS.data}`]: {
    aim: (target, caller, other) => ({
      url: `/${ADMINISTRATION_PATHS.data}?userId=${target === 'malformed' ? '' : userIdOf(target, caller, other)}`,
    }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 400 },
  },
  [`GET /${ADMINISTRATION_PATHS.trail}`]: {
    aim: (target) => ({ url: `/${ADMINISTRATION_PATHS.trail}${target === 'malformed' ? '?before=1' : ''}` }),
    expected: { own: 200, other: 200, unknown: 200, malformed: 400 },
  },
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
  [`GET /${NAMED_THEME_PATHS.listThemes}`]: fixed(NAMED_THEME_PATHS.listThemes),
  [`POST /${NAMED_THEME_PATHS.createTheme}`]: {
    aim: (target) => ({
      url: `/${NAMED_THEME_PATHS.createTheme}`,
      payload: {
        name: target === 'malformed' ? '\u200b' : 'Night',
        ...{ menuPos: '1', dTemplate: false, json: '{}', mode: null },
      },
    }),
    expected: { own: 200, other: 200, unknown: 200, malformed: 400 },
  },
  // No user has a theme of these names: a theme of another user gets the same response as an unknown one.
  [`POST /${NAMED_THEME_PATHS.renameTheme}`]: aimedTheme(NAMED_THEME_PATHS.renameTheme, {
    name: 'Night',
    replaces: null,
  }),
  [`POST /${NAMED_THEME_PATHS.chooseTheme}`]: aimedTheme(NAMED_THEME_PATHS.chooseTheme, {}),
  [`POST /${NAMED_THEME_PATHS.deleteTheme}`]: aimedTheme(NAMED_THEME_PATHS.deleteTheme, { revision: 1 }),
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
  [`GET /${METADATA_PATHS.drafts}/{projectId}`]: aimedProject(METADATA_PATHS.drafts, 200),
  [`PUT /${METADATA_PATHS.drafts}/{projectId}`]: aimedProject(METADATA_PATHS.drafts, 200, {
    address: '/',
    entry: { title: 'Home' },
  }),
  [`GET /${METADATA_PATHS.preview}/{projectId}`]: aimedProject(METADATA_PATHS.preview, 200),
  // The page has no draft and no such version, so that every call finds the same state.
  [`POST /${METADATA_PATHS.publish}/{projectId}`]: aimedProject(METADATA_PATHS.publish, 404, { address: '/none' }),
  [`POST /${METADATA_PATHS.discard}/{projectId}`]: aimedProject(METADATA_PATHS.discard, 404, { address: '/none' }),
  [`GET /${METADATA_PATHS.history}/{projectId}`]: aimedProject(METADATA_PATHS.history, 200, undefined, '?address=/'),
  [`POST /${METADATA_PATHS.rollBack}/{projectId}`]: aimedProject(METADATA_PATHS.rollBack, 404, {
    address: '/',
    revision: 'none',
  }),
  [`POST /${METADATA_PATHS.fromFile}`]: {
    aim: (target) => ({ url: `/${METADATA_PATHS.fromFile}`, payload: { projectName: projectName[target] } }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 400 },
  },
  ...Object.fromEntries(Object.values(STARTUP_PATHS).map((path) => [`GET /${path}`, fixed(path)])),
  [`POST /${CONTACT_PATHS.messages}`]: fixed(CONTACT_PATHS.messages, () => message),
  [`POST /${CONTACT_PATHS.form}`]: {
    aim: () => ({
      url: `/${CONTACT_PATHS.form}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...message, consent: 'true' }).toString(),
    }),
    expected: everywhere(200),
  },
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

/** An id that no session has. */
const NO_SESSION = '0'.repeat(16);

function aimedProject(path: string, known: number, payload?: object, query = ''): Route {
  return {
    aim: (target) => ({ url: `/${path}/${project[target]}${query}`, ...(payload && { payload }) }),
    expected: { own: known, other: known, unknown: 404, malformed: 400 },
  };
}

function aimedUser(url: string, more: object, known: number): Route {
  return {
    aim: (target, caller, other) => ({
      url: `/${url}`,
      payload: { userId: target === 'malformed' ? 7 : userIdOf(target, caller, other), ...more },
    }),
    expected: { own: known, other: known, unknown: 404, malformed: 400 },
  };
}

function aimedTheme(url: string, more: object): Route {
  return {
    aim: (target) => ({ url: `/${url}`, payload: { id: target === 'malformed' ? '' : `theme-of-${target}`, ...more } }),
    expected: { own: 404, other: 404, unknown: 404, malformed: 400 },
  };
}

function aimedLink(url: string, more: object): Route {
  return {
    aim: (target) => ({
      url: `/${url}`,
      payload: { token: target === 'malformed' ? 'gml_' : `gml_${'A'.repeat(43)}`, ...more },
    }),
    expected: { own: 404, other: 404, unknown: 404, malformed: 400 },
  };
}

const tokenOf = ({ headers }: TestUser) => Object.values(headers)[0] ?? '';
