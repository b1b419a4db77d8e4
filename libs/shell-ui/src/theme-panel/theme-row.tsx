import { resolveSaved, type ThemeCatalogue, type ThemeMode } from '@genmaster/theme-engine';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MyTheme } from './my-themes.ts';
import { ThemeNameForm } from './theme-name-form.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { ThemePicture } from './theme-picture.tsx';
import controls from './panel-controls.module.css';
import styles from './themes-view.module.css';

export interface ThemeRowProps {
  theme: MyTheme;
  name: string;
  catalogue: ThemeCatalogue;
  /** Mode of the picture. */
  mode: ThemeMode;
  labels: ThemePanelLabels;
  /** Whether switching to this theme discards unsaved edits. */
  losesEdits: boolean;
  onChoose: () => void;
  /** Returns whether the name was accepted. */
  onRename: (name: string) => Promise<boolean>;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** Renders one theme: its picture, its name, and its actions. */
export function ThemeRow({
  theme,
  name,
  catalogue,
  mode,
  labels,
  losesEdits,
  onChoose,
  onRename,
  onDuplicate,
  onRemove,
}: ThemeRowProps) {
  const text = labels.myThemes;
  const [asks, setAsks] = useState<'name' | 'edits' | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const { saved, isInUse } = theme;
  const variables = useMemo(
    () => (saved.properties ? resolveSaved(catalogue, saved, mode).variables : {}),
    [catalogue, saved, mode],
  );
  /** Closes the question or form, and returns the focus to the button that opened it. */
  const end = (part: 'use' | 'rename') => {
    // Until then, the button is hidden.
    flushSync(() => setAsks(null));
    row.current?.querySelector<HTMLElement>(`[data-act="${part}"]`)?.focus();
  };
  return (
    <li ref={row} className={styles.theme} data-in-use={isInUse || undefined}>
      <button
        type="button"
        data-act="use"
        className={styles.look}
        aria-pressed={isInUse}
        onClick={() => {
          if (isInUse) return;
          if (losesEdits) setAsks('edits');
          else onChoose();
        }}
      >
        <ThemePicture variables={variables} mode={mode} />
        <span className={styles.name}>
          {isInUse ? null : <span className={controls.spoken}>{text.use}: </span>}
          {name}
          {isInUse ? <span className={controls.spoken}>, </span> : null}
          <small>{isInUse ? text.inUse : null}</small>
        </span>
      </button>
      {asks === 'name' ? (
        <ThemeNameForm
          label={text.name}
          name={name}
          submitLabel={text.rename}
          cancelLabel={labels.cancel}
          onCancel={() => end('rename')}
          onSubmit={async (next) => {
            const isTaken = await onRename(next);
            if (isTaken) end('rename');
            return isTaken;
          }}
        />
      ) : null}
      {asks === 'edits' ? (
        <div className={styles.question} role="alert">
          <p>{text.unsaved}</p>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              end('use');
              onChoose();
            }}
          >
            {text.useWithout}
          </button>
          <button type="button" className={controls.button} onClick={() => end('use')}>
            {labels.cancel}
          </button>
        </div>
      ) : null}
      <div className={styles.acts} hidden={asks !== null}>
        <button
          type="button"
          data-act="rename"
          className={controls.reset}
          aria-label={`${text.rename}: ${name}`}
          onClick={() => setAsks('name')}
        >
          {text.rename}
        </button>
        {saved.properties ? (
          <button
            type="button"
            className={controls.reset}
            aria-label={`${text.duplicate}: ${name}`}
            onClick={onDuplicate}
          >
            {text.duplicate}
          </button>
        ) : null}
        {isInUse ? null : (
          <button type="button" className={controls.reset} aria-label={`${text.remove}: ${name}`} onClick={onRemove}>
            {text.remove}
          </button>
        )}
      </div>
    </li>
  );
}
