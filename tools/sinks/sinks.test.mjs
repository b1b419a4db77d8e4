import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../scripts/lib/workspace.mjs';

const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });

async function isRefused(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath });
  assert.deepEqual(
    result.messages.filter(({ fatal }) => fatal),
    [],
  );
  return result.messages.some(({ ruleId }) => ruleId === 'no-restricted-syntax');
}

const PAGE = 'apps/marketing/src/x.tsx';
const LIBRARY = 'libs/seo-metadata/src/dom/x.ts';
const SERVER = 'apps/api/src/x.ts';

describe('code that turns text into markup is refused', () => {
  for (const { file = LIBRARY, code } of [
    { file: PAGE, code: 'export const X = () => <p dangerouslySetInnerHTML={{ __html: text }} />;' },
    { file: PAGE, code: 'export const X = () => <iframe srcDoc={text} />;' },
    { file: PAGE, code: "createElement('p', { dangerouslySetInnerHTML: { __html: text } });" },
    { file: 'apps/vanilla-host/src/x.ts', code: 'element.innerHTML = text;' },
    { file: 'tools/scripts/x.mjs', code: 'element.innerHTML = text;' },
    { file: SERVER, code: 'element.innerHTML = text;' },
    { code: 'element.innerHTML += text;' },
    { code: "element['outerHTML'] = text;" },
    { code: 'frame.srcdoc = text;' },
    { code: 'Object.assign(element, { innerHTML: text });' },
    { code: "element.insertAdjacentHTML('beforeend', text);" },
    { code: 'range.createContextualFragment(text);' },
    { code: 'element.setHTMLUnsafe(text);' },
    { code: 'document.write(text);' },
    { code: 'document.writeln(text);' },
  ]) {
    test(`${file}: ${code}`, async () => assert.equal(await isRefused(file, code), true));
  }

  for (const { file = LIBRARY, code } of [
    { file: PAGE, code: 'export const X = () => <p>{text}</p>;' },
    { code: 'element.textContent = text;' },
    { code: 'const text = element.innerHTML;' },
    { code: 'process.stdout.write(text);' },
    { file: 'libs/seo-metadata/src/dom/x.test.ts', code: 'document.body.innerHTML = text;' },
  ]) {
    test(`nothing else is refused: ${file}: ${code}`, async () => assert.equal(await isRefused(file, code), false));
  }
});

describe('a script rendered by React is refused', () => {
  for (const { file = PAGE, code } of [
    { code: 'export const X = () => <script src={address} />;' },
    { code: 'export const X = () => <script type="application/ld+json">{text}</script>;' },
    { code: 'export const X = () => <svg><script>{text}</script></svg>;' },
    { code: "createElement('script', { src: address });" },
    { code: "React.createElement('SCRIPT', null, text);" },
    { code: "jsx('script', { children: text });" },
    { file: 'libs/seo-metadata/src/react/x.tsx', code: 'export const X = () => <script>{text}</script>;' },
    { file: 'libs/shell-ui/src/x.ts', code: "createElement('script', { src: address });" },
  ]) {
    test(`${file}: ${code}`, async () => assert.equal(await isRefused(file, code), true));
  }

  for (const { file = PAGE, code } of [
    { code: 'export const X = () => <Script />;' },
    { code: "createElement('p', null, 'script');" },
    { file: LIBRARY, code: "document.createElement('script');" },
    { file: LIBRARY, code: 'document.createElement(tag.tagName);' },
    { file: 'libs/seo-metadata/src/react/x.test.tsx', code: 'render(<script>{text}</script>);' },
  ]) {
    test(`nothing else is refused: ${file}: ${code}`, async () => assert.equal(await isRefused(file, code), false));
  }
});

describe('SQL concatenated from text is refused', () => {
  for (const code of [
    'sql.raw(text).execute(db);',
    'const raw = sql.raw;',
    'CompiledQuery.raw(text);',
    "client.query('select ' + text);",
    'client.query(`select ${text}`);',
    'database.prepare(`select ${text}`);',
    "database.exec('pragma ' + text);",
    'connection.executeQuery(`select ${text}`);',
  ]) {
    test(code, async () => assert.equal(await isRefused(SERVER, code), true));
  }

  for (const code of [
    'sql`select ${value}`.execute(db);',
    "CompiledQuery.raw('begin immediate');",
    "database.exec('pragma journal_mode = wal');",
    'database.prepare(text);',
    'pattern.exec(`${text}`);',
  ]) {
    test(`nothing else is refused: ${code}`, async () => assert.equal(await isRefused(SERVER, code), false));
  }
});
