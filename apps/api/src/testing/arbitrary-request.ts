import fc from 'fast-check';
import type { JsonSchema, OpenapiCall, OpenapiDocument } from '../plugins/openapi-page.ts';

/** A request as an attacker may send it: nearly valid, so that it passes the first checks. */
export interface AttackRequest {
  method: string;
  /** The path of the call in the document. */
  path: string;
  url: string;
  /** The body as it is sent; `null` for none. */
  body: string | null;
  contentType: string;
  /** Description of the invalid part, for the message of a failed test. */
  attack: string;
}

/** Texts that have broken servers before. */
const HOSTILE_TEXTS = [
  '',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '</script><!--',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00',
  '%2e%2e%2f',
  '${jndi:ldap://x}',
  '{{7*7}}',
  'url(//evil.example/x)',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:4200/health/live',
  '\\\\evil.example\\share',
  'expression(alert(1))',
  '\r\nset-cookie: a=b',
  '\u202e\u2028\ufeff',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  'NaN',
  'x'.repeat(70_000),
];

/** Placeholder for the id of the sender. */
export const SENDER = '@sender';

/** A correct password and a wrong one. */
export const PASSWORDS = ['genmaster-demo', 'not-the-password'] as const;

/** Text in the fields of a machine description, and nowhere else. */
export const MACHINE_MARKER = 'marker-of-a-machine';

/** Valid values by the name of their field, so that a request passes the first checks. */
const GOOD_TEXTS: Readonly<Record<string, readonly string[]>> = {
  userId: [SENDER],
  sagClientId: ['genmaster'],
  projectName: ['genmaster'],
  projectId: ['169'],
  userCode: ['demo', 'DEMO'],
  password: PASSWORDS,
  os_name: [MACHINE_MARKER],
  mac_address: [MACHINE_MARKER],
  listof_ips: [MACHINE_MARKER],
  json: ['{}', '{"themeColors":{"--navbar-light-bg":"#fff"}}', '{"a":"url(//x)"}', '[]', '{'],
  darkJson: ['{}', '{"colors":{},"own":[]}'],
};

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 64 }));

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, [], {}, -1, 0.5, 1e308, -0, 2 ** 53, '__proto__'),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 5, max: 60 }).map((depth) => Array.from({ length: depth }).reduce((inner) => [inner], 1)),
);

/** Generates requests for every endpoint of the document, some valid and most of them with one invalid part. */
export function arbitraryRequest(document: OpenapiDocument): fc.Arbitrary<AttackRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => arbitraryCall(method.toUpperCase(), path, call)),
  );
  return fc.oneof(...calls);
}

function arbitraryCall(method: string, path: string, call: OpenapiCall): fc.Arbitrary<AttackRequest> {
  const bodies = Object.entries(call.requestBody?.content ?? {}).map(([type, { schema }]) =>
    fc.record({ type: fc.constant(type), body: spoilt(arbitraryValue(schema)) }),
  );
  const typedBody =
    bodies.length > 0
      ? fc.oneof(...bodies)
      : fc.constant({ type: 'application/json', body: { text: null, attack: 'none' } });
  const url = fc
    .tuple(...path.split(/(\{\w+\})/).map((part) => arbitraryPart(part, call)))
    .map((parts) => parts.join(''));
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    hostileText.map((text) => `?q=${encode(text)}`),
  );
  const wrongType = fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=x',
    ),
  );
  return fc
    .record({ url, query, typedBody, wrongType })
    .map(({ url, query, typedBody: { type, body }, wrongType }) => ({
      method,
      path,
      url: url + query,
      body: body.text,
      contentType: wrongType ?? type,
      attack: body.attack,
    }));
}

function arbitraryPart(part: string, call: OpenapiCall): fc.Arbitrary<string> {
  if (!part.startsWith('{')) return fc.constant(part);
  const schema = call.parameters?.find(({ name }) => `{${name}}` === part)?.schema ?? {};
  const good = arbitraryField(part.slice(1, -1), schema);
  return fc.oneof(good, hostileText).map((value) => encode(String(value)).replace(encode(SENDER), SENDER));
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Generates a body as text, mostly with one invalid part. */
export function spoilt(good: fc.Arbitrary<unknown>): fc.Arbitrary<{ text: string | null; attack: string }> {
  const write = (value: unknown) => JSON.stringify(value) ?? 'null';
  const place = fc.nat();
  return fc.oneof(
    good.map((value) => ({ text: write(value), attack: 'none' })),
    fc.tuple(good, place, hostileValue).map(([value, index, bad]) => ({
      text: write(replaceAt(value, index, bad)),
      attack: 'a hostile value',
    })),
    fc.tuple(good, hostileText, hostileValue).map(([value, name, bad]) => ({
      text: write({ ...(value as object), [`x${name}`]: bad }),
      attack: 'an unknown field',
    })),
    fc
      .tuple(good, place)
      .map(([value, index]) => ({ text: write(withoutField(value, index)), attack: 'a missing field' })),
    fc.tuple(good, place).map(([value, index]) => {
      const text = write(value);
      return { text: text.slice(0, index % (text.length + 1)), attack: 'a body that is cut off' };
    }),
    good.map((value) => ({ text: write(value).replace('{', '{"__proto__":{"a":1},'), attack: 'a prototype' })),
    fc
      .constantFrom('', 'null', '[]', '[[[[', '"', '{"a":1,"a":2}', '\ufeff{}')
      .map((text) => ({ text, attack: 'odd JSON' })),
  );
}

/** Replaces one of the values in a JSON value, counted from the outside in. */
function replaceAt(value: unknown, index: number, replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[index % Math.max(1, keys.length)];
  if (key === undefined) return replacement;
  const inner = (value as Record<string, unknown>)[key];
  const next = replaceAt(inner, Math.floor(index / keys.length), replacement);
  return Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next };
}

function withoutField(value: unknown, index: number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.filter((_, position) => position !== index % Math.max(1, entries.length)));
}

/** Generates values that a schema accepts. */
export function arbitraryValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryValue));
  switch (schema.type) {
    case 'string':
      return arbitraryText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'object':
      return arbitraryObject(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function arbitraryField(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const good = GOOD_TEXTS[name];
  if (!good) return arbitraryValue(schema);
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...good) }, arbitraryValue(schema));
}

function arbitraryText({ pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const fits = (text: string) => text.length >= minLength && text.length <= (maxLength ?? Infinity);
  const form = new RegExp(pattern ?? '', 'u');
  // The generator cannot generate a text for a pattern with Unicode classes.
  if (pattern && !pattern.includes('\\p{')) return fc.stringMatching(form).filter(fits);
  return fc
    .string({ minLength, maxLength: Math.min(maxLength ?? Infinity, Math.max(32, minLength)) })
    .filter((text) => form.test(text));
}

function arbitraryObject({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema) {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryField(name, schema)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== 'object') return known;
  const rest = fc.dictionary(arbitraryText({ maxLength: 16, ...propertyNames }), arbitraryValue(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(known, rest).map(([own, more]) => ({ ...more, ...own }));
}
