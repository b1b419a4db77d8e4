import { namesOf } from '@genmaster/app-model';
import { useId } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { boundFieldOf, type Part } from './screen.ts';
import type { Canvas } from './use-canvas.ts';

/** Edits the selected part: its field, its text, its width and its position. */
export function PartInspector({ canvas, parts }: { canvas: Canvas; parts: readonly Part[] }) {
  const { t, shown, part, nameOf, change, move, remove } = canvas;
  const id = useId();
  if (!part) return <p className="canvas-hint canvas-inspector">{t('inspector.none')}</p>;
  const index = parts.indexOf(part);
  const bound = boundFieldOf(shown, part);
  const isControl = part.kind === 'field';
  return (
    <section aria-label={t('inspector', { name: nameOf(part) })} className="canvas-inspector">
      <h3 className="canvas-label">{t('inspector', { name: nameOf(part) })}</h3>
      <div className="canvas-pairs">
        {isControl ? (
          <>
            <label htmlFor={`${id}-bind`}>{t('inspector.bind')}</label>
            <ChoiceSelect
              id={`${id}-bind`}
              className="demo-field"
              options={[
                { value: null, label: t('inspector.free') },
                ...namesOf(shown).fields.map(({ field, label }) => ({ value: field.id, label })),
              ]}
              value={part.bind}
              onValueChange={(next) => change(part.id, 'bind', { bind: next })}
            />
          </>
        ) : null}
        <label htmlFor={`${id}-text`}>{t(isControl ? 'inspector.label' : 'inspector.text')}</label>
        <input
          id={`${id}-text`}
          className="demo-field"
          value={part.text}
          maxLength={60}
          placeholder={bound?.label}
          autoComplete="off"
          onChange={({ target }) => change(part.id, 'text', { text: target.value })}
        />
      </div>
      {bound && part.text ? <p className="canvas-hint">{t('inspector.differs', { field: bound.label })}</p> : null}
      {isControl ? (
        <label className="demo-tick">
          <input
            type="checkbox"
            checked={part.half}
            onChange={({ target }) => change(part.id, 'width', { half: target.checked })}
          />
          {t('inspector.half')}
        </label>
      ) : null}
      <div className="demo-scenarios">
        <button type="button" className="chip" disabled={index === 0} onClick={() => move(part.id, index - 1)}>
          <span aria-hidden="true">↑</span> {t('inspector.up')}
        </button>
        <button
          type="button"
          className="chip"
          disabled={index === parts.length - 1}
          onClick={() => move(part.id, index + 1)}
        >
          <span aria-hidden="true">↓</span> {t('inspector.down')}
        </button>
        <button type="button" className="chip" onClick={() => remove(part.id)}>
          {t('inspector.remove')}
        </button>
      </div>
    </section>
  );
}
