import { useId, useRef, type KeyboardEvent } from 'react';
import type { PanelTabProps } from './theme-tab.tsx';
import { useSchemePreview } from './use-scheme-preview.ts';
import controls from './panel-controls.module.css';
import styles from './scheme-list.module.css';

/** Variables that stand for a scheme in its swatch. */
const SWATCH_VARIABLES = ['--bg-page', '--layout-primary', '--layout-accent', '--text-body'];

export interface SchemeListProps extends PanelTabProps {
  /** A scheme is shown that nobody has chosen yet, or no longer. */
  onPreviewChange: (isPreview: boolean) => void;
}

/** The schemes of the theme in use; the one under the pointer shows on the page until the pointer leaves. */
export function SchemeList({ engine, snapshot, labels, onPreviewChange }: SchemeListProps) {
  const { themeId, schemeCode, mode } = snapshot.draft;
  const groupName = useId();
  const isByKey = useRef(false);
  const preview = useSchemePreview(engine, onPreviewChange);
  const onKeys = (event: KeyboardEvent) => {
    isByKey.current = event.key.startsWith('Arrow');
    // A shortcut such as undo acts on what is shown: that becomes a step first.
    if ((event.ctrlKey || event.metaKey) && event.key.length === 1) preview.end(true);
    const isAnswer = event.key === 'Enter' || event.key === 'Escape';
    // What Escape takes back here must not close the panel too.
    if (isAnswer && preview.end(event.key === 'Enter')) event.preventDefault();
  };
  return (
    // The keys belong to the radios inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={controls.group}
      onKeyDown={onKeys}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      onPointerLeave={preview.leave}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) preview.end(preview.kept === null);
      }}
    >
      <legend className={controls.legend}>
        {labels.colorScheme}
        <span className={controls.spoken}>: {labels.palette}</span>
      </legend>
      {engine.catalogue.schemes
        .filter((scheme) => scheme.themeId === themeId)
        .map((scheme) => (
          <label
            key={scheme.code}
            className={`${controls.choice} ${styles.scheme}`}
            data-scheme={scheme.code}
            onPointerMove={({ pointerType, movementX, movementY }) => {
              // A list that scrolls below a resting pointer is not being pointed at.
              const isResting = movementX === 0 && movementY === 0;
              if (pointerType !== 'touch' && !isResting) preview.point(scheme.code);
            }}
          >
            <input
              type="radio"
              name={`${groupName}-scheme`}
              value={scheme.code}
              checked={scheme.code === (preview.kept ?? schemeCode)}
              onChange={() => {
                if (isByKey.current) preview.step(scheme.code);
                else preview.choose(scheme.code);
              }}
            />
            <span className={styles.swatch} aria-hidden="true">
              {SWATCH_VARIABLES.map((variable) => (
                <span key={variable} style={{ background: scheme.colors[mode][variable] }} />
              ))}
            </span>
            <span>{scheme.name}</span>
          </label>
        ))}
    </fieldset>
  );
}
