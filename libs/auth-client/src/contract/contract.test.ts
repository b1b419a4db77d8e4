import fc from 'fast-check';
import * as v from 'valibot';
import { MACHINE_INFO_SAMPLE } from '../core/machine-info.ts';
import { AUTH_PATHS, SECOND_STEP_PATHS, SIGN_IN_STEP } from './auth-paths.ts';
import {
  ACCOUNT_PATHS,
  createUserRequestSchema,
  loginRequestSchema,
  machineInfoSchema,
  PASSKEY_PATHS,
  readUserInfo,
  SECOND_FACTOR_PATHS,
} from './index.ts';

describe('the login request', () => {
  const request = { userCode: 'demo', password: 'secret', lansysInfModel: MACHINE_INFO_SAMPLE };

  it('contains the sample machine description with its ten fields', () => {
    expect(v.is(loginRequestSchema, request)).toBe(true);
    expect(Object.keys(machineInfoSchema.entries)).toHaveLength(10);
  });

  it.each([
    { reason: 'an empty user code', changes: { userCode: '' } },
    { reason: 'an empty password', changes: { password: '' } },
    { reason: 'an unknown field', changes: { role: 'admin' } },
    { reason: 'a missing machine description', changes: { lansysInfModel: undefined } },
    { reason: 'an unknown machine field', changes: { lansysInfModel: { ...MACHINE_INFO_SAMPLE, more: '' } } },
  ])('is refused with $reason', ({ changes }) => {
    expect(v.is(loginRequestSchema, { ...request, ...changes })).toBe(false);
  });
});

describe('the steps of a sign-in', () => {
  const known = [AUTH_PATHS.login, ...Object.values(SECOND_STEP_PATHS)] as readonly string[];
  const paths = [AUTH_PATHS, SECOND_STEP_PATHS, SECOND_FACTOR_PATHS, PASSKEY_PATHS, ACCOUNT_PATHS].flatMap((each) =>
    Object.values<string>(each),
  );

  it.each([...new Set(paths)])('are told from other calls: %s', (path) => {
    expect(SIGN_IN_STEP.test(`/below/${path}`)).toBe(known.includes(path));
    expect(SIGN_IN_STEP.test(`/x${path}`)).toBe(false);
  });
});

describe('the name of a new user', () => {
  const hasName = (name: string) => v.is(createUserRequestSchema, { userCode: 'anna', name });

  it.each(['Anna', '李', 'ज़ोया', 'Zoë 🎨', 'می‌خواهم', '👩‍💻', 'A\u200b'])('may be %j', (name) =>
    expect(hasName(name)).toBe(true),
  );

  it.each([
    '',
    ' ',
    '\u200b',
    '\u00ad\u2060',
    '\u3164',
    '\u180e',
    '\u115f',
    '\u2800\u2800',
    '\u200d\u200c',
    '\u{e0041}\u{e007f}',
    '\u{e0100}\u{1d173}',
    '\u{13430}\u{110bd}',
    '\u{13441}\u{16fe4}\u{1d159}',
    '\ufeff',
    'A\u202eB',
  ])('cannot be %j, which a list could not show', (name) => expect(hasName(name)).toBe(false));
});

describe('reading user details', () => {
  it('renames the fields and accepts numbers in place of texts', () => {
    const clientInfo = { usrId: 7, sagclientId: 'genmaster', usrName: 'Demo', more: true };
    expect(readUserInfo({ data: { clientInfo } })).toEqual({
      userId: '7',
      clientId: 'genmaster',
      userName: 'Demo',
      permissions: [],
    });
  });

  it('returns a user or null for any input, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (answer) => {
        expect(readUserInfo(answer)).toBeNull();
      }),
    );
  });
});
