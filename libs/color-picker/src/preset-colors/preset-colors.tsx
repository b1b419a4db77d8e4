import { useId, useRef, type KeyboardEvent } from 'react';
import { parseColor } from '../color/parse-color.ts';
import { ColorSwatch } from '../color-swatch/color-swatch.tsx';
import { usePicker, usePickerState } from '../picker-context/picker-context.ts';
import { indexOfColor } from './preset-list.ts';
import styles from './preset-colors.module.css';

/** Props of `PresetColors`. */
export interface PresetColorsProps {
  /** What the list is called; also its name for assistive technology. */
  label: string;
  /** Any CSS colours, in the order in which they are shown. */
  colors: readonly string[];
  /** Shown when the list is empty; without it an empty list shows nothing. */
  emptyText?: string | undefined;
  /** Makes every colour removable, by its button and by the Delete key. */
  onRemove?: ((index: number) => void) | undefined;
}

/** A list of colours to choose from; the one that is chosen now is marked, whatever notation it is written in. */
export function PresetColors({ label, colors, emptyText, onRemove }: PresetColorsProps) {
  const { store, labels, isDisabled } = usePicker();
  const selected = usePickerState(store, (state) => indexOfColor(colors, state.color));
  const list = useRef<HTMLUListElement>(null);
  const heading = useId();

  const nameOf = (preset: string) => {
    const parsed = parseColor(preset);
    return parsed ? `${labels.nameColor(parsed)}, ${preset}` : preset;
  };

  function remove(index: number) {
    // The neighbour takes the focus, else it would fall back to the page.
    const swatches = list.current?.querySelectorAll<HTMLElement>('[data-preset]') ?? [];
    (swatches[index + 1] ?? swatches[index - 1])?.focus();
    store.announce(labels.removed(nameOf(colors[index]!)));
    onRemove?.(index);
  }

  function choose(preset: string) {
    store.setText(preset);
    store.commit();
  }

  function handleKeyDown(event: KeyboardEvent, index: number) {
    if (!onRemove || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    remove(index);
  }

  if (!colors.length && !emptyText) return null;
  return (
    <div className={styles.presets} role="group" aria-labelledby={heading}>
      <h3 id={heading}>{label}</h3>
      {colors.length === 0 && <p>{emptyText}</p>}
      <ul ref={list} hidden={!colors.length}>
        {colors.map((preset, index) => (
          // By colour and not by place, so that removing one does not rebuild, and take the focus from, those after it.
          <li key={preset + colors.slice(0, index).filter((twin) => twin === preset).length}>
            <button
              type="button"
              className={styles.preset}
              data-preset=""
              aria-label={nameOf(preset)}
              aria-pressed={index === selected}
              disabled={isDisabled}
              onClick={() => choose(preset)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            >
              <ColorSwatch color={preset} />
            </button>
            {onRemove && (
              <button
                type="button"
                className={styles.remove}
                aria-label={labels.remove(nameOf(preset))}
                disabled={isDisabled}
                onClick={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
