import { loadFarColors, sameColor } from '@genmaster/color';
import fc from 'fast-check';
import { createPickerStore, type PickerStore } from './picker-store.ts';

beforeAll(() => loadFarColors());

const texts = [
  '#112233',
  'red',
  '#ff0000',
  'hsl(0 0% 50%)',
  'rgb(1 2 3 / 0.5)',
  'oklch(0.7 0.3 150)',
  'black',
  'nothing',
];

type Step = readonly [name: string, act: (store: PickerStore) => unknown];

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...texts).map((text): Step => [`text ${text}`, (store) => store.setText(text)]),
  },
  fc.constantFrom<Step>(
    ['commit', (store) => store.commit()],
    ['undo', (store) => store.undo()],
    ['redo', (store) => store.redo()],
    ['go back', (store) => store.goBack()],
    ['clear', (store) => store.clear()],
  ),
);

const start = fc.record({
  value: fc.constantFrom(...texts),
  outputFormat: fc.constantFrom('auto' as const, 'hex' as const, 'hsla' as const, 'oklch' as const, 'cmyk' as const),
  alphaMode: fc.constantFrom('enabled' as const, 'disabled' as const, 'always' as const),
});

it('any sequence of gestures commits changes alone, and is undone and redone exactly', () => {
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 20 }), (options, steps) => {
      let told = options.value;
      let committed = options.value;
      const store = createPickerStore({
        ...options,
        onValueChange: ({ value }) => (told = value),
        onValueCommit: ({ value }) => {
          expect(value).not.toBe(committed);
          committed = value;
        },
      });
      for (const [, act] of steps) {
        act(store);
        expect(told).toBe(store.getState().value);
      }
      store.commit();
      expect(committed).toBe(store.getState().value);

      const trail = [store.getState()];
      while (store.getState().canUndo) {
        store.undo();
        trail.unshift(store.getState());
      }
      expect(store.getState().value).toBe(options.value);
      for (const { value, color, isCleared } of trail.slice(1)) {
        store.redo();
        expect(store.getState()).toMatchObject({ value, isCleared });
        expect(isCleared || sameColor(store.getState().color, color)).toBe(true);
      }
      store.cancel();
      expect(store.getState().value).toBe(options.value);
    }),
    { numRuns: 300 },
  );
});
