import type { Entity } from '@genmaster/app-model';
import { applyEdit, type ModelEdit } from '@genmaster/app-model/sentences';
import { usePartText } from '@genmaster/i18n';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Decision } from './change-state.ts';

export interface EditCardProps {
  edit: ModelEdit;
  /** The definition before the change. */
  base: Entity;
  /** Sentence that describes the effect of the part. */
  said: string;
  decision: Decision | undefined;
  onDecide: (decision: Decision | null) => void;
  /** Called to rewrite the part in the sentence. */
  onRewrite: () => void;
}

/** Renders one part of a change: before, after, the reason, its words in the sentence, and the decision. */
export function EditCard({ edit, base, said, decision, onDecide, onRewrite }: EditCardProps) {
  const t = usePartText('change-card');
  const card = useRef<HTMLLIElement>(null);
  const choose = (next: Decision | null) => {
    flushSync(() => onDecide(next));
    // The pressed button is gone; the focus moves to the next decision about the same part, which takes its place.
    card.current?.querySelector('button')?.focus();
  };
  return (
    <li ref={card} className="change-card" data-state={decision ?? 'open'}>
      <p>
        <strong data-sample="">{said}</strong>
      </p>
      <dl>
        <dt>{t('before')}</dt>
        <dd>
          <code dir="ltr">{printed(base, edit)}</code>
        </dd>
        <dt>{t('after')}</dt>
        <dd>
          <code dir="ltr">{printed(applyEdit(base, edit), edit)}</code>
        </dd>
        <dt>{t('reason')}</dt>
        <dd>{t(`reason.${edit.kind}`)}</dd>
        <dt>{t('source')}</dt>
        <dd data-sample="">“{edit.words}”</dd>
      </dl>
      <p className="demo-tools">
        {decision ? (
          <>
            <span className="demo-state" data-state={decision === 'accepted' ? 'good' : 'bad'}>
              {t(decision)}
            </span>
            <button type="button" className="chip" aria-label={`${t('recall')}: ${said}`} onClick={() => choose(null)}>
              {t('recall')}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="chip"
              aria-label={`${t('accept')}: ${said}`}
              onClick={() => choose('accepted')}
            >
              {t('accept')}
            </button>
            <button type="button" className="chip" aria-label={`${t('rewrite')}: ${said}`} onClick={onRewrite}>
              {t('rewrite')}
            </button>
            <button
              type="button"
              className="chip"
              aria-label={`${t('refuse')}: ${said}`}
              onClick={() => choose('refused')}
            >
              {t('refuse')}
            </button>
          </>
        )}
      </p>
    </li>
  );
}

/** Returns the lines of the definition that the part changes; a dash where there are none. */
function printed(entity: Entity, edit: ModelEdit): string {
  if (edit.kind === 'renameEntity') return JSON.stringify({ name: entity.name });
  const id = edit.kind === 'add' ? edit.field.id : edit.id;
  const field = entity.fields.find((one) => one.id === id);
  if (!field) return '—';
  const { id: _, ...shown } = field;
  return JSON.stringify(shown);
}
