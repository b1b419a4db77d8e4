import type { FieldOption } from '@genmaster/theme-engine';
import { useEffect, useRef, type CSSProperties } from 'react';
import styles from './font-select.module.css';

export interface FontListProps {
  id: string;
  optionId: (option: string) => string;
  label: string;
  options: readonly FieldOption[];
  chosen: string;
  activeId: string | null;
  /** Returns the style of a font’s own name; undefined while its file is not loaded. */
  faceOf: (option: string) => CSSProperties | undefined;
  /** Text for no results. */
  nothing: string;
  onPoint: (option: string) => void;
  onChoose: (option: string) => void;
}

/** Renders the fonts that match the search, over the rows below. */
export function FontList({
  id,
  optionId,
  label,
  options,
  chosen,
  activeId,
  faceOf,
  nothing,
  onPoint,
  onChoose,
}: FontListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  // Scrolls to the whole list, not only to the first rows above the panel’s footer.
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {options.length === 0 ? (
        <li role="presentation" className={styles.nothing}>
          {nothing}
        </li>
      ) : null}
      {options.map((option) => (
        // The search field keeps the focus and handles the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={option.value}
          id={optionId(option.value)}
          role="option"
          aria-selected={option.value === chosen}
          data-active={option.value === activeId || undefined}
          className={styles.option}
          style={faceOf(option.value)}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(option.value)}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </li>
      ))}
    </ul>
  );
}
