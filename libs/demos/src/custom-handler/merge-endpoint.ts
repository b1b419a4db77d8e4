import { endpointsOf, namesOf, openApiOf, rowJsonSchema, type Entity, type JsonSchema } from '@genmaster/app-model';
import type { Endpoint } from './endpoint.ts';

/** Reason why an endpoint cannot be merged into a description. */
export type MergeProblem = 'badPath' | 'pathTaken' | 'noPurpose' | 'errorName' | 'errorTwice';

/** The merged description, or the reason why there is none. */
export type Merged = { document: JsonSchema; operationId: string } | { problem: MergeProblem };

const PATH = /^(?:\/(?:[a-z0-9][a-z0-9-]*|\{[a-z][a-zA-Z0-9]*\}))+$/;
const ERROR_NAME = /^[A-Z][A-Za-z0-9]*$/;

/** Merges a handwritten endpoint into the description of the generated ones. */
export function mergeEndpoint(base: Entity, endpoint: Endpoint): Merged {
  const { method, path, purpose, errors } = endpoint;
  if (!isPath(path)) return { problem: 'badPath' };
  const document = openApiOf(base);
  const paths = document['paths'] as Record<string, JsonSchema>;
  // Two paths that differ only in the names of their parameters are one path to a caller.
  const same = Object.keys(paths).find((taken) => anonymous(taken) === anonymous(path));
  const verb = method.toLowerCase();
  if (same && verb in paths[same]!) return { problem: 'pathTaken' };
  if (!purpose.trim()) return { problem: 'noPurpose' };
  if (errors.some(({ name }) => !ERROR_NAME.test(name))) return { problem: 'errorName' };
  if (new Set(errors.map(({ name }) => name)).size < errors.length) return { problem: 'errorTwice' };

  const components = document['components'] as { schemas: JsonSchema };
  const taken = new Set([
    namesOf(base).path,
    ...endpointsOf(base).map((generated) => generated.operationId),
    ...Object.keys(components.schemas),
  ]);
  const operationId = operationIdOf(path, verb, taken);
  const [inputName, answerName] = typesOf(operationId);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => ({
    name: part,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }));
  const operation = {
    operationId,
    summary: purpose.trim(),
    ...(parameters.length > 0 && !same ? { parameters } : {}),
    requestBody: { required: true, content: { 'application/json': { schema: ref(inputName) } } },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: ref(answerName) } } },
      ...Object.fromEntries(
        [...new Set([422, ...(parameters.length > 0 ? [404] : []), ...errors.map(({ status }) => status)])]
          .toSorted((one, other) => one - other)
          .map((status) => [status, problemAnswer(status, errors)]),
      ),
    },
  };
  return {
    operationId,
    document: {
      ...document,
      paths: { ...paths, [same ?? path]: { ...(same ? paths[same] : {}), [verb]: operation } },
      components: {
        ...components,
        schemas: {
          ...components.schemas,
          [inputName]: rowJsonSchema(endpoint.input),
          [answerName]: rowJsonSchema(endpoint.output),
        },
      },
    },
  };
}

/** Returns an operation id from the words of a path, with the verb where it or its types would be of another endpoint. */
function operationIdOf(path: string, verb: string, taken: ReadonlySet<string>): string {
  const words = path.split(/[/-]/).filter((word) => word !== '' && !word.startsWith('{'));
  const own = words.map((word, index) => (index === 0 ? word : capital(word))).join('');
  return [own, ...typesOf(own)].some((name) => taken.has(name)) ? `${own}${capital(verb)}` : own;
}

/** Returns the names of an operation’s types: of what it is given, and of its answer. */
const typesOf = (operationId: string) => [`${capital(operationId)}Input`, `${capital(operationId)}Answer`] as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A path has a word, from which the operation takes its name, and every parameter once. */
function isPath(path: string): boolean {
  const parts = path.split('/').slice(1);
  const parameters = parts.filter((part) => part.startsWith('{'));
  return PATH.test(path) && parameters.length < parts.length && new Set(parameters).size === parameters.length;
}

const anonymous = (path: string) => path.replace(/\{\w+\}/g, '{}');
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function problemAnswer(status: number, errors: Endpoint['errors']): JsonSchema {
  const own = errors.filter((error) => error.status === status).map(({ name }) => name);
  const common = { 404: ['No such row'], 422: ['A field breaks a rule'] }[status as 404] ?? [];
  return {
    description: [...common, ...own].join(', '),
    content: { 'application/problem+json': { schema: ref('Problem') } },
  };
}
