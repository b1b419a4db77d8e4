import { tryStorage } from './try-storage.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

it('returns what is read from the storage', () => {
  const storage = { getItem: (key: string) => `item ${key}` };

  expect(tryStorage(storage, (area) => area.getItem('a'))).toBe('item a');
  expect(
    tryStorage(
      () => storage,
      (area) => area.getItem('b'),
    ),
  ).toBe('item b');
});

it.each([
  { what: 'there is no storage', area: null },
  { what: 'the access to it is denied', area: denied },
  { what: 'there is none yet', area: () => null },
  { what: 'a call is denied', area: { getItem: denied } },
  { what: 'the text in it is not JSON', area: { getItem: () => '{' } },
])('returns null where $what', ({ area }) => {
  const read = ({ getItem }: { getItem: () => string }): unknown => JSON.parse(getItem());

  expect(tryStorage<{ getItem: () => string }, unknown>(area, read)).toBeNull();
});

it('distinguishes a write that succeeded from one that failed', () => {
  const full = { setItem: denied };
  const roomy = { setItem: () => undefined };
  const isStored = (area: { setItem: (key: string, text: string) => void }) =>
    tryStorage(area, ({ setItem }) => {
      setItem('a', '1');
      return true;
    }) ?? false;

  expect([isStored(roomy), isStored(full)]).toEqual([true, false]);
});
