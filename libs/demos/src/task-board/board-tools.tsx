import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { downloadText } from '../parts/download.ts';
import { KINDS, MAX_TITLE, undo, writeTasks, type Board, type Card } from './board.ts';

export interface BoardToolsProps extends DemoPartProps<Board> {
  /** Cards that match the filters. */
  shown: readonly Card[];
}

/** Renders the choice of view, the filters, the export and the undo button. */
export function BoardTools({ state, shown, onChange, announce }: BoardToolsProps) {
  const t = usePartText('task-board');
  const exportCsv = () => {
    downloadText('tasks.csv', { text: writeTasks(shown, (column) => t(`column.${column}`)), type: 'text/csv' });
    announce(t('said.exported', { count: shown.length }));
  };
  return (
    <div className="demo-bar">
      <ChoiceBar
        label={t('view')}
        options={[
          { value: 'board', label: t('view.board') },
          { value: 'list', label: t('view.list') },
        ]}
        value={state.view}
        onValueChange={(view) => onChange((now) => ({ ...now, view }))}
      />
      <label className="sample-search">
        {t('search')}
        <input
          type="search"
          value={state.search}
          maxLength={MAX_TITLE}
          onChange={({ target }) => onChange((now) => ({ ...now, search: target.value }))}
        />
      </label>
      <label className="sample-search">
        {t('kind')}
        <ChoiceSelect
          options={[
            { value: null, label: t('kind.all') },
            ...KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          ]}
          value={state.kind}
          onValueChange={(next) => onChange((now) => ({ ...now, kind: next }))}
        />
      </label>
      <div className="demo-tools">
        <button
          type="button"
          className="chip"
          disabled={state.past.length === 0}
          onClick={() => {
            onChange(undo);
            announce(t('said.undone'));
          }}
        >
          <span aria-hidden="true">↶</span> {t('undo')}
        </button>
        <button type="button" className="chip" onClick={exportCsv}>
          {t('export')}
        </button>
      </div>
    </div>
  );
}
