import { spawnSync } from 'node:child_process';
import { formatFiles } from '@nx/devkit';
import { afterLast, beforeFirst, create, edit, nextStep } from '../lib/edit.mjs';
import { camelCase, constantCase, kebabCase, pascalCase, sentenceCase } from '../lib/names.mjs';
import { exportFromDoor, listPublicNames } from '../lib/public-names.mjs';

const API = 'apps/api/src';

/** Adds an endpoint: its contract in a library, its route with a test in the server, its definition for hosts. */
export default async function endpoint(tree, { name, library = 'auth-client', access = 'session' }) {
  const file = kebabCase(name);
  const names = {
    file,
    library,
    access,
    title: sentenceCase(file),
    path: `${constantCase(file)}_PATH`,
    schema: `${camelCase(file)}AnswerSchema`,
    answer: `${pascalCase(file)}Answer`,
    routes: `${camelCase(file)}Routes`,
    query: `get${pascalCase(file)}`,
  };
  const definitions = definitionsOf(tree, library);
  const home = `libs/${library}/src/contract`;
  create(tree, `${home}/${file}.ts`, contract(names));
  exportFromDoor(tree, `${home}/index.ts`, {
    values: `export { ${names.path}, ${names.schema} } from './${file}.ts';`,
    types: `export type { ${names.answer} } from './${file}.ts';`,
  });
  listPublicNames(tree, {
    library,
    door: './contract',
    values: [names.path, names.schema],
    types: [names.answer],
  });
  create(tree, `${API}/modules/${file}/${file}-routes.ts`, routes(names));
  create(tree, `${API}/modules/${file}/${file}-routes.test.ts`, routesTest(names));
  edit(tree, `${API}/app.ts`, (text) => registered(text, names));
  if (access === 'session') edit(tree, `${API}/app.test.ts`, (text) => listedAsClosed(text, names));
  edit(tree, `${API}/testing/every-route.ts`, (text) => listedAsReachable(text, names));
  edit(tree, definitions, (text) => defined(text, names));
  await formatFiles(tree);
  const next = nextStep(
    `say in ${home}/${file}.ts what the call answers, and answer it in ${API}/modules/${file}/${file}-routes.ts. ` +
      `npx nx test api and npx nx test ${library} check both; the host has use${pascalCase(names.query)}Query.`,
  );
  return Object.assign(() => (writeOpenApi(tree.root), next()), { text: next.text });
}

function definitionsOf(tree, library) {
  const folder = `libs/${library}/src/rtk-query`;
  const file = tree.children(folder).find((name) => name.endsWith('-endpoints.ts'));
  if (file) return `${folder}/${file}`;
  throw new Error(`The library "${library}" has no endpoint definitions in ${folder}. Choose one that has.`);
}

const contract = ({ file, path, schema, answer }) => `import * as v from 'valibot';

/** The path of the call, relative to the base address of the API. */
export const ${path} = '${file}';

/** Schema of the response of \`GET ${file}\`. */
export const ${schema} = v.strictObject({ items: v.array(v.string()) });

export type ${answer} = v.InferOutput<typeof ${schema}>;
`;

const routes = ({
  library,
  access,
  title,
  path,
  schema,
  answer,
  routes: name,
}) => `import { ${path}, ${schema}, type ${answer} } from '@genmaster/${library}/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';

/** ${title}. */
export async function ${name}(app: FastifyInstance): Promise<void> {
  app.get(
    \`/\${${path}}\`,
    {
      config: { access: '${access}' },
      schema: { summary: '${title}', response: { 200: jsonSchema(${schema}) } },
    },
    async (): Promise<${answer}> => ({ items: [] }),
  );
}
`;

const routesTest = ({ library, access, title, path, schema }) => {
  const isPublic = access === 'public';
  return `import { ${path}, ${schema} } from '@genmaster/${library}/contract';
import * as v from 'valibot';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

describe('${title.toLowerCase()}', () => {
  afterEach(closeTestServers);

  it('is answered in the shape of the contract', async () => {
    const server = await createTestServer('sqlite');
    ${isPublic ? '' : 'const { headers } = await server.signIn();'}
    const answer = await server.app.inject({ url: \`/\${${path}}\`${isPublic ? '' : ', headers'} });
    expect(answer.statusCode).toBe(200);
    expect(v.is(${schema}, answer.json())).toBe(true);
  });
${
  isPublic
    ? ''
    : `
  it('is for people who signed in', async () => {
    const { app } = await createTestServer('sqlite');
    expect((await app.inject({ url: \`/\${${path}}\` })).statusCode).toBe(401);
  });
`
}});
`;
};

function registered(text, { file, routes: name }) {
  const imported = afterLast(
    text,
    /^import [^;]* from '\.\/modules\/[^']+';\n/gm,
    `import { ${name} } from './modules/${file}/${file}-routes.ts';\n`,
  );
  const line = beforeFirst(imported, /\n {2}[^\n]*\bsiteDir\b/, `  await app.register(${name});\n`);
  return imported === text || line === imported ? text : line;
}

/** Adds an endpoint to the server's test of calls that need a session. */
function listedAsClosed(text, { library, path }) {
  const imported = beforeFirst(
    text,
    /^import \* as v from 'valibot';/m,
    `import { ${path} } from '@genmaster/${library}/contract';\n`,
  );
  const listed = imported.replace(/(expect\(closed\.sort\(\)\)\.toEqual\(\s*\[)/, `$1\n\`/\${${path}}\`,`);
  return imported === text || listed === imported ? text : listed;
}

/** Adds an endpoint to the server's table of routes. */
function listedAsReachable(text, { library, path }) {
  const imported = beforeFirst(
    text,
    /^import .* from '\.\.?\//m,
    `import { ${path} } from '@genmaster/${library}/contract';\n`,
  );
  const listed = beforeFirst(
    imported,
    /^ {2}\.\.\.Object\.fromEntries\(/m,
    `  [\`GET /\${${path}}\`]: fixed(${path}),\n`,
  );
  return imported === text || listed === imported ? text : listed;
}

/** Rewrites the OpenAPI document in the repository, with the server that has the new endpoint. */
function writeOpenApi(root) {
  const file = 'apps/api/openapi.json';
  const commands = [
    ['node', '--conditions=@genmaster/source', 'apps/api/src/cli.ts', 'openapi', '--to', file],
    ['oxfmt', file],
  ];
  for (const [command, ...args] of commands) {
    const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${file} could not be written: ${stderr}`);
  }
}

function defined(text, { path, answer, query }) {
  const imported = text.replace(
    /,?\s*\} from '\.\.\/contract\/index\.ts';/,
    `, ${path}, type ${answer} } from '../contract/index.ts';`,
  );
  // The object of all definitions is at the end of the file.
  const added = imported.replace(
    /(?=\}\);\s*$)/,
    `  ${query}: build.query<${answer}, void>({ query: () => ${path} }),\n`,
  );
  return imported === text || added === imported ? text : added;
}
