// Replaces Fastify's validators in tests.
/* eslint-disable @typescript-eslint/no-require-imports -- Jest runs this file as CommonJS. */
const { AjvCompiler } = require('../../node_modules/@fastify/ajv-compiler/index.js');
const reuseCompiled = require('./reuse-compiled.cjs');

module.exports = reuseCompiled(AjvCompiler);
