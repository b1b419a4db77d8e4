import { useEffect, useRef, useState } from 'react';
import type { MyTheme, MyThemes, MyThemesOfAccount, MyThemesOutcome } from './my-themes.ts';
import type { PanelTabProps } from './panel-tab-props.ts';
import { ThemeNameForm } from './theme-name-form.tsx';
import { ThemeRow } from './theme-row.tsx';
import controls from './panel-controls.module.css';
import styles from './themes-view.module.css';

export interface ThemesViewProps extends PanelTabProps {
  myThemes: MyThemes;
  /** Whether a save is in progress; no theme can be switched to until it is over. */
  isSaving: boolean;
  onAnnounce: (text: string) => void;
}

/** Renders all saved themes of the user, by picture and name: switch, rename, duplicate, delete and restore. */
export function ThemesView({ myThemes, labels, ...props }: ThemesViewProps) {
  const text = labels.myThemes;
  const { state } = myThemes;
  const wants = state === 'signed-out' ? null : myThemes.onWanted;
  const latest = useRef(wants);
  useEffect(() => {
    latest.current = wants;
  });
  const isSignedOut = state === 'signed-out';
  // What it returns, such as a promise, is not a clean-up.
  useEffect(() => void latest.current?.(), [isSignedOut]);

  if (myThemes.state === 'signed-out') {
    return (
      <>
        <p className={controls.hint}>{text.signIn}</p>
        <button type="button" className={controls.button} onClick={myThemes.onSignIn}>
          {labels.signIn}
        </button>
      </>
    );
  }
  if (myThemes.state === 'here') return <Themes {...props} labels={labels} myThemes={myThemes} />;
  return (
    <>
      <p className={controls.hint} role="status">
        {myThemes.state === 'loading' ? text.loading : text.lost}
      </p>
      {myThemes.state === 'loading' ? (
        <progress className={controls.progress} aria-label={text.loading} />
      ) : (
        <button type="button" className={controls.button} onClick={myThemes.onWanted}>
          {labels.tryAgain}
        </button>
      )}
    </>
  );
}

function Themes({
  engine,
  snapshot,
  labels,
  myThemes,
  isSaving,
  onAnnounce,
}: PanelTabProps & Pick<ThemesViewProps, 'isSaving' | 'onAnnounce'> & { myThemes: MyThemesOfAccount }) {
  const text = labels.myThemes;
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const [removed, setRemoved] = useState<MyTheme | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const nameOf = ({ name }: MyTheme) => name ?? text.unnamed;
  const themes = [...myThemes.themes].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));

  /** Runs one change at a time; announces success, or shows the problem as text. */
  const change = async (act: () => Promise<MyThemesOutcome>, done: string): Promise<boolean> => {
    if (isBusy) {
      onAnnounce(labels.saving);
      return false;
    }
    setIsBusy(true);
    setProblem('');
    const outcome = await act().catch((): MyThemesOutcome => 'failed');
    setIsBusy(false);
    if (outcome === 'done') onAnnounce(done);
    else setProblem(text.outcomes[outcome].replace('{most}', String(myThemes.most)));
    return outcome === 'done';
  };
  const fill = (sentence: string, name: string) => sentence.replace('{name}', () => name);
  const choose = (theme: MyTheme) =>
    void change(
      async () => {
        const hasEdits = engine.getSnapshot().isDirty;
        // The discarded edits stay available as an undo step.
        if (hasEdits) engine.resetToSaved();
        const { draft } = engine.getSnapshot();
        const outcome = await myThemes.choose(theme).catch((): MyThemesOutcome => 'failed');
        // Nothing is changed then, so the edits are there again.
        if (hasEdits && outcome !== 'done' && engine.getSnapshot().draft === draft) engine.undo();
        return outcome;
      },
      fill(text.chosen, nameOf(theme)),
    );
  const remove = async (theme: MyTheme) => {
    if (!(await change(() => myThemes.remove(theme), fill(text.removed, nameOf(theme))))) return;
    setRemoved(theme);
  };
  useEffect(() => {
    // The buttons of the row are gone, so the focus goes to the undo button.
    if (removed) place.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  }, [removed]);
  const bringBack = async (theme: MyTheme) => {
    const isBack = await change(
      () => myThemes.create(nameOf(theme), theme.saved),
      fill(text.broughtBack, nameOf(theme)),
    );
    if (!isBack) return;
    setRemoved(null);
    place.current?.closest<HTMLElement>('[data-view]')?.focus();
  };

  return (
    <div ref={place} className={styles.place} aria-busy={isBusy}>
      <ThemeNameForm
        label={text.create}
        name=""
        submitLabel={text.keep}
        onSubmit={(name) =>
          change(
            () => myThemes.create(name, { ...engine.toSaved(), recordId: '', revision: 0 }),
            fill(text.created, name),
          )
        }
      />
      {isBusy ? <progress className={controls.progress} aria-label={labels.saving} /> : null}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {removed ? (
        <p className={styles.removed}>
          {fill(text.removed, nameOf(removed))}{' '}
          <button type="button" data-undo="" className={controls.reset} onClick={() => void bringBack(removed)}>
            {labels.undo}
          </button>
        </p>
      ) : null}
      {themes.length === 0 ? <p className={controls.hint}>{text.none}</p> : null}
      <ul className={styles.themes} aria-label={text.title}>
        {themes.map((theme) => (
          <ThemeRow
            key={theme.saved.recordId}
            theme={theme}
            name={nameOf(theme)}
            catalogue={engine.catalogue}
            mode={snapshot.draft.mode}
            labels={labels}
            losesEdits={snapshot.isDirty}
            onChoose={() => (isSaving ? onAnnounce(labels.saving) : choose(theme))}
            onRename={(name) => change(() => myThemes.rename(theme, name), fill(text.renamed, name))}
            onDuplicate={() => {
              const name = fill(text.copyName, nameOf(theme));
              void change(() => myThemes.create(name, theme.saved), fill(text.created, name));
            }}
            onRemove={() => void remove(theme)}
          />
        ))}
      </ul>
      <p className={controls.hint}>
        {text.count.replace('{count}', String(themes.length)).replace('{most}', String(myThemes.most))}
      </p>
      {myThemes.onSignIn ? (
        <>
          <p className={controls.hint}>{text.keptHere}</p>
          <button type="button" className={controls.button} onClick={myThemes.onSignIn}>
            {labels.signIn}
          </button>
        </>
      ) : null}
    </div>
  );
}
