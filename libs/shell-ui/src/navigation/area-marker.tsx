import type { AreaSign } from './navigation.ts';
import styles from './area-marker.module.css';

/** Draws the sign of an area. The name beside it says the same, so assistive technology leaves it out. */
export function AreaMarker({ sign }: { sign?: AreaSign | undefined }) {
  if (!sign) return null;
  return <span className={styles.marker} data-thread={sign.thread} data-shape={sign.shape} aria-hidden="true" />;
}
