import { loadEachOnce, loadOnce } from './load-once.ts';

it('fetches once, and returns the loaded module afterwards', async () => {
  const fetchModule = jest.fn(() => Promise.resolve({ Form: 'form' }));
  const late = loadOnce(fetchModule);

  expect(late.loaded()).toBeNull();
  await Promise.all([late.load(), late.load()]);

  expect(late.loaded()).toEqual({ Form: 'form' });
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const fetchModule = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce({ Form: 'form' });
  const late = loadOnce(fetchModule);

  await expect(late.load()).rejects.toThrow('lost');
  expect(late.loaded()).toBeNull();
  await expect(late.load()).resolves.toEqual({ Form: 'form' });
});

it('keeps the values of different keys apart, in the order of their arrival', async () => {
  let deliverSlow = (_value: string) => {};
  const slow = new Promise<string>((resolve) => (deliverSlow = resolve));
  const fetchValue = jest.fn((key: string) => (key === 'slow' ? slow : Promise.resolve(`value of ${key}`)));
  const values = loadEachOnce(fetchValue);

  const waiting = values.load('slow');
  await values.load('quick');
  expect([values.loaded('slow'), values.loaded('quick')]).toEqual([null, 'value of quick']);
  deliverSlow('late');
  await waiting;

  expect(values.keys()).toEqual(['quick', 'slow']);
  expect(fetchValue.mock.calls).toEqual([['slow'], ['quick']]);
});

it('clears the failure of one key only', async () => {
  let isLost = true;
  const values = loadEachOnce((key: string) =>
    key === 'lost' && isLost ? Promise.reject(new Error('lost')) : Promise.resolve(key),
  );
  const kept = values.load('kept');
  await expect(values.load('lost')).rejects.toThrow('lost');
  isLost = false;

  await expect(values.load('lost')).resolves.toBe('lost');
  expect(values.load('kept')).toBe(kept);
});

it('marks a fulfilled promise with its value, so that React does not suspend', async () => {
  const values = loadEachOnce((key: string) => Promise.resolve(key));
  await values.load('a');

  expect(values.load('a')).toMatchObject({ status: 'fulfilled', value: 'a' });
});
