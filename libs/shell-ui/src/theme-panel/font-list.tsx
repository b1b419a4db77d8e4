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
  /** How a font is written in itself; nothing while its file is not here. */
  faceOf: (option: string) => CSSProperties | undefined;
  /** Said where the search finds no font. */
  nothing: string;
  onPoint: (option: string) => void;
  onChoose: (option: string) => void;
}

/** The fonts that the search left, over the rows below. */
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
  // The whole list, not only the first rows that the panel’s footer leaves in sight.
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
        // The keys are those of the search, which keeps the focus.
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
