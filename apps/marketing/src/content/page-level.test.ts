import type { PagePath } from '@genmaster/i18n';
import { isListed, parentAddressOf } from './page-level.ts';

it.each<{ path: PagePath; listed: boolean; parent: string }>([
  { path: '/', listed: true, parent: '/' },
  { path: '/online-ide', listed: true, parent: '/' },
  { path: '/online-ide/code-debugger', listed: true, parent: '/online-ide' },
  { path: '/online-ide/code-debugger/watches', listed: false, parent: '/online-ide/code-debugger' },
])('decides whether the frame lists $path, and which page is above it', ({ path, listed, parent }) => {
  expect(isListed({ path })).toBe(listed);
  expect(parentAddressOf(path)).toBe(parent);
});
