import type { FontOption, ThemeEngine, ThemeField } from '@genmaster/theme-engine';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { FontSampler } from './create-font-sampler.ts';
import controls from './panel-controls.module.css';
import styles from './font-select.module.css';

export interface FontSelectProps {
  field: ThemeField;
  /** The option in use. */
  value: string;
  engine: ThemeEngine;
  sampler: FontSampler;
}

/**
 * A list of fonts, each written in itself once it was looked at.
 *
 * Arrow keys, Home, End and letters move; Enter and Space choose; Escape and Tab leave. Nothing is fetched before the
 * list is open.
 */
export function FontSelect({ field, value, engine, sampler }: FontSelectProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const ready = useSyncExternalStore(sampler.subscribe, sampler.getReady, sampler.getReady);
  const options = field.options ?? [];
  const isOpen = activeId !== null;
  const active = engine.catalogue.fonts.find((font) => font.id === activeId);

  useEffect(() => {
    if (active) return sampler.want(active);
  }, [active, sampler]);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const choose = (option: string) => {
    engine.setField(field.id, option);
    setActiveId(null);
  };
  const onKeys = (event: KeyboardEvent) => {
    const index = options.findIndex((option) => option.value === (activeId ?? value));
    const target: Record<string, number> = {
      ArrowDown: isOpen ? index + 1 : index,
      ArrowUp: isOpen ? index - 1 : index,
      Home: 0,
      End: options.length - 1,
    };
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    const turned = [...options.slice(index + 1), ...options.slice(0, index + 1)];
    const next = letter
      ? turned.find(({ label }) => label.toLowerCase().startsWith(event.key.toLowerCase()))
      : options[target[event.key] ?? -1];
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (isChoice && isOpen) choose(activeId);
    else if (isChoice) setActiveId(value);
    else if (event.key === 'Escape' && isOpen) setActiveId(null);
    else if (next) setActiveId(next.value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={controls.field}>
      <span id={`${id}-label`} className={controls.label}>
        {field.label}
      </span>
      <button
        type="button"
        role="combobox"
        className={`${controls.input} ${styles.button}`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${activeId}` : undefined}
        onClick={() => setActiveId(isOpen ? null : value)}
        onKeyDown={onKeys}
        onBlur={() => setActiveId(null)}
      >
        <span id={`${id}-value`}>{options.find((option) => option.value === value)?.label}</span>
      </button>
      {isOpen ? (
        <ul ref={list} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} className={styles.list}>
          {options.map((option) => (
            // The keys are those of the button, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              data-active={option.value === activeId || undefined}
              className={styles.option}
              style={ready.has(option.value) ? faceOf(engine.catalogue.fonts, option.value) : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActiveId(option.value)}
              onClick={() => choose(option.value)}
            >
              {option.label}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function faceOf(fonts: readonly FontOption[], id: string) {
  const font = fonts.find((known) => known.id === id);
  return font && { fontFamily: `'${font.cssFamily}', ${font.generic}`, fontWeight: font.weight };
}
