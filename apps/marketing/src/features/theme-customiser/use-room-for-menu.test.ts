import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOM_FOR_MENU } from './use-room-for-menu.ts';

const css = readFileSync(join(__dirname, '../../styles/frame.css'), 'utf8');

it('reports room for the left menu from the width at which the stylesheet shows it', () => {
  expect(css).toContain(`@media ${ROOM_FOR_MENU} {\n  html:not([data-menu='2']) body {`);
});
