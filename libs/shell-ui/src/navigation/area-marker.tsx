import type { AreaSign } from './navigation.ts';
import styles from './area-marker.module.css';

/** Renders the sign of an area. It is hidden from screen readers, because the name beside it says the same. */
export function AreaMarker({ sign }: { sign?: AreaSign | undefined }) {
  if (!sign) return null;
  return <span className={styles.marker} data-thread={sign.thread} data-shape={sign.shape} aria-hidden="true" />;
}
