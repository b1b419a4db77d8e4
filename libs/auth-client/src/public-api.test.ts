import * as contract from './contract/index.ts';
import * as core from './index.ts';
import * as react from './react/index.ts';
import * as retry from './retry/index.ts';
import * as rtkQuery from './rtk-query/index.ts';

describe('the public names', () => {
  it.each([
    {
      door: '.',
      names: Object.keys(core),
      expected: [
        'AUTH_TOKEN_KEY',
        'MACHINE_INFO_SAMPLE',
        'SESSION_KEYS',
        'createAuthFetch',
        'createJsonPost',
        'createSession',
        'createTokenStore',
      ],
    },
    {
      door: './contract',
      names: Object.keys(contract),
      expected: [
        'APP_CODE',
        'AUTH_PATHS',
        'AUTH_TOKEN_KEY',
        'CONTACT_FIELDS',
        'CONTACT_LANGUAGES',
        'CONTACT_PATHS',
        'CONTACT_SUBJECTS',
        'STARTUP_PATHS',
        'allValidationsAnswerSchema',
        'appSessionAnswerSchema',
        'appSessionRequestSchema',
        'contactHeadersSchema',
        'contactListAnswerSchema',
        'contactListQuerySchema',
        'contactMessageAnswerSchema',
        'contactMessageSchema',
        'contactRules',
        'findContactProblem',
        'gridJsonAnswerSchema',
        'idCheckAnswerSchema',
        'loginAnswerSchema',
        'loginRequestSchema',
        'logoutAnswerSchema',
        'logoutRequestSchema',
        'machineInfoSchema',
        'mobileDataAnswerSchema',
        'problemSchema',
        'readUserInfo',
        'themeStatusAnswerSchema',
        'userDetailsAnswerSchema',
      ],
    },
    { door: './retry', names: Object.keys(retry), expected: ['createRetryingFetch'] },
    {
      door: './rtk-query',
      names: Object.keys(rtkQuery),
      expected: ['authEndpoints', 'authTagTypes', 'contactListEndpoints', 'startupEndpoints'],
    },
    { door: './react', names: Object.keys(react), expected: ['AuthProvider', 'useAuthToken', 'useSession'] },
  ])('of $door are these and no others', ({ names, expected }) => {
    expect(names.sort()).toEqual(expected);
  });
});
