// Replaces Fastify's serialisers in tests.
/* eslint-disable @typescript-eslint/no-require-imports -- Jest runs this file as CommonJS. */
const { SerializerSelector } = require('../../node_modules/@fastify/fast-json-stringify-compiler/index.js');
const reuseCompiled = require('./reuse-compiled.cjs');

module.exports = reuseCompiled(SerializerSelector);
