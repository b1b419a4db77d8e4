import { packIcon } from './favicon.ts';

it('lists every picture with its size and position', () => {
  const icon = Buffer.from(
    packIcon([
      { width: 32, png: Buffer.from('abc') },
      { width: 256, png: Buffer.from('de') },
    ]),
  );

  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  expect([icon[6], icon.readUInt32LE(14), icon.readUInt32LE(18)]).toEqual([32, 3, 38]);
  expect([icon[22], icon.readUInt32LE(30), icon.readUInt32LE(34)]).toEqual([0, 2, 41]);
  expect(icon.subarray(38).toString()).toBe('abcde');
});
