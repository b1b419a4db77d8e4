import { usePartText } from '@genmaster/i18n';
import { useId, type FormEvent } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { addCard, commit, MAX_CARDS, MAX_TITLE, type Board } from './board.ts';

/** Renders a form that adds a task by its title. */
export function NewTask({ state, onChange, announce }: DemoPartProps<Board>) {
  const t = usePartText('task-board');
  const id = useId();
  const isFull = state.cards.length >= MAX_CARDS;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tidy = state.draft.trim();
    if (tidy === '' || isFull) return announce(t(isFull ? 'said.full' : 'said.noTitle', { most: MAX_CARDS }));
    onChange((now) => commit({ ...now, search: '', kind: null, draft: '' }, addCard(now.cards, tidy)));
    return announce(t('said.added', { title: tidy }));
  };
  return (
    <form className="sample-search" onSubmit={add}>
      <label htmlFor={`${id}-title`}>{t('new')}</label>
      <input
        id={`${id}-title`}
        value={state.draft}
        maxLength={MAX_TITLE}
        autoComplete="off"
        onChange={({ target }) => onChange((now) => ({ ...now, draft: target.value }))}
      />
      <button type="submit" className="chip">
        {t('add')}
      </button>
    </form>
  );
}
