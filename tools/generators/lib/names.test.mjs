import assert from 'node:assert/strict';
import { test } from 'node:test';
import { camelCase, constantCase, kebabCase, pascalCase, sentenceCase } from './names.mjs';

for (const text of ['Report list', 'ReportList', 'report-list', ' report_list ']) {
  test(`"${text}" is converted to one name in five forms`, () => {
    const name = kebabCase(text);
    assert.deepEqual(
      [name, pascalCase(name), camelCase(name), constantCase(name), sentenceCase(name)],
      ['report-list', 'ReportList', 'reportList', 'REPORT_LIST', 'Report list'],
    );
  });
}

for (const text of ['', '../etc', '9 lives', 'a--b', 'naïve', 'a/b']) {
  test(`"${text}" is refused`, () => assert.throws(() => kebabCase(text), /cannot be a name/));
}
