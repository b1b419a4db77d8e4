import { usePartText } from '@genmaster/i18n';
import type { DebugView } from '@genmaster/app-model/script';
import { LONGEST_WATCH, type CodeDebuggerState } from './code-debugger-state.ts';

export interface WatchListProps {
  watches: readonly string[];
  /** Expression for the next watch, as far as it is typed. */
  draft: string;
  view: DebugView | null;
  onState: (change: (state: CodeDebuggerState) => CodeDebuggerState) => void;
}

const MAX_WATCHES = 10;

/** Edits the expressions that are evaluated at every pause. */
export function WatchList({ watches, draft, view, onState }: WatchListProps) {
  const t = usePartText('code-debugger');
  const expression = draft.trim();
  const answerOf = (watch: string) => view?.watches.find((answer) => answer.expression === watch);
  const canAdd = expression !== '' && !watches.includes(expression) && watches.length < MAX_WATCHES;
  return (
    <div className="debugger-panel">
      <h3>{t('watches')}</h3>
      <ul className="debugger-watches">
        {watches.map((watch) => {
          const answer = answerOf(watch);
          return (
            <li key={watch}>
              <code>{watch}</code>
              <span data-error={answer?.isError || undefined}>{answer ? answer.text : t('watches.later')}</span>
              <button
                type="button"
                className="chip"
                aria-label={t('watches.removeOne', { expression: watch })}
                onClick={() => onState((now) => ({ ...now, watches: now.watches.filter((one) => one !== watch) }))}
              >
                {t('watches.remove')}
              </button>
            </li>
          );
        })}
      </ul>
      <form
        className="debugger-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (!canAdd) return;
          onState((now) => ({ ...now, watches: [...now.watches, expression], draft: '' }));
        }}
      >
        <input
          aria-label={t('watches.expression')}
          className="demo-field"
          value={draft}
          maxLength={LONGEST_WATCH}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onState((now) => ({ ...now, draft: target.value }))}
        />
        <button type="submit" className="chip" disabled={!canAdd}>
          {t('watches.add')}
        </button>
      </form>
    </div>
  );
}
