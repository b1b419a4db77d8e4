import { readTheme } from '@genmaster/theme-engine/export';
import { useId, useRef, useState } from 'react';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

/** Types of the files that hold themes: data, stylesheets, and the scripts in which MUI and others have them. */
const FILE_TYPES = '.json,.tokens,.css,.scss,.ts,.tsx,.js,.jsx,.mjs,.cjs,.txt';

/**
 * Renders the import of a theme from a file, or from several of one theme, such as those of Figma for each mode. It is
 * previewed first and replaces nothing by itself.
 */
export function ImportTool({ engine, labels, onOffer }: Pick<ThemeToolsProps, 'engine' | 'labels' | 'onOffer'>) {
  const hintId = useId();
  const [isBroken, setIsBroken] = useState(false);
  const latest = useRef<readonly File[]>(null);
  const read = async (files: readonly File[]) => {
    latest.current = files;
    const theme = await Promise.all(files.map((file) => file.text())).then(
      (texts) => readTheme(texts, engine.catalogue),
      () => null,
    );
    // Others were chosen while these were read.
    if (latest.current !== files) return;
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
          accept={FILE_TYPES}
          multiple
          aria-describedby={hintId}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // So that the same file can be chosen again after it was changed.
            event.currentTarget.value = '';
            if (files.length > 0) void read(files);
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
