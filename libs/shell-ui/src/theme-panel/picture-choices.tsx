import type { ThemeEngine } from '@genmaster/theme-engine';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useChoicePreview, type PreviewedChoice } from './use-choice-preview.ts';
import styles from './picture-choice.module.css';

/** Option with a picture. */
export interface PictureChoice {
  id: string;
  name: string;
  picture: ReactNode;
  /** Data attributes, by which a host finds the option. */
  data?: Readonly<Record<`data-${string}`, string>>;
}

export interface PictureChoicesProps extends PreviewedChoice {
  engine: ThemeEngine;
  /** Id of the selected option. */
  value: string;
  choices: readonly PictureChoice[];
  /** Number of columns. @default 3 */
  columns?: 3 | 4 | undefined;
  /** Heading: a `<legend>`, or nothing if the group is named by `label`. */
  children?: ReactNode | undefined;
  label?: string | undefined;
  className?: string | undefined;
  /** Fires when the page starts or stops previewing an option that is not chosen. */
  onPreviewChange: (isPreview: boolean) => void;
}

/**
 * Renders options as named pictures; the one under the pointer or the focus is previewed on the page until they leave.
 */
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
    // A shortcut such as undo acts on the previewed state, so the preview becomes an undo step first.
    if ((event.ctrlKey || event.metaKey) && event.key.length === 1) preview.end(true);
    const isAnswer = event.key === 'Enter' || event.key === 'Escape';
    // An Escape that cancels the preview must not close the panel too.
    if (isAnswer && preview.end(event.key === 'Enter')) event.preventDefault();
  };
  return (
    // The radios inside handle the keys.
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
              // A list that scrolls under a resting pointer does not count as pointing.
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
