import type { ThemeEngine } from '@genmaster/theme-engine';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useChoicePreview, type PreviewedChoice } from './use-choice-preview.ts';
import styles from './picture-choice.module.css';

/** One of several, with a picture of it. */
export interface PictureChoice {
  id: string;
  name: string;
  picture: ReactNode;
  /** Attributes by which a host finds it. */
  data?: Readonly<Record<`data-${string}`, string>>;
}

export interface PictureChoicesProps extends PreviewedChoice {
  engine: ThemeEngine;
  /** The one that is chosen. */
  value: string;
  choices: readonly PictureChoice[];
  /** How many stand side by side. @default 3 */
  columns?: 3 | 4;
  /** The heading: a `<legend>`, or nothing where the group is named by `label`. */
  children?: ReactNode;
  label?: string;
  className?: string;
  /** One is shown that nobody has chosen yet, or no longer. */
  onPreviewChange: (isPreview: boolean) => void;
}

/** Choices as named pictures; the one under the pointer or the focus shows on the page until they leave. */
export function PictureChoices({
  engine,
  value,
  choices,
  columns = 3,
  children,
  label,
  className,
  onPreviewChange,
  ...choice
}: PictureChoicesProps) {
  const groupName = useId();
  const isByKey = useRef(false);
  const preview = useChoicePreview(engine, choice, onPreviewChange);
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
      className={className}
      aria-label={label}
      onKeyDown={onKeys}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      onPointerLeave={preview.leave}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) preview.end(preview.kept === null);
      }}
    >
      {children}
      <div className={styles.row} data-columns={columns}>
        {choices.map(({ id, name, picture, data }) => (
          <label
            key={id}
            className={styles.tile}
            {...data}
            onPointerMove={({ pointerType, movementX, movementY }) => {
              // A list that scrolls below a resting pointer is not being pointed at.
              const isResting = movementX === 0 && movementY === 0;
              if (pointerType !== 'touch' && !isResting) preview.point(id);
            }}
          >
            <input
              type="radio"
              name={groupName}
              value={id}
              checked={id === (preview.kept ?? value)}
              onChange={() => {
                if (isByKey.current) preview.step(id);
                else preview.choose(id);
              }}
            />
            {picture}
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
