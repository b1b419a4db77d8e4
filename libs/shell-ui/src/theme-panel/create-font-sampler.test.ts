import type { FontOption } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { createFontSampler } from './create-font-sampler.ts';

const [one, two, three] = defaultCatalogue.fonts as [FontOption, FontOption, FontOption];
const ofTheSystem = defaultCatalogue.fonts.find((font) => font.package === '')!;

const setUp = () => {
  const answers = new Map<string, { come: () => void; fail: () => void }>();
  const load = jest.fn(
    (font: FontOption) =>
      new Promise<void>((resolve, reject) => {
        answers.set(font.id, { come: resolve, fail: () => reject(new Error('offline')) });
      }),
  );
  const sampler = createFontSampler(load);
  return { sampler, answers, asked: () => load.mock.calls.map(([font]) => font.id) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('loads a font after it was in view for a moment, and not one that was scrolled past', () => {
  const { sampler, asked } = setUp();
  const passBy = sampler.want(one);
  jest.advanceTimersByTime(100);
  passBy();
  sampler.want(two);
  jest.advanceTimersByTime(149);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual([two.id]);
});

it('loads two fonts at a time; a queued font can be cancelled', async () => {
  const { sampler, asked, answers } = setUp();
  sampler.want(one);
  sampler.want(two);
  const takeBack = sampler.want(three);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual([one.id, two.id]);
  takeBack();
  answers.get(one.id)!.come();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([one.id, two.id]);
});

it('reports loaded fonts in a new set', async () => {
  const { sampler, answers } = setUp();
  const listener = jest.fn();
  const before = sampler.getReady();
  const stop = sampler.subscribe(listener);
  sampler.want(one);
  jest.advanceTimersByTime(150);
  answers.get(one.id)!.come();
  await jest.advanceTimersByTimeAsync(0);
  expect([...sampler.getReady()]).toEqual([one.id]);
  expect(sampler.getReady()).not.toBe(before);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

it('requests a font again after it failed', async () => {
  const { sampler, asked, answers } = setUp();
  sampler.want(one);
  jest.advanceTimersByTime(150);
  answers.get(one.id)!.fail();
  await jest.advanceTimersByTimeAsync(0);
  sampler.want(one);
  jest.advanceTimersByTime(150);
  expect(asked()).toEqual([one.id, one.id]);
});

it('goes on with other fonts after a loader that throws', async () => {
  const asked: string[] = [];
  const sampler = createFontSampler((font) => {
    asked.push(font.id);
    throw new TypeError('no address');
  });
  for (const font of [one, two, three]) sampler.want(font);
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([one.id, two.id, three.id]);
  expect(sampler.getReady().size).toBe(0);
});

it('does not request system fonts', () => {
  const { sampler, asked } = setUp();
  sampler.want(ofTheSystem);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
});
