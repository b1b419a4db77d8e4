import { acceptSkippedTransitions } from './accept-skipped-transitions.ts';

it('starts the transition as before and takes the refusal of one that is skipped', async () => {
  const skipped = Promise.reject(new Error('Transition was skipped.'));
  const taken = jest.spyOn(skipped, 'catch');
  const transition = { ready: skipped };
  const start = jest.fn(() => transition);
  const page = { startViewTransition: start } as unknown as Document;
  const update = () => undefined;

  acceptSkippedTransitions(page);

  expect(page.startViewTransition(update)).toBe(transition);
  expect(start).toHaveBeenCalledWith(update);
  expect(taken).toHaveBeenCalledTimes(1);
  await expect(taken.mock.results[0]?.value).resolves.toBeUndefined();
});

it('leaves a browser without transitions as it is', () => {
  const page = {} as Document;
  acceptSkippedTransitions(page);
  expect(page).toEqual({});
});
