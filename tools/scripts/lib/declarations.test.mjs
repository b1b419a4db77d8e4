import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPublishedImports } from './declarations.mjs';

test('relative imports of every form end in .js, packages and texts stay as they are', () => {
  const declaration = [
    "import { type A } from './a.ts';",
    "import type * as B from '../b/b.tsx';",
    "export { c } from './c.ts';",
    "export declare const d: import('./d.ts').D;",
    "import { type E } from '@scope/e.ts';",
    "export declare const file: './a.ts';",
    '',
  ].join('\n');
  assert.equal(
    withPublishedImports(declaration),
    [
      "import { type A } from './a.js';",
      "import type * as B from '../b/b.js';",
      "export { c } from './c.js';",
      "export declare const d: import('./d.js').D;",
      "import { type E } from '@scope/e.ts';",
      "export declare const file: './a.ts';",
      '',
    ].join('\n'),
  );
});
