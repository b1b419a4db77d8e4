/** @jest-environment jsdom */
import { navbarModeOf, surfaceOf } from './page-surface.ts';

it.each([
  { title: 'no dashboard', html: '', surface: 'website' },
  { title: 'a dashboard inside the page', html: '<div class="dashboard-wrapper"></div>', surface: 'website' },
  { title: 'a dashboard with its overlay', html: '<div class="dashboard-wrapper overlay"></div>', surface: 'desktop' },
  {
    title: 'a dashboard that lies over the page',
    html: '<div data-dashboard-wrapper style="position: fixed"></div>',
    surface: 'desktop',
  },
  {
    title: 'an overlay that is put away',
    html: '<div class="dashboard-wrapper overlay" style="display: none"></div>',
    surface: 'website',
  },
])('shows the fields of the $surface with $title', ({ html, surface }) => {
  document.body.innerHTML = html;
  expect(surfaceOf(document)).toBe(surface);
});

it.each([
  { title: 'the page’s mode', html: '<header></header>', mode: null },
  { title: 'its own', html: '<header data-bs-theme="dark"></header>', mode: 'dark' },
  { title: 'that of what is around it', html: '<div data-bs-theme="flately"><header></header></div>', mode: 'flately' },
  { title: 'the page’s when its own is unknown', html: '<header data-bs-theme="sepia"></header>', mode: null },
])('the navigation bar has $title', ({ html, mode }) => {
  document.documentElement.setAttribute('data-bs-theme', 'dark');
  document.body.innerHTML = html;
  expect(navbarModeOf(document)).toBe(mode);
});
