import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIDE_MENU_REM } from './use-room-for-side.ts';

const css = readFileSync(join(__dirname, 'multi-themes.css'), 'utf8');

it('has room at the side from the width at which the stylesheet puts the menu there', () => {
  expect(css).toContain(
    `@container (min-width: ${SIDE_MENU_REM}rem) {\n  .framed-app[data-menu-at='side'] .sample-app {`,
  );
});
