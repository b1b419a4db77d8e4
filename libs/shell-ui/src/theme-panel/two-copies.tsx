import { fieldsOf, resolveSaved, type SavedTheme, type ThemeEngine } from '@genmaster/theme-engine';
import { useMemo } from 'react';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { ThemePicture } from './theme-picture.tsx';
import styles from './two-copies.module.css';

export interface TwoCopiesProps {
  engine: ThemeEngine;
  mine: SavedTheme;
  theirs: SavedTheme;
  labels: ThemePanelLabels;
}

/** Number of differing fields that are named. */
const MOST_NAMED = 4;

/** Renders both copies as pictures, each in its own mode, and the names of the differences. */
export function TwoCopies({ engine: { catalogue }, mine, theirs, labels }: TwoCopiesProps) {
  const { looks, names } = useMemo(() => {
    const [one, other] = [mine, theirs].map((copy) => resolveSaved(catalogue, copy, copy.mode ?? 'light'));
    return {
      looks: [one!, other!],
      names: fieldsOf(catalogue)
        .filter(({ variable }) => one!.variables[variable] !== other!.variables[variable])
        .map(({ label }) => label),
    };
  }, [catalogue, mine, theirs]);
  const more = names.length - MOST_NAMED;
  return (
    <>
      <div className={styles.two}>
        {looks.map(({ variables, attributes }, at) => (
          <figure key={at}>
            <ThemePicture variables={variables} mode={attributes.mode} />
            <figcaption>{at === 0 ? labels.mine : labels.theirs}</figcaption>
          </figure>
        ))}
      </div>
      {names.length > 0 ? (
        <p className={styles.names}>
          {labels.differs}: {names.slice(0, MOST_NAMED).join(', ')}
          {more > 0 ? ` +${more}` : ''}
        </p>
      ) : null}
    </>
  );
}
