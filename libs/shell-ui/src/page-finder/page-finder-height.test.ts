import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'page-finder.module.css'), 'utf8');
const results = /\.results \{([^}]*)\}/.exec(css)![1]!.replace(/\/\*.*?\*\//gs, '');

// The dialog is as high as its content. There, WebKit takes the basis of `flex: 1`, which is 0 %, for no height at all.
it('the results have the height of their content as basis', () => {
  expect(results).toContain('min-block-size: 0');
  expect(results).toContain('flex: 1 1 auto');
});

// At 400 % zoom, field and hints would leave a line of 13 pixels for the results; the dialog scrolls instead.
it('in a low window, the results keep room for two', () => {
  const low = /@media \(max-height: 24rem\) \{\s*\.results:not\(:empty\) \{([^}]*)\}/.exec(css)?.[1];
  expect(low).toContain('min-block-size: 7rem');
});
