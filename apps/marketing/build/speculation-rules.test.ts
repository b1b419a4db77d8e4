/** @jest-environment jsdom */
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts';

const { prefetch } = JSON.parse(speculationRules()) as {
  prefetch: { where: { and: [unknown, unknown, { selector_matches: string }] }; eagerness: string }[];
};
const links = () =>
  [...document.querySelectorAll(prefetch[0]!.where.and[2].selector_matches)].map((link) => link.getAttribute('href'));

it('holds for links to pages, until the script of the page has started', () => {
  document.body.innerHTML =
    '<a href="/a">a</a><a href="/b" download>b</a><a href="/c" target="_blank">c</a><a href="/d" rel="nofollow">d</a>';
  expect(links()).toEqual(['/a']);

  document.documentElement.dataset['started'] = '';
  expect(links()).toEqual([]);
});

it('waits for a pointer that rests on a link, and stands where the pages say', () => {
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  expect(SPECULATION_RULES_PATH).toBe('speculation-rules/likely-next-page.json');
});
