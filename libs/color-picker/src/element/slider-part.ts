import { sliderChannels, type SliderChannel, type SliderName } from '../color-slider/slider-channels.ts';
import { hexOf } from '../color/format-color.ts';
import { isRightToLeft, moveByKey } from '../slider-keys/slider-keys.ts';
import { html, setAttribute, svg, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import styles from '../color-slider/color-slider.module.css';

/** One channel on a track, without React. */
export function createSliderPart(channel: SliderName, read: ReadSettings): Part {
  const { key, max, step, page, say }: SliderChannel = sliderChannels[channel];
  const track = svg('rect', { width: '100%', height: '100%' });
  const input = html('input', { type: 'range', form: '', class: styles['range'], min: 0, max, step: step / 10 });
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

  function follow() {
    const { color } = read().store.getState();
    // Written only when it differs: every write is laid out.
    if (input.value !== String(color[key])) input.value = String(color[key]);
    if (channel === 'alpha') setAttribute(track, 'fill', hexOf(color));
  }

  function update() {
    const { store, labels, isDisabled } = read();
    input.disabled = isDisabled;
    setAttribute(input, 'aria-label', labels[channel]);
    setAttribute(input, 'aria-valuetext', say(store.getState().color[key], labels.nameColor));
  }
  return { root, follow, update };
}
