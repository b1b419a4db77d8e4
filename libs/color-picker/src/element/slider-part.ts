import { hexOf } from '../color/format-color.ts';
import type { PickerColor } from '../color/picker-color.ts';
import { isRightToLeft, moveByKey } from '../slider-keys/slider-keys.ts';
import { html, setAttribute, svg, type Part } from './dom.ts';
import type { PickerSettings, ReadSettings } from './picker-settings.ts';
import styles from '../color-slider/color-slider.module.css';

interface SliderKind {
  readonly key: 'h' | 'alpha' | 'v';
  readonly label: (labels: PickerSettings['labels']) => string;
  readonly max: number;
  readonly step: number;
  readonly page: number;
}

const kinds = {
  hue: { key: 'h', label: (labels) => labels.hue, max: 360, step: 1, page: 15 },
  alpha: { key: 'alpha', label: (labels) => labels.alpha, max: 1, step: 0.01, page: 0.1 },
  brightness: { key: 'v', label: (labels) => labels.brightness, max: 1, step: 0.01, page: 0.1 },
} as const satisfies Record<string, SliderKind>;

/** One channel on a track, without React. */
export function createSliderPart(channel: keyof typeof kinds, read: ReadSettings): Part {
  const { key, label, max, step, page } = kinds[channel];
  const track = svg('rect', { width: '100%', height: '100%' });
  const input = html('input', { type: 'range', class: styles['range'], min: 0, max, step: step / 10 });
  const root = html('span', { class: styles['slider'], 'data-channel': channel });
  root.append(svg('svg', { class: styles['track'], 'aria-hidden': 'true' }), input);
  if (channel === 'alpha') root.firstElementChild!.append(track);

  const move = (value: number) => {
    const { store } = read();
    store.setColor({ ...store.getState().color, [key]: value });
  };
  input.addEventListener('input', () => move(Number(input.value)));
  input.addEventListener('keydown', (event) => {
    const value = read().store.getState().color[key];
    const next = moveByKey(event, { value, max, step, page, isRightToLeft: isRightToLeft(input) });
    if (next === null) return;
    event.preventDefault();
    move(next);
  });
  for (const type of ['change', 'keyup']) input.addEventListener(type, () => read().store.commit());

  function update() {
    const { store, labels, isDisabled, nameColor } = read();
    const { color } = store.getState();
    input.value = String(color[key]);
    input.disabled = isDisabled;
    setAttribute(input, 'aria-label', label(labels));
    setAttribute(
      input,
      'aria-valuetext',
      channel === 'hue' ? hueText(color, nameColor) : `${Math.round(color[key] * 100)}%`,
    );
    setAttribute(track, 'fill', hexOf(color));
  }
  return { root, update };
}

const hueText = ({ h }: PickerColor, nameColor: PickerSettings['nameColor']) =>
  `${Math.round(h)}°, ${nameColor({ mode: 'hsv', h, s: 1, v: 1, alpha: 1 })}`;
