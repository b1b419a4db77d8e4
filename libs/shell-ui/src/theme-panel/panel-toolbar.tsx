import { useRef, useState, type KeyboardEvent } from 'react';
import { inertProps } from '@genmaster/react-compat';
import styles from './panel-toolbar.module.css';

/** Tool of the bar: an icon, a label, and whether its view is open. */
export interface PanelTool {
  id: string;
  label: string;
  /** Path of the icon, in a drawing 20 units wide. */
  path: string;
  isPressed: boolean;
  onPress: () => void;
}

export interface PanelToolbarProps {
  /** Accessible name of the bar. */
  label: string;
  tools: readonly PanelTool[];
  /** Whether the bar is inert because of a decision. */
  isInert: boolean;
}

/** Renders the tools of the panel, always visible: one tab stop, and arrow keys between them. */
export function PanelToolbar({ label, tools, isInert }: PanelToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent) => {
    const isForward =
      event.key === (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const isArrow = isForward || event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const target: Record<string, number> = { Home: 0, End: tools.length - 1 };
    const next = isArrow ? (stop + (isForward ? 1 : tools.length - 1)) % tools.length : target[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={styles.bar} onKeyDown={move} {...inertProps(isInert)}>
      {tools.map(({ id, label: name, path, isPressed, onPress }, at) => (
        <button
          key={id}
          type="button"
          data-tool={id}
          className={styles.tool}
          aria-pressed={isPressed}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          onClick={onPress}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {name}
        </button>
      ))}
    </div>
  );
}
