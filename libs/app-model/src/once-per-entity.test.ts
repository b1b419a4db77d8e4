import { invoice, order } from './examples.ts';
import { oncePerEntity } from './once-per-entity.ts';

it('computes a result once for each definition and choice', () => {
  const work = jest.fn(({ name }: { name: string }, choice: string) => `${name} ${choice}`);
  const write = oncePerEntity(work);
  const edited = { ...invoice, name: 'Bill' };

  const written = [invoice, edited, invoice, order, invoice].map((entity) => write(entity, 'a'));

  expect(written).toEqual(['Invoice a', 'Bill a', 'Invoice a', 'Order a', 'Invoice a']);
  expect(write(invoice, 'b')).toBe('Invoice b');
  expect(work).toHaveBeenCalledTimes(4);
});
