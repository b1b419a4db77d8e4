import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Fires when another tab is chosen. */
  onChoose?: (() => void) | undefined;
}

/** Renders a tab list over one panel: arrow keys move, Home and End go to the ends, and the focused tab is selected. */
export function Tabs({ label, items, onChoose }: TabsProps) {
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(items[0]?.id);
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];

  const choose = (id: string) => {
    if (id === chosen?.id) return;
    setChosenId(id);
    onChoose?.();
  };

  const move = (event: KeyboardEvent) => {
    const index = items.findIndex(({ id }) => id === chosen?.id);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const target: Record<string, number> = {
      [forward]: (index + 1) % items.length,
      [backward]: (index - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = items[target[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <>
      <div className={styles.bar}>
        {/* The tab list never has the focus; its tabs do. */}
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
          {items.map(({ id, label: text }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${baseId}-tab-${id}`}
              data-tab={id}
              aria-selected={id === chosen?.id}
              aria-controls={id === chosen?.id ? `${baseId}-panel-${id}` : undefined}
              tabIndex={id === chosen?.id ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(id)}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      {chosen ? (
        <div
          key={chosen.id}
          role="tabpanel"
          id={`${baseId}-panel-${chosen.id}`}
          aria-labelledby={`${baseId}-tab-${chosen.id}`}
          className={styles.panel}
        >
          {chosen.content}
        </div>
      ) : null}
    </>
  );
}
