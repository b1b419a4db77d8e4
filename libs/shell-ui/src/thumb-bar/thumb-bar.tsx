import { withRef } from '@genmaster/react-compat';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './thumb-bar.module.css';

export interface ThumbBarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the region. @default 'Actions' */
  label?: string | undefined;
  /** Actions, as links or buttons. */
  children?: ReactNode | undefined;
}

/**
 * Renders one or two actions in reach of the thumb: a bar that stays at the lower edge of a phone's window.
 *
 * Wider windows do not show it; the same actions are in the header and on the page. With text so large that two actions
 * would need several lines, it shows only the last one.
 */
export const ThumbBar = /* @__PURE__ */ withRef(function ThumbBar({
  label = 'Actions',
  className,
  ...rest
}: ThumbBarProps) {
  return (
    <div {...rest} role="region" aria-label={label} className={[styles.bar, className].filter(Boolean).join(' ')} />
  );
});
