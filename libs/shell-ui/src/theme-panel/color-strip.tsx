import styles from './theme-sections.module.css';

/** Number of colours that a closed section shows. */
const MOST = 6;

/** Renders the colours of a section side by side, each once. */
export function ColorStrip({ colors }: { colors: readonly string[] }) {
  const shown = [...new Set(colors)].slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <svg
      viewBox={`0 0 ${shown.length} 1`}
      width={shown.length * 9}
      height={12}
      preserveAspectRatio="none"
      className={styles.strip}
      aria-hidden="true"
    >
      {shown.map((color, at) => (
        <rect key={color} x={at} width="1" height="1" fill={color} />
      ))}
    </svg>
  );
}
