import { readTheme } from '@genmaster/theme-engine/export';
import { useId, useState } from 'react';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

/** Renders the import of a theme from a file; it is previewed first and replaces nothing by itself. */
export function ImportTool({ engine, labels, onOffer }: Pick<ThemeToolsProps, 'engine' | 'labels' | 'onOffer'>) {
  const hintId = useId();
  const [isBroken, setIsBroken] = useState(false);
  const read = async (file: File) => {
    const theme = await file.text().then(
      (text) => readTheme(text, engine.catalogue),
      () => null,
    );
    setIsBroken(theme === null);
    if (theme) onOffer(theme);
  };
  return (
    <div className={styles.tool}>
      {/* The texts of a native file input are in the browser’s language and not in the page’s. */}
      <label className={`${controls.button} ${styles.file}`}>
        {labels.importTheme}
        <input
          type="file"
          className={controls.spoken}
          accept=".json,.css"
          aria-describedby={hintId}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // So that the same file can be chosen again after it was changed.
            event.currentTarget.value = '';
            if (file) void read(file);
          }}
        />
      </label>
      <p id={hintId} className={controls.hint}>
        {labels.importHint}
      </p>
      {isBroken ? (
        <p role="alert" className={controls.advice}>
          {labels.brokenFile}
        </p>
      ) : null}
    </div>
  );
}
