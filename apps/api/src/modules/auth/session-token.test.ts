import { createToken, isSessionToken } from './session-token.ts';

describe('a session token', () => {
  it('is unique among a hundred thousand, and each has 43 random characters', () => {
    const tokens = Array.from({ length: 100_000 }, () => createToken());
    expect(new Set(tokens).size).toBe(100_000);
    expect(tokens.filter((token) => !/^gms_[\w-]{43}$/.test(token))).toEqual([]);
    expect(tokens.filter((token) => !isSessionToken(token))).toEqual([]);
  });

  it('has each bit set half of the time', () => {
    const draws = 20_000;
    const ones = new Array<number>(256).fill(0);
    for (let draw = 0; draw < draws; draw += 1) {
      const bytes = Buffer.from(createToken().slice('gms_'.length), 'base64url');
      expect(bytes).toHaveLength(32);
      for (let bit = 0; bit < 256; bit += 1) ones[bit]! += ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1;
    }
    // Seven standard deviations: fails by chance once in a billion runs, and at once when a bit is constant.
    const tolerance = 7 * Math.sqrt(draws / 4);
    expect(ones.filter((count) => Math.abs(count - draws / 2) > tolerance)).toEqual([]);
  });
});
