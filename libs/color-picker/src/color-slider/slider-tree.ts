import type { PickerColor } from '@genmaster/color';
import { startAreaDrag } from '../color-area/area-drag.ts';
import { isRightToLeft, moveByKey } from '../slider-keys/slider-keys.ts';
import { moveColor, wantedColor } from '../view/moves.ts';
import type { Face } from '../view/face.ts';
import { h, type Tree, type TreeElement } from '../view/tree.ts';
import { HALF_THUMB_PX, onGrain, sliderChannels, type SliderChannel, type SliderName } from './slider-channels.ts';
import styles from './color-slider.module.css';

/** What a slider shows, for the picker's whole time. */
interface Kept {
  readonly first: number;
  shown?: string;
  /** The input that shows it: a popup that opens again and a mode that comes back have a new one. */
  input?: Element;
}

/**
 * Returns the slider of one channel: a track with a native range input for keys and screen readers.
 *
 * The track handles the pointer, because a native thumb ignores presses on itself, so the colour under the pointer
 * would not be the one that is taken.
 */
export function sliderTree({ view, settings, state }: Face, name: SliderName, track?: Tree): TreeElement {
  const channel: SliderChannel = name === 'oklch' ? view.memory().wide!.hue : sliderChannels[name];
  const { read, write, describe, max, step, page } = channel;
  const { labels } = settings;
  const { store } = view;
  const kept = view.keep(`slider ${name}`, (): Kept => ({ first: read(state.color) }));
  const readingOf = (color: PickerColor) => ({
    attributes: { 'aria-valuetext': describe(read(color), labels.nameColor) },
  });
  const move = (next: number) => moveColor(view, write(wantedColor(view, name === 'oklch'), next));
  const take = (input: HTMLInputElement) => {
    kept.shown = '';
    move(Number(input.value));
  };

  const input = h(
    'input',
    {
      class: styles['range'],
      type: 'range',
      // Not part of any form: a form reset would change the input without the colour.
      form: '',
      'aria-label': labels[name === 'oklch' ? 'hue' : name],
      ...readingOf(state.color).attributes,
      min: 0,
      max,
      // Smallest step of a drag. Keys use steps of their own.
      step: step / 10,
      value: kept.first,
      disabled: settings.isDisabled,
    },
    [],
    {
      live: (element: HTMLInputElement) => {
        const text = String(read(store.getState().color));
        // Written only when it differs, because every write causes a layout.
        if (kept.input === element && kept.shown === text) return;
        kept.input = element;
        element.value = kept.shown = text;
      },
      reading: () => readingOf(store.getState().color),
      on: {
        input: ({ currentTarget }: Event) => take(currentTarget as HTMLInputElement),
        change: ({ currentTarget }: Event) => {
          const element = currentTarget as HTMLInputElement;
          const isMoved = Math.abs(Number(element.value) - read(store.getState().color)) > step / 10;
          if (isMoved) take(element);
          store.commit();
        },
        keydown: (event: KeyboardEvent) => {
          const range = { value: read(store.getState().color), max, step, page };
          const next = moveByKey(event, { ...range, isRightToLeft: isRightToLeft(event.currentTarget as Element) });
          if (next === null) return;
          event.preventDefault();
          move(next);
        },
      },
    },
  );
  return h(
    'span',
    { class: styles['slider'], 'data-channel': name },
    [h('svg', { class: styles['track'], 'aria-hidden': 'true' }, [track]), input],
    {
      key: name,
      on: {
        pointerdown: (event: PointerEvent) => {
          let from: PickerColor | undefined;
          startAreaDrag(view, event, {
            name,
            insetPx: HALF_THUMB_PX,
            onMove: (share) => {
              // A drag changes the colour that it began with: hues on its way may have less chroma in the gamut.
              from ??= store.getState().color;
              moveColor(view, write(from, onGrain(share * max, step / 10)));
            },
          });
        },
      },
    },
  );
}
