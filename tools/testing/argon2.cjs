// Replaces Argon2 in tests of the server, which sign people in thousands of times. Hashes contain the requested
// settings and are made with little memory. Hashes from elsewhere are checked in full, and server processes that tests
// start have the real library.
/* eslint-disable @typescript-eslint/no-require-imports -- Jest runs this file as CommonJS. */
const { randomBytes } = require('node:crypto');
const argon2 = require('../../node_modules/@node-rs/argon2/index.js');

const LITTLE = { memoryCost: 64, timeCost: 1, parallelism: 1 };
/** Start of the salt of such a hash. */
const MARK = Buffer.from('test');
const SALT_BYTES = 16;

/** Returns the digest of a hash that was made with little memory. */
const digestWith = async (salt, password) => (await argon2.hash(password, { ...LITTLE, salt })).split('$').at(-1);

async function hash(password, { memoryCost, timeCost, parallelism }) {
  const salt = Buffer.concat([MARK, randomBytes(SALT_BYTES - MARK.length)]);
  const encodedSalt = salt.toString('base64').replaceAll('=', '');
  const settings = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${settings}$${encodedSalt}$${await digestWith(salt, password)}`;
}

async function verify(passwordHash, password) {
  const [, , , , encodedSalt = '', digest] = passwordHash.split('$');
  const salt = Buffer.from(encodedSalt, 'base64');
  if (!salt.subarray(0, MARK.length).equals(MARK)) return argon2.verify(passwordHash, password);
  return (await digestWith(salt, password)) === digest;
}

module.exports = { ...argon2, hash, verify };
