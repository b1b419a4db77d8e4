import { createLateModule } from './late-module.ts';

it('fetches once, and has the module at hand afterwards', async () => {
  const fetchModule = jest.fn(() => Promise.resolve({ Form: 'form' }));
  const late = createLateModule(fetchModule);

  expect(late.loaded()).toBeNull();
  await Promise.all([late.load(), late.load()]);

  expect(late.loaded()).toEqual({ Form: 'form' });
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const fetchModule = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce({ Form: 'form' });
  const late = createLateModule(fetchModule);

  await expect(late.load()).rejects.toThrow('lost');
  expect(late.loaded()).toBeNull();
  await expect(late.load()).resolves.toEqual({ Form: 'form' });
});
