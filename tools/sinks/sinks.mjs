// What turns text into markup, into a script or into SQL. Text that came from somebody else must never get there, so nothing of ours does.

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

// The document’s own createElement stays: structured data is put into a page as an element that runs nothing.
const scriptSinks = refuse(SCRIPT, [
  'JSXOpeningElement[name.name="script"]',
  'CallExpression[callee.name=/^(createElement|jsxs?)$/][arguments.0.value=/^script$/i]',
  'CallExpression[callee.property.name="createElement"][callee.object.name!="document"][arguments.0.value=/^script$/i]',
]);

/** A call whose first argument is a text that is put together while the program runs. */
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

/** For all that is shipped or builds it; tests put documents and tables into the states that they need. */
export const sinkRules = (tests) => [
  within(['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs'], tests, [...htmlSinks, ...scriptSinks]),
  within(['apps/api/**'], tests, [...htmlSinks, ...scriptSinks, ...sqlSinks]),
];
