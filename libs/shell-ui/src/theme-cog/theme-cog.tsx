import type { ComponentPropsWithRef } from 'react';
import { withRef } from '@genmaster/react-compat';
import styles from './theme-cog.module.css';

export interface ThemeCogProps extends ComponentPropsWithRef<'button'> {
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Id of the panel, for `aria-controls`. */
  panelId: string;
  /** Accessible name of the button. @default 'Theme settings' */
  label?: string | undefined;
}

/**
 * Renders the button at the edge of the window that slides the theme panel in and out.
 *
 * A host hides it with the class `gm-cog-hidden` on any ancestor.
 */
export const ThemeCog = /* @__PURE__ */ withRef(function ThemeCog({
  isOpen,
  panelId,
  label = 'Theme settings',
  className,
  ...rest
}: ThemeCogProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.cog, className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={panelId}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm8.2 3.5c0 .5 0 .9-.1 1.3l2 1.6-2 3.5-2.4-1a8 8 0 0 1-2.2 1.3L15.1 21h-4.2l-.4-2.4a8 8 0 0 1-2.2-1.2l-2.4 1-2-3.5 2-1.6a8 8 0 0 1 0-2.6l-2-1.6 2-3.5 2.4 1a8 8 0 0 1 2.2-1.3l.4-2.3h4.2l.4 2.3a8 8 0 0 1 2.2 1.3l2.4-1 2 3.5-2 1.6c.1.4.1.8.1 1.3Z"
          transform="translate(-1)"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
});
