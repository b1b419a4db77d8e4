import { booking } from '@genmaster/app-model';
import { createDemoMemory } from '../demo-memory.ts';
import { stateSchema } from '../one-definition/one-definition-state.ts';
import { playgroundEntity } from './playground-entity.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
} as Storage;
const storageOf = () => storage;
const playground = createDemoMemory('one-definition', { schema: stateSchema, storageOf });

afterEach(() => kept.clear());

it('is the entity that the playground of the home page keeps', () => {
  expect(playgroundEntity(storageOf)).toBeNull();
  expect(playground.write({ entity: booking, dialect: 'postgresql', saved: [] }, 'booking')).toBe(true);
  expect(playgroundEntity(storageOf)).toEqual(booking);
  playground.clear();
  expect(playgroundEntity(storageOf)).toBeNull();
});

it.each(['{', '{"entity":{}}', 'null'])('is nothing where the stored text is not a playground: %s', (text) => {
  playground.write({ entity: booking, dialect: 'postgresql', saved: [] }, 'booking');
  kept.set([...kept.keys()][0]!, text);
  expect(playgroundEntity(storageOf)).toBeNull();
});
