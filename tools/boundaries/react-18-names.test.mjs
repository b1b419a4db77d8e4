// The published libraries run in React 18 and 19. In React 18 only the suites of the public components run; this test
// checks every other file for names that React 18 lacks.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { namesBeyondReact18 } from './react-18-names.mjs';

const isShipped = (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file);

describe('React 18', () => {
  it('has all names that the published libraries use', () => {
    const found = publicLibraries().flatMap(({ name, folder }) =>
      readdirSync(join(folder, 'src'), { recursive: true })
        .filter(isShipped)
        .flatMap((file) =>
          namesBeyondReact18(readFileSync(join(folder, 'src', file), 'utf8')).map(
            (used) => `${name}/src/${file}: ${used}`,
          ),
        ),
    );
    assert.deepEqual(found, []);
  });

  for (const { text, names } of [
    { text: "import { use, useState } from 'react';", names: ['use'] },
    { text: "import { useFormStatus as status } from 'react-dom';", names: ['useFormStatus'] },
    { text: 'const x = <div inert={true} />;', names: ['inert'] },
    { text: 'const x = <button popoverTarget="menu" />;', names: ['popoverTarget'] },
    { text: 'const x = <ThemeContext value={theme}>text</ThemeContext>;', names: ['ThemeContext'] },
    { text: 'const x = <ThemeContext.Provider value={theme}>text</ThemeContext.Provider>;', names: [] },
    { text: 'function Badge({ ref, ...rest }) {}', names: ['ref of Badge'] },
    { text: 'const Badge = withRef(function Badge({ ref, ...rest }) {});', names: [] },
  ]) {
    it(`is distinguished from 19 in: ${text}`, () => assert.deepEqual(namesBeyondReact18(text), names));
  }
});
