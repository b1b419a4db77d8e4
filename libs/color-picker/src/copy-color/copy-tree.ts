import { formatColor, isWideFormat, type ColorFormat } from '@genmaster/color';
import type { Face } from '../view/face.ts';
import { h, type TreeElement } from '../view/tree.ts';
import { copyText, type copyColorLabels } from './copy-text.ts';
import styles from './copy-color.module.css';

/**
 * Returns a copy button for each of these formats; a format whose code is not loaded yet is left out until then. There is
 * none while the colour is taken away.
 */
export function copyTree(
  { view, settings, state, memory }: Face,
  formats: readonly ColorFormat[],
  texts: typeof copyColorLabels,
): TreeElement {
  const copy = async (text: string) => {
    if (await copyText(text, view.store, texts)) view.change({ copied: text });
  };
  return h(
    'ul',
    { class: styles['list'] },
    formats.flatMap((format) => {
      if (state.isCleared || (isWideFormat(format) && !memory.wide)) return [];
      const text = formatColor(state.color, format, settings.alphaMode);
      const button = h(
        'button',
        {
          type: 'button',
          class: styles['copy'],
          'aria-label': texts.copy(text),
          'data-state': memory.copied === text ? 'copied' : 'idle',
        },
        [text],
        { on: { click: () => void copy(text) } },
      );
      return [h('li', {}, [button], { key: format })];
    }),
    { key: 'copy' },
  );
}
