import { hexText, takeChannelText, takeColorText, takeHexText, type FieldAnswer } from '../color-fields/field-text.ts';
import { channelsOf, channelText, type Channel } from '../color/channels.ts';
import { canReadColor } from '../color/parse-color.ts';
import { moveByKey } from '../slider-keys/slider-keys.ts';
import { html, setAttribute, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import styles from '../color-fields/color-fields.module.css';

/** The typed side of a picker, without React: the fields of one notation and the buttons that cycle. */
export function createFieldsPart(read: ReadSettings): Part {
  const row = html('div', { class: styles['row'], role: 'group' });
  const error = html('p', { class: styles['error'], hidden: true });
  const buttons = [-1, 1].map((by) => {
    const button = html('button', { type: 'button' });
    button.addEventListener('click', () => cycle(by));
    return button;
  });
  const cycleBox = html('div', { class: styles['cycle'] }, ...buttons);
  const root = html('div', { class: styles['fields'] }, row, cycleBox, error);
  let shown = '';
  let fields: Part[] = [];

  function cycle(by: number) {
    const { formats, format, setFormat, store } = read();
    const next = formats[(formats.indexOf(format) + by + formats.length) % formats.length]!;
    setFormat(next);
    store.announce(next.toUpperCase());
  }

  function showError(message: string) {
    error.textContent = message;
    error.hidden = !message;
    read().store.announce(message);
  }

  function update() {
    const { labels, alphaMode, colorMode, format, formats, isDisabled } = read();
    const isGray = colorMode === 'grayscale';
    const notation = isGray ? 'gray' : format;
    const wanted = `${notation} ${alphaMode}`;
    if (wanted !== shown) {
      shown = wanted;
      const channels = channelsOf(notation, alphaMode);
      fields = [...(notation === 'hex' ? [null] : []), ...channels].map((channel) =>
        createField(channel, read, showError),
      );
      row.replaceChildren(...fields.map((field) => field.root));
    }
    setAttribute(root, 'data-format', format);
    setAttribute(row, 'aria-label', isGray ? labels.brightness : format.toUpperCase());
    cycleBox.hidden = isGray || formats.length < 2;
    buttons.forEach((button, index) => {
      setAttribute(button, 'aria-label', index ? labels.nextFormat : labels.previousFormat);
      button.disabled = isDisabled;
    });
    for (const field of fields) field.update();
  }
  return { root, update };
}

/** One field: a channel's number, or without a channel the hex text. */
function createField(channel: Channel | null, read: ReadSettings, showError: (message: string) => void): Part {
  const input = html('input', {
    class: styles['input'],
    type: 'text',
    // No form's business: the element itself is the field.
    form: '',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    ...(channel && { role: 'spinbutton', inputmode: 'decimal', 'aria-valuemin': 0, 'aria-valuemax': channel.max }),
  });
  const caption = html('span', { 'aria-hidden': 'true' });
  const root = html('label', {}, input, caption);
  let draft: string | null = null;
  let answer: FieldAnswer = null;

  const take = (text: string, isDone: boolean) =>
    channel ? takeChannelText(text, isDone, channel, read()) : takeHexText(text, isDone, read());

  function settle(next: FieldAnswer, nextDraft: string | null) {
    const hadError = Boolean(answer);
    draft = nextDraft;
    answer = next;
    if (next || hadError) showError(next ?? '');
    update();
  }

  input.addEventListener('input', (event) => {
    // The element says `input` itself when the colour changes.
    event.stopPropagation();
    draft = input.value;
    settle(take(draft, false), draft);
  });
  input.addEventListener('change', (event) => event.stopPropagation());
  input.addEventListener('blur', () => {
    if (draft && answer === '') take(draft, true);
    settle(null, null);
    read().store.commit();
  });
  input.addEventListener('keydown', (event) => {
    const { store } = read();
    if (event.key === 'Enter') {
      const final = draft === null ? null : take(draft, true);
      settle(final, final === null ? null : draft);
      store.commit();
      if (final !== null) event.stopPropagation();
      event.preventDefault();
    }
    if (!channel || !/^(Arrow|Page)(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    const { color } = store.getState();
    const next = moveByKey(event, {
      value: channel.read(color),
      max: channel.max,
      step: channel.step,
      page: channel.step * 10,
    });
    settle(null, null);
    if (next !== null) store.setColor(channel.write(color, next));
  });
  input.addEventListener('keyup', (event) => {
    if (channel && /^(Arrow|Page)/.test(event.key)) read().store.commit();
  });
  input.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (!canReadColor(pasted)) return;
    event.preventDefault();
    settle(null, null);
    takeColorText(pasted, read());
    read().store.commit();
  });

  function update() {
    const { store, labels, alphaMode, colorMode, isDisabled } = read();
    const { color } = store.getState();
    const text = channel ? channelText(color, channel) : hexText(color, alphaMode);
    const label = channel ? labels[channel.name] : labels.hex;
    if (input.value !== (draft ?? text)) input.value = draft ?? text;
    input.disabled = isDisabled;
    caption.textContent = channel && colorMode !== 'grayscale' ? channel.symbol : label;
    setAttribute(input, 'aria-label', label);
    setAttribute(input, 'aria-invalid', answer ? 'true' : null);
    if (channel) setAttribute(input, 'aria-valuenow', text);
  }
  return { root, update };
}
