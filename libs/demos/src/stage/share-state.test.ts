import { packState, unpackState } from './share-state.ts';

const state = {
  name: 'देय तिथि & <b>',
  fields: Array.from({ length: 40 }, (_, index) => ({ id: `f${index}`, on: true })),
};

it('restores a state from its address', async () => {
  const packed = (await packState(state))!;
  expect(packed).toMatch(/^1\.[\w-]+$/);
  expect(packed.length).toBeLessThan(JSON.stringify(state).length / 2);
  expect(await unpackState(packed)).toEqual(state);
});

it('works without compression where the browser has none', async () => {
  const { CompressionStream: real } = globalThis;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  try {
    const packed = (await packState(state))!;
    expect(packed).toMatch(/^0\./);
    expect(await unpackState(packed)).toEqual(state);
  } finally {
    globalThis.CompressionStream = real;
  }
});

it('packs nothing that is too long for an address', async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => Math.sin(index));
  expect(await packState(noise)).toBeNull();
});

it('reads nothing else as a state', async () => {
  for (const text of ['', '1.', '2.abc', '1.****', '1.abcd', '0.abcd', 'x'.repeat(9000)])
    expect(await unpackState(text)).toBeNull();
});

it('unpacks nothing larger than the largest state', async () => {
  const bomb = (await packState('a'.repeat(2_000_000)))!;
  expect(bomb.length).toBeLessThan(8000);
  expect(await unpackState(bomb)).toBeNull();
});
