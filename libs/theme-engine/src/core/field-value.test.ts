import { smallCatalogue } from '../testing/small-catalogue.ts';
import { printFieldValue, refusalOf } from './field-value.ts';
import { findField, type ThemeField } from './theme-catalogue.ts';

const print = (id: string, input: unknown) => printFieldValue(findField(smallCatalogue, id)!, input);

describe('a field value', () => {
  it.each([
    { id: 'size', input: 32, printed: '32px' },
    { id: 'size', input: '32', printed: '32px' },
    { id: 'size', input: ' 32px ', printed: '32px' },
    { id: 'size', input: '32.6', printed: '33px' },
    { id: 'size', input: 4, printed: '10px' },
    { id: 'size', input: -4, printed: '10px' },
    { id: 'size', input: '999999', printed: '100px' },
    { id: 'size', input: 1e-7, printed: '10px' },
    { id: 'size', input: 5e9, printed: '100px' },
    { id: 'icon', input: 'none', printed: 'none' },
    { id: 'icon', input: 'Hide', printed: 'none' },
    { id: 'font', input: 'Lato Regular', printed: 'lato-regular' },
    { id: 'bg', input: '#fff', printed: 'rgba(255, 255, 255, 1)' },
  ])('$input for $id is printed as $printed', ({ id, input, printed }) => {
    expect(print(id, input)).toBe(printed);
  });

  it.each([
    { what: 'limits with decimals', min: 0.5, max: 2.5, defaultValue: '1px', input: 99, printed: '2.5px' },
    { what: 'limits with decimals', min: 0.5, max: 2.5, defaultValue: '1px', input: 0, printed: '0.5px' },
    { what: 'limits with decimals', min: 0.5, max: 2.5, defaultValue: '1px', input: '1.23456', printed: '1.235px' },
    { what: 'a default with decimals', min: 0, max: 4, defaultValue: '1.5px', input: 1.25, printed: '1.25px' },
    { what: 'whole limits and default', min: 0, max: 4, defaultValue: '1px', input: 1.5, printed: '2px' },
    { what: 'whole limits without default', min: 0, max: 4, input: 1.4, printed: '1px' },
  ])('of a size with $what is $printed for $input', ({ min, max, defaultValue, input, printed }) => {
    const field = { ...findField(smallCatalogue, 'size')!, min, max, defaultValue };
    expect(printFieldValue(field as ThemeField, input)).toBe(printed);
  });

  it.each([
    { id: 'size', input: '' },
    { id: 'size', input: '32em' },
    { id: 'size', input: '1e3' },
    { id: 'size', input: 'calc(1px)' },
    { id: 'size', input: Number.NaN },
    { id: 'size', input: Infinity },
    { id: 'size', input: [32] },
    { id: 'size', input: { toString: 1 } },
    { id: 'icon', input: 'block' },
    { id: 'icon', input: 'toString' },
    { id: 'font', input: "'Lato', sans-serif" },
    { id: 'font', input: null },
    { id: 'bg', input: 'url(x)' },
  ])('$input for $id is refused', ({ id, input }) => {
    expect(print(id, input)).toBeNull();
  });
});

it.each([
  [{}, 'Not a size. Use 0 to 1000.'],
  [{ min: 4, max: 8 }, 'Not a size. Use 4 to 8.'],
])('the reason for refusing a size names the limits that apply: %j', (limits, reason) => {
  const { min: _, max: __, ...field } = findField(smallCatalogue, 'size')!;
  expect(refusalOf({ ...field, ...limits })).toBe(reason);
});
