import { THEME_PANEL_LABELS } from '../theme-panel/index.ts';
import { hindiPanelLabels } from './hindi-panel-labels.ts';

/** Returns every text of an object with its path. */
function textsOf(value: unknown, at = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return [[at, String((value as (detail: unknown) => string)('#123456'))]];
  return Object.entries(Object(value) as object).flatMap(([name, part]) => textsOf(part, at ? `${at}.${name}` : name));
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Names that are the same in every language. */
const NAMES = [
  'tools.formats.css',
  'tools.formats.tailwind',
  'tools.formats.shadcn',
  'tools.formats.mui',
  'tools.formats.json',
];

it('is in Devanagari except for proper names', () => {
  const foreign = textsOf(hindiPanelLabels).filter(([, text]) => !isHindi(text));

  expect(foreign.map(([at]) => at)).toEqual(NAMES);
});

it('has the same placeholders as the English labels', () => {
  const hindi = new Map(textsOf(hindiPanelLabels));

  for (const [at, text] of textsOf(THEME_PANEL_LABELS)) {
    expect(`${at} ${placeholdersOf(hindi.get(at) ?? '').join()}`).toBe(`${at} ${placeholdersOf(text).join()}`);
  }
});
