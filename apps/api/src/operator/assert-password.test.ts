import { dictionary } from '@zxcvbn-ts/language-common';
import { assertPassword } from './assert-password.ts';

const MOST_USED = dictionary['passwords-common'].slice(0, 3_000);

describe('a password', () => {
  it('is none of the 3,000 most frequent ones', () => {
    expect(MOST_USED).toHaveLength(3_000);
    for (const password of MOST_USED) expect(() => assertPassword(password, 'alice')).toThrow();
  });

  it.each([
    { password: 'password1', reason: 'much used', message: 'tried first' },
    { password: 'PassWord1', reason: 'much used in other letters', message: 'tried first' },
    { password: 'ｐａｓｓｗｏｒｄ１', reason: 'much used in wide letters', message: 'tried first' },
    { password: 'my name is Alice', reason: 'the user code in other letters', message: 'holds the user code' },
    { password: 'alice-alice', reason: 'the user code twice', message: 'holds the user code' },
    { password: '1234567', reason: 'seven characters', message: 'A password has 8 to 1024' },
    {
      password: 'e\u0301'.repeat(7),
      reason: 'seven letters of two characters each',
      message: 'A password has 8 to 1024',
    },
    { password: 'x'.repeat(1025), reason: '1,025 characters', message: 'A password has 8 to 1024' },
  ])('is refused with $reason', ({ password, message }) => {
    expect(() => assertPassword(password, 'aLICE')).toThrow(message);
  });

  it.each(['correct horse battery', 'zwölf Käfer', 'x'.repeat(1024), '        ', 'नमस्ते दुनिया'])(
    'is accepted with any characters: %s',
    (password) => {
      expect(() => assertPassword(password, 'alice')).not.toThrow();
    },
  );

  it('may contain a user code that is too short to matter', () => {
    expect(() => assertPassword('correct horse battery', 'co')).not.toThrow();
  });
});
