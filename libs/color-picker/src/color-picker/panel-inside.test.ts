import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// WebKit adds the padding of a box once more behind what a negative margin takes over it: every popup would scroll.
it('nothing of a picker lies over the padding around it', () => {
  const files = globSync('**/*.module.css', { cwd: join(__dirname, '..') });
  expect(files).toContain(join('picker-panel', 'picker-panel.module.css'));
  const reaching = files.filter((file) =>
    /[^-\w]margin(?:-inline-end|-right)?: *-|margin-inline: *[\w.-]+ +-/.test(
      readFileSync(join(__dirname, '..', file), 'utf8'),
    ),
  );
  expect(reaching).toEqual([]);
});
