import { useState } from 'react';
import type { ColorFormat } from '../color/color-format.ts';
import { formatColor } from '../color/format-color.ts';
import { selectColor, usePicker, usePickerState } from '../picker-context/picker-context.ts';
import { copyColorLabels, copyText } from './copy-text.ts';
import styles from './copy-color.module.css';

/** Props of `CopyColor`. */
export interface CopyColorProps {
  /** The notations offered. @default every notation of the picker */
  formats?: readonly ColorFormat[];
  /** Any of the texts, in another language or wording. */
  labels?: Partial<typeof copyColorLabels>;
}

/**
 * Copies the colour in any notation. Put it inside a picker.
 *
 * @example
 * <ColorPicker defaultValue="teal"><CopyColor /></ColorPicker>
 */
export function CopyColor({ formats, labels }: CopyColorProps) {
  const picker = usePicker();
  const color = usePickerState(picker.store, selectColor);
  const [copied, setCopied] = useState('');
  const texts = { ...copyColorLabels, ...labels };

  async function copy(text: string) {
    if (await copyText(text, picker.store, texts)) setCopied(text);
  }

  return (
    <ul className={styles.list}>
      {(formats ?? picker.formats).map((format) => {
        const text = formatColor(color, format, picker.alphaMode);
        return (
          <li key={format}>
            <button
              type="button"
              className={styles.copy}
              aria-label={texts.copy(text)}
              data-state={copied === text ? 'copied' : 'idle'}
              onClick={() => void copy(text)}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
