import fc from 'fast-check';
import { compareThree } from './three-way.ts';

const judged = (base: string, fresh: string, mine: string) =>
  compareThree({ base, fresh, mine }).map(({ kind, mine: lines }) => [kind, lines.join(' ')]);

it.each([
  ['nobody changed anything', 'a\nb', 'a\nb', 'a\nb', [['same', 'a b']]],
  [
    'the generator changed a line',
    'a\nb\nc',
    'a\nB\nc',
    'a\nb\nc',
    [
      ['same', 'a'],
      ['generated', 'b'],
      ['same', 'c'],
    ],
  ],
  [
    'a person changed a line',
    'a\nb\nc',
    'a\nb\nc',
    'a\nx\nc',
    [
      ['same', 'a'],
      ['edited', 'x'],
      ['same', 'c'],
    ],
  ],
  [
    'both changed a line alike',
    'a\nb\nc',
    'a\nB\nc',
    'a\nB\nc',
    [
      ['same', 'a'],
      ['same', 'B'],
      ['same', 'c'],
    ],
  ],
  [
    'both changed a line otherwise',
    'a\nb\nc',
    'a\nB\nc',
    'a\nx\nc',
    [
      ['same', 'a'],
      ['conflict', 'x'],
      ['same', 'c'],
    ],
  ],
  [
    'both added a line at one place',
    'a\nc',
    'a\nb\nc',
    'a\nx\nc',
    [
      ['same', 'a'],
      ['conflict', 'x'],
      ['same', 'c'],
    ],
  ],
  ['they changed neighbouring lines', 'a\nb', 'A\nb', 'a\nx', [['conflict', 'a x']]],
])('tells which side changed what when %s', (_, base, fresh, mine, expected) => {
  expect(judged(base, fresh, mine)).toEqual(expected);
});

const files = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 9 })
  .map((lines) => lines.join('\n'));

it('keeps every hand-written line, whatever the generator did', () => {
  fc.assert(
    fc.property(files, files, files, (base, fresh, mine) => {
      expect(
        compareThree({ base, fresh, mine })
          .flatMap((stretch) => stretch.mine)
          .join('\n'),
      ).toBe(mine);
    }),
  );
});

it('accepts every generated change where nothing was edited by hand', () => {
  fc.assert(
    fc.property(files, files, (base, fresh) => {
      const written = compareThree({ base, fresh, mine: base });
      const lines = written.flatMap((stretch) => ('fresh' in stretch ? stretch.fresh : stretch.mine));
      expect(lines.join('\n')).toBe(fresh);
    }),
  );
});
