// Rules against sinks, which turn text into markup, a script or SQL. Text from outside must never reach them, so our
// code uses none.

const HTML =
  'Show text as text: textContent, React children, setAttribute. What turns text into markup runs what is in it.';
const SCRIPT =
  'Import a module instead. A script that React renders runs in the page’s HTML, with whatever text or address it was given.';
const SQL =
  'Hand values to the database as values: Kysely’s builder, or sql`… ${value}`. A text that is put together runs what is in it.';

const refuse = (message, selectors) => selectors.map((selector) => ({ selector, message }));

const HTML_PROPERTY = '/^(innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML)$/';

const htmlSinks = refuse(HTML, [
  'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  `Property[key.name=${HTML_PROPERTY}]`,
  `Property[key.value=${HTML_PROPERTY}]`,
  `AssignmentExpression[left.property.name=${HTML_PROPERTY}]`,
  `AssignmentExpression[left.property.value=${HTML_PROPERTY}]`,
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^(write|writeln)$/]',
]);

// The document’s own createElement is allowed: structured data is added to a page as an element that runs nothing.
const scriptSinks = refuse(SCRIPT, [
  'JSXOpeningElement[name.name="script"]',
  'CallExpression[callee.name=/^(createElement|jsxs?)$/][arguments.0.value=/^script$/i]',
  'CallExpression[callee.property.name="createElement"][callee.object.name!="document"][arguments.0.value=/^script$/i]',
]);

/** Returns the selectors of a call whose first argument is a text that is built at run time. */
const withBuiltText = (call) => [
  `${call}[arguments.0.type="BinaryExpression"]`,
  `${call}[arguments.0.type="TemplateLiteral"][arguments.0.expressions.length>0]`,
];

const sqlSinks = refuse(SQL, [
  'MemberExpression[object.name="sql"][property.name="raw"]',
  'CallExpression[callee.object.name="CompiledQuery"][callee.property.name="raw"]:not([arguments.0.type="Literal"])',
  ...withBuiltText('CallExpression[callee.property.name=/^(query|prepare|executeQuery)$/]'),
  ...withBuiltText('CallExpression[callee.object.name=/^(db|database|client|pool)$/][callee.property.name="exec"]'),
]);

const within = (files, tests, selectors) => ({
  files,
  ignores: tests,
  rules: { 'no-restricted-syntax': ['error', ...selectors] },
});

/** Returns the rules for all shipped code and its build; tests may set up documents and tables with sinks. */
export const sinkRules = (tests) => [
  within(['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs'], tests, [...htmlSinks, ...scriptSinks]),
  within(['apps/api/**'], tests, [...htmlSinks, ...scriptSinks, ...sqlSinks]),
];
