import { separate } from './marked-text.tsx';

it('marks words in the order of the text, and words of two fields once with both names', () => {
  const marks = [
    { start: 10, end: 14, field: 'c', label: 'C' },
    { start: 0, end: 5, field: 'a', label: 'A' },
    { start: 2, end: 4, field: 'b', label: 'B' },
    { start: 2, end: 4, field: 'a', label: 'A' },
  ];

  expect(separate(marks)).toEqual([
    { start: 0, end: 5, field: 'a', label: 'A, B' },
    { start: 10, end: 14, field: 'c', label: 'C' },
  ]);
});
