import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import ts from 'typescript';
import { writeElementData } from './element-data.mjs';
import { root } from './workspace.mjs';

const declaration = {
  name: 'InkField',
  tagName: 'ink-field',
  customElement: true,
  description: 'A colour.',
  attributes: [{ name: 'value', type: { text: 'string' }, description: 'The colour.' }],
  events: [],
  members: [],
};

// Inside the workspace, where the types of React are found.
mkdirSync(join(root, 'tmp'), { recursive: true });
const folder = mkdtempSync(join(root, 'tmp', 'element-data-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'custom-elements.json'), JSON.stringify({ modules: [{ declarations: [declaration] }] }));
writeElementData(folder);
writeFileSync(join(folder, 'dist/element/index.d.ts'), 'export declare class InkField extends HTMLElement {}\n');

/** Returns what the compiler says about a component that renders this. */
function messagesOf(jsx) {
  const file = join(folder, 'page.tsx');
  writeFileSync(file, `import type {} from './dist/element/types/react.js';\nexport const page = ${jsx};\n`);
  const program = ts.createProgram([file], {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.Preserve,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the types for React take attributes of the element and of HTML', () => {
  assert.deepEqual(messagesOf('<ink-field value="teal" class="a" title="Ink" onBlur={() => undefined} />'), []);
});

test('the types for React refuse what React gives to its own fields alone', () => {
  for (const attribute of ['defaultValue="teal"', 'defaultChecked']) {
    assert.match(messagesOf(`<ink-field ${attribute} />`).join('\n'), /does not exist on type/);
  }
});
