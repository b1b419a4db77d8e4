import { formatColor, type ColorFormat } from '../color/format-color.ts';
import { usePicker } from '../picker-context/picker-context.ts';
import styles from '../eye-dropper/eye-dropper.module.css';

/** Copies the colour in the notation that the fields show. */
export function CopyButton({ format }: { format: ColorFormat }) {
  const { store, labels, alphaMode } = usePicker();

  async function copy() {
    const text = formatColor(store.getState().color, format, alphaMode);
    await navigator.clipboard.writeText(text);
    store.announce(labels.copied(text));
  }

  return (
    <button type="button" className={styles.button} aria-label={labels.copy} onClick={copy}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M6 5.5h7v8H6zM10 5.5v-3H3v8h3" />
      </svg>
    </button>
  );
}
