import { useRef, type ComponentPropsWithRef } from 'react';
import { withRef } from '@genmaster/react-compat';
import styles from './mode-switch.module.css';
import { closeDetails, useClosingDetails } from './use-closing-details.ts';

/** Brightness that a visitor can choose: one of two, or the setting of the device. */
export type ModeChoice = 'light' | 'dark' | 'system';

export interface ModeSwitchLabels {
  /** @default 'Appearance' */
  name: string;
  /** @default 'Light' */
  light: string;
  /** @default 'Dark' */
  dark: string;
  /** @default 'Follow system' */
  system: string;
  /** @default 'More themes' */
  more: string;
}

export interface ModeSwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Current choice; `null` when the page shows something else or the choice is not known yet. */
  value: ModeChoice | null;
  /** Fires when the visitor makes a choice. */
  onValueChange: (details: { value: ModeChoice }) => void;
  /** Fires when the visitor asks for more than brightness. */
  onMore: () => void;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<ModeSwitchLabels> | undefined;
}

/** English texts of the switch. */
export const MODE_SWITCH_LABELS: ModeSwitchLabels = {
  name: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'Follow system',
  more: 'More themes',
};

const CHOICES: readonly ModeChoice[] = ['light', 'dark', 'system'];

/**
 * Renders a small menu in the header: light, dark, follow the system, and a button for everything else.
 *
 * It opens without script. Its buttons carry `data-early`, so that a host can replay a press from before the script was
 * loaded.
 */
export const ModeSwitch = /* @__PURE__ */ withRef(function ModeSwitch({
  value,
  onValueChange,
  onMore,
  labels,
  className,
  ...rest
}: ModeSwitchProps) {
  const text = { ...MODE_SWITCH_LABELS, ...labels };
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);
  const close = () => {
    if (details.current) closeDetails(details.current);
  };

  return (
    <div {...rest} className={[styles.root, className].filter(Boolean).join(' ')}>
      <details ref={details} className={styles.details}>
        <summary className={styles.summary} aria-label={text.name} title={text.name}>
          <HalfDisc />
        </summary>
        <div className={styles.panel} role="group" aria-label={text.name}>
          {CHOICES.map((choice) => (
            <button
              key={choice}
              type="button"
              className={styles.choice}
              aria-pressed={value === choice}
              data-early={`mode-${choice}`}
              onClick={() => {
                onValueChange({ value: choice });
                close();
              }}
            >
              {text[choice]}
            </button>
          ))}
          <button
            type="button"
            className={styles.choice}
            data-early="mode-more"
            data-more=""
            onClick={() => {
              close();
              onMore();
            }}
          >
            {text.more}
          </button>
        </div>
      </details>
    </div>
  );
});

function HalfDisc() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" />
    </svg>
  );
}
