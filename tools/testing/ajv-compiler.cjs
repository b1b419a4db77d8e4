// In place of Fastify's validators in tests.
const { AjvCompiler } = require('../../node_modules/@fastify/ajv-compiler/index.js');
const reuseCompiled = require('./reuse-compiled.cjs');

module.exports = reuseCompiled(AjvCompiler);
