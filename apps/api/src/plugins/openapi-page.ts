import { createHash } from 'node:crypto';

/** The parts of a JSON schema that the page and the tests read. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  $ref?: string;
}

type Content = Record<string, { schema: JsonSchema }>;

export interface OpenapiCall {
  summary?: string;
  tags?: string[];
  'x-permission'?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema; description?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** The parts of the OpenAPI document that the page and the tests read. */
export interface OpenapiDocument {
  openapi: string;
  info: { title: string; description?: string };
  paths: Record<string, Record<string, OpenapiCall>>;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-block-start: 2.5rem; text-transform: capitalize; }
h3 { margin-block: 2rem 0.25rem; font-size: 1.05rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
nav ul { columns: 18rem; padding-inline-start: 1.25rem; }
dt { margin-block-start: 0.5rem; }
dd { margin-inline-start: 1.25rem; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** Content security policy of the page: it allows only the page's own style. */
export const OPENAPI_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Renders the document as one page without a script: every endpoint with its access rule, request and response. */
export function renderOpenapiPage({ info, paths }: OpenapiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      id: `${method}${path.replace(/\W+/g, '-')}`,
      path,
      method,
      call,
    })),
  );
  const tags = [...new Set(calls.map(({ call }) => call.tags?.[0] ?? ''))];
  const sections = tags.map((tag) => {
    const own = calls.filter(({ call }) => call.tags?.[0] === tag);
    return `<section><h2>${escape(tag)}</h2>${own.map(renderCall).join('')}</section>`;
  });
  const links = calls.map(({ id, method, path }) => `<li><a href="#${id}">${name(method, path)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escape(info.title)}</h1>
<p>${escape(info.description ?? '')} The same as a document: <a href="/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
<main>${sections.join('')}</main>
</body>
</html>
`;
}

function renderCall({
  id,
  method,
  path,
  call,
}: {
  id: string;
  method: string;
  path: string;
  call: OpenapiCall;
}): string {
  const parameters = call.parameters ?? [];
  const body = Object.values(call.requestBody?.content ?? {})[0]?.schema;
  const answers = Object.entries(call.responses).map(([status, { description, content }]) => {
    const [type, { schema } = { schema: {} }] = Object.entries(content ?? {})[0] ?? [];
    const shape = schema.$ref ? `<code>${escape(type ?? '')}</code>` : fields(schema);
    return `<dt><b>${escape(status)}</b> ${escape(description === 'Default Response' ? '' : description)}</dt><dd>${shape}</dd>`;
  });
  const taken = [
    ...parameters.map(({ name, in: place, required, schema, description }) =>
      field(`${name} (${place})`, { ...schema, ...(description ? { description } : {}) }, required === true),
    ),
    ...(body ? [fields(body)] : []),
  ];
  return `<article id="${id}">
<h3>${name(method, path)}</h3>
<p>${escape(call.summary ?? '')}. ${escape(whoMayCall(call))}</p>
${taken.length > 0 ? `<h4>Takes</h4><dl>${taken.join('')}</dl>` : ''}
<h4>Answers</h4><dl>${answers.join('')}</dl>
</article>`;
}

/** Returns true for a call that is refused without a session: a second, empty way to call makes the session optional. */
export const needsSession = ({ security }: Pick<OpenapiCall, 'security'>) => security?.length === 1;

function whoMayCall(call: OpenapiCall): string {
  const { security, 'x-permission': permission } = call;
  if (permission) return `Asks for a session with the permission “${permission}”.`;
  if (needsSession(call)) return 'Asks for a session.';
  return security ? 'Open to everybody; a session is used if there is one.' : 'Open to everybody.';
}

function fields(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(fields).join(' or ');
  const { properties, required = [] } = schema;
  if (!properties) return describeType(schema);
  const rows = Object.entries(properties).map(([key, value]) => field(key, value, required.includes(key)));
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : 'an empty object';
}

function field(key: string, schema: JsonSchema, isRequired: boolean): string {
  const inner = (schema.properties ?? schema.items?.properties) ? fields(schema.items ?? schema) : '';
  const note = schema.description ? ` ${escape(schema.description)}` : '';
  return `<dt><code>${escape(key)}</code>${isRequired ? '' : ' (optional)'}: ${describeType(schema)}${note}</dt><dd>${inner}</dd>`;
}

function describeType(schema: JsonSchema): string {
  const { const: literal, enum: choices, anyOf, type, items, pattern } = schema;
  if (literal !== undefined) return `<code>${escape(JSON.stringify(literal))}</code>`;
  if (choices) return choices.map((choice) => `<code>${escape(JSON.stringify(choice))}</code>`).join(' or ');
  if (anyOf) return anyOf.map(describeType).join(' or ');
  if (type === 'array') return `a list of ${items ? describeType(items) : 'anything'}`;
  const limits = [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    pattern ? `like <code>${escape(pattern)}</code>` : '',
  ].filter((text) => text !== '');
  return [escape(String(type ?? 'anything')), ...limits].join(', ');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `at least ${from} ${unit}`.trim();
  return `${from ?? 0} to ${to} ${unit}`.trim();
}

const name = (method: string, path: string) => `<code>${escape(method.toUpperCase())} ${escape(path)}</code>`;

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
