import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playsInEnglish } from '../../.storybook/plays-in-english.ts';

const playFunction = () => undefined;
const storyGlobals = { language: 'hi' };

for (const { title, story, isEnglish } of [
  { title: 'a story that plays is in English', story: { playFunction, storyGlobals: {} }, isEnglish: true },
  { title: 'a story that does not play follows the toolbar', story: {}, isEnglish: false },
  { title: 'a story with a language of its own is in that', story: { playFunction, storyGlobals }, isEnglish: false },
  { title: 'a story on a page follows the toolbar', story: { playFunction, viewMode: 'docs' }, isEnglish: false },
]) {
  test(title, () => assert.equal(playsInEnglish(story), isEnglish));
}
