import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { placeOfModule, withPublishedImports } from './private-packages.mjs';
import { root } from './workspace.mjs';

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

test('modules of the library stay in place, those of a private package get their own folder', () => {
  const folder = join(root, 'libs', 'color-picker');
  const place = (file, name) => placeOfModule({ facadeModuleId: join(root, 'libs', file), name }, folder);
  assert.equal(place('color-picker/src/labels/labels.ts', 'labels/labels'), 'labels/labels.js');
  assert.equal(place('color/src/rgb.ts', '../../color/src/rgb'), 'private/color/rgb.js');
});
