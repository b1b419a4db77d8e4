import { usePartText } from '@genmaster/i18n';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { labelOf, type NamePart } from './print-form.ts';
import { KINDS, MAX_PARTS, type SketchPart } from './sketch-part.ts';
import { nextOf } from './sketch-state.ts';

export interface PartListProps {
  parts: readonly SketchPart[];
  selected: string | null;
  name: NamePart;
  onSelect: (id: string) => void;
  onChange: (id: string, change: Partial<SketchPart>) => void;
  onMerge: (part: SketchPart) => void;
  onSplit: (part: SketchPart) => void;
}

/** Renders the list of found parts; arrow keys move between them, and the selected one can be corrected. */
export function PartList({ parts, selected, name, onSelect, onChange, onMerge, onSplit }: PartListProps) {
  const t = usePartText('sketch-parts');
  const list = useRef<HTMLUListElement>(null);
  const current = parts.find(({ id }) => id === selected) ?? parts[0];
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !current || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = parts[(parts.indexOf(current) + by + parts.length) % parts.length]!;
    flushSync(() => onSelect(next.id));
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  if (!current) return <p>{t('nothing')}</p>;
  return (
    <>
      {/* The key handler applies to the button that has the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className="sketch-list" aria-label={t('found')} onKeyDown={press}>
        {parts.map((part) => (
          <li key={part.id}>
            <button
              type="button"
              className="chip"
              aria-pressed={part === current}
              tabIndex={part === current ? 0 : -1}
              data-removed={part.isRemoved || undefined}
              onClick={() => onSelect(part.id)}
            >
              <b>{part.id.slice(1)}</b> <span>{t(`kind.${part.kind}`)}</span>{' '}
              <small>{part.isRemoved ? t('removed') : t('sure', { sure: part.sure })}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="sketch-edit" role="group" aria-label={t('correct', { name: labelOf(current, name) })}>
        <p className="sample-count">{t(`reason.${current.reason}`)}</p>
        <label>
          {t('kind')}
          <ChoiceSelect
            className="demo-field"
            options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            value={current.kind}
            onValueChange={(next) => onChange(current.id, { kind: next })}
          />
        </label>
        <label>
          {t('label')}
          <input
            className="demo-field"
            value={current.label}
            maxLength={60}
            placeholder={name(current.kind, Number(current.id.slice(1)))}
            autoComplete="off"
            onChange={({ target }) => onChange(current.id, { label: target.value })}
          />
        </label>
        <button type="button" className="chip" onClick={() => onChange(current.id, { isRemoved: !current.isRemoved })}>
          {t(current.isRemoved ? 'restore' : 'remove')}
        </button>
        <button type="button" className="chip" disabled={!nextOf(parts, current.id)} onClick={() => onMerge(current)}>
          {t('merge')}
        </button>
        <button type="button" className="chip" disabled={parts.length >= MAX_PARTS} onClick={() => onSplit(current)}>
          {t('split')}
        </button>
      </div>
    </>
  );
}
