import { withRef } from '@genmaster/react-compat';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './thumb-bar.module.css';

export interface ThumbBarProps extends ComponentPropsWithRef<'div'> {
  /** Name of the region for assistive technology. @default 'Actions' */
  label?: string;
  /** The actions: links or buttons. */
  children?: ReactNode;
}

/**
 * One or two actions under the thumb: a bar that stays at the lower edge of a phone's window.
 *
 * On wider windows it is not there; the same actions stand in the header and on the page.
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
