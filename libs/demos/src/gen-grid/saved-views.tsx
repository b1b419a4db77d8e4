import { usePartText } from '@genmaster/i18n';
import { useState } from 'react';
import { MAX_VIEWS, saveView, type GridView, type SavedViews } from './grid-view.ts';

export interface SavedViewListProps {
  view: GridView;
  views: SavedViews;
  onViews: (views: SavedViews) => void;
  onView: (view: GridView) => void;
  announce: (text: string) => void;
}

/** Renders the saved views, and the field that saves the current one under a name. */
export function SavedViewList({ view, views, onViews, onView, announce }: SavedViewListProps) {
  const t = usePartText('gen-grid');
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const save = () => {
    if (name === '') return undefined;
    const next = saveView(views, name, view);
    if (!next) return announce(t('view.full', { most: MAX_VIEWS }));
    onViews(next);
    setTyped('');
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
          <input value={typed} maxLength={40} onChange={({ target }) => setTyped(target.value)} />
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
                  onViews(views.filter((other) => other !== one));
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
