import { usePartText } from '@genmaster/i18n';
import { LONGEST_VIEW_NAME, MAX_VIEWS, saveView, type GridView, type SavedViews } from './grid-view.ts';

export interface SavedViewListProps {
  view: GridView;
  views: SavedViews;
  /** Name for the next saved view, as far as it is typed. */
  draft: string;
  onSaved: (saved: { views?: SavedViews; draft?: string }) => void;
  onView: (view: GridView) => void;
  announce: (text: string) => void;
}

/** Renders the saved views, and the field that saves the current one under a name. */
export function SavedViewList({ view, views, draft, onSaved, onView, announce }: SavedViewListProps) {
  const t = usePartText('gen-grid');
  const name = draft.trim();
  const save = () => {
    if (name === '') return undefined;
    const next = saveView(views, name, view);
    if (!next) return announce(t('view.full', { most: MAX_VIEWS }));
    onSaved({ views: next, draft: '' });
    return announce(t('view.saved', { name }));
  };
  return (
    <div className="grid-views">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label>
          {t('view.name')}
          <input
            value={draft}
            maxLength={LONGEST_VIEW_NAME}
            onChange={({ target }) => onSaved({ draft: target.value })}
          />
        </label>
        <button type="submit" className="chip" disabled={name === ''}>
          {t('view.save')}
        </button>
      </form>
      {views.length === 0 ? (
        <p className="sample-count">{t('view.none')}</p>
      ) : (
        <ul data-sample="">
          {views.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                className="chip"
                onClick={() => {
                  onView(one.view);
                  announce(t('view.shown', { name: one.name }));
                }}
              >
                {one.name}
              </button>
              <button
                type="button"
                className="chip"
                aria-label={t('view.delete', { name: one.name })}
                onClick={() => {
                  onSaved({ views: views.filter((other) => other !== one) });
                  announce(t('view.deleted', { name: one.name }));
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
