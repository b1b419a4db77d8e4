import type { AreaSign } from './navigation.ts';
import styles from './area-marker.module.css';

/** Renders the marker of an area. It is hidden from screen readers, because the name beside it has the same meaning. */
export function AreaMarker({ sign }: { sign?: AreaSign | undefined }) {
  if (!sign) return null;
  return <span className={styles.marker} data-thread={sign.thread} data-shape={sign.shape} aria-hidden="true" />;
}
