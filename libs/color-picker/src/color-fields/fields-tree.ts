import { channelsOf, channelText, isWideFormat, type Channel, type ColorFormat } from '@genmaster/color';
import type { Face } from '../view/face.ts';
import { stepColor } from '../view/moves.ts';
import { h, type TreeElement } from '../view/tree.ts';
import { errorId, fieldTree, endTyping } from './field-tree.ts';
import { formatBeside, hexText, takeChannelText, takeHexText } from './field-text.ts';
import styles from './color-fields.module.css';

/** Returns the display name of a format. */
export const formatName = (format: ColorFormat): string => (format === 'p3' ? 'Display P3' : format.toUpperCase());

/**
 * Returns the format shown in the fields; a format beyond sRGB is shown once its code is loaded, and RGBA until then.
 */
export const shownFormat = ({ settings, memory }: Pick<Face, 'settings' | 'memory'>): ColorFormat =>
  isWideFormat(settings.format) && !memory.wide ? 'rgba' : settings.format;

/** Returns the text input of a picker: the fields of one format, and the controls to change the format. */
export function fieldsTree(face: Face): TreeElement {
  const { settings, memory } = face;
  const { labels, colorMode, formats } = settings;
  const isGray = colorMode === 'grayscale';
  const format = shownFormat(face);
  const isHex = format === 'hex' && !isGray;
  const name = isGray ? labels.brightness : formatName(format);
  return h(
    'div',
    { class: styles['fields'], 'data-format': format },
    [
      h('div', { class: styles['row'], role: 'group', 'aria-label': name }, [
        isHex && hexTree(face),
        ...channelsOf(isGray ? 'gray' : format, settings.alphaMode).map((channel, _index, all) =>
          channelTree(face, channel, { format, isNarrow: all.length > 2 }),
        ),
      ]),
      !isGray && formats.length > 1 && cycleTree(face),
      h(
        'p',
        { class: styles['error'], id: memory.error ? errorId(face.view) : null, hidden: !memory.error },
        [memory.error],
        { key: 'error' },
      ),
    ],
    { key: 'fields' },
  );
}

const hexTree = (face: Face): TreeElement => {
  const { view, settings } = face;
  return fieldTree(face, {
    name: 'hex',
    label: settings.labels.hex,
    caption: settings.labels.hex,
    text: (color) => hexText(color, settings.alphaMode),
    take: (text, isDone) => takeHexText(text, isDone, { store: view.store, ...view.settings() }),
  });
};

function channelTree(
  face: Face,
  channel: Channel,
  { format, isNarrow }: { format: ColorFormat; isNarrow: boolean },
): TreeElement {
  const { view, settings } = face;
  const { store } = view;
  return fieldTree(face, {
    name: `${format} ${channel.name}`,
    isOklch: format === 'oklch',
    label: settings.labels[channel.name],
    caption: isNarrow ? channel.symbol : settings.labels[channel.name],
    text: (color) => channelText(color, channel),
    range: { read: () => channel.read(store.getState().color), max: channel.max, step: channel.step },
    take: (text, isDone, { color: held }) =>
      takeChannelText(text, { isDone, held, channel }, { store, ...view.settings() }),
    step: (value, from) => stepColor(view, channel.write(from, value)),
  });
}

/** Returns a menu of the formats between two buttons for the previous and the next one. */
function cycleTree(face: Face): TreeElement {
  const { view, settings } = face;
  const { labels, formats, format, isDisabled: disabled } = settings;
  const show = (next: ColorFormat) => {
    endTyping(view);
    view.settings().setFormat(next);
    view.store.announce(formatName(next));
  };
  const button = (by: -1 | 1) =>
    h(
      'button',
      {
        type: 'button',
        // The menu reaches every format, so the previous button needs no tab stop.
        tabindex: by < 0 ? -1 : null,
        'aria-label': by > 0 ? labels.nextFormat : labels.previousFormat,
        'aria-keyshortcuts': by > 0 ? 'F' : null,
        disabled,
      },
      [],
      {
        on: {
          click: () => {
            const now = view.settings();
            show(formatBeside(now.formats, now.format, by));
          },
        },
      },
    );
  const menu = h(
    'select',
    { form: '', 'aria-label': labels.format, disabled },
    formats.map((each) => h('option', { value: each }, [formatName(each)], { key: each })),
    {
      value: format,
      on: { change: ({ currentTarget }: Event) => show((currentTarget as HTMLSelectElement).value as ColorFormat) },
    },
  );
  return h('div', { class: styles['cycle'] }, [button(-1), menu, button(1)], { key: 'cycle' });
}
