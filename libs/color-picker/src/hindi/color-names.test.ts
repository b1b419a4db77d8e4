import { nearestColorName, parseColor } from '@genmaster/color';
import { defaultLabels } from '../labels/labels.ts';
import { hindiLabels } from './hindi-labels.ts';
import { nameColor } from './color-names.ts';

const inHindi = (text: string) => nameColor(parseColor(text)!);

it('says what the nearest colour name means', () => {
  expect(['#336699', '#ff0000', '#fe0101', '#00000000'].map(inHindi)).toEqual(['इस्पाती नीला', 'लाल', 'लाल', 'पारदर्शी']);
});

it('knows every name that a colour can have', () => {
  const steps = Array.from({ length: 24 }, (_, step) => Math.round((step / 23) * 255));
  const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `rgb(${red} ${green} ${blue})`)));
  const unnamed = colors
    .filter((color) => inHindi(color) === 'रंग')
    .map((color) => nearestColorName(parseColor(color)!));
  expect(new Set(unnamed)).toEqual(new Set());
});

it('has every text of the picker in Hindi, and none that stayed English', () => {
  expect(Object.keys(hindiLabels).toSorted()).toEqual(Object.keys(defaultLabels).toSorted());
  for (const text of Object.values(hindiLabels)) {
    if (typeof text === 'string') expect(text).toMatch(/[\u0900-\u097f]/);
  }
});
