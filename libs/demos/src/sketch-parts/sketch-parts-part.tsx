import { usePartText } from '@genmaster/i18n';
import { useId, useRef, useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { SourceView } from '../parts/source-view.tsx';
import { FormPreview } from './form-preview.tsx';
import { loadPicture } from './load-picture.ts';
import { PartList } from './part-list.tsx';
import type { PixelPicture } from './picture.ts';
import { labelOf, printForm, type NamePart } from './print-form.ts';
import { carryOver, readSketch } from './read-sketch.ts';
import { drawSketch, sketches } from './sketches.ts';
import { changePart, mergeWithNext, nextOf, splitPart, type SketchState } from './sketch-state.ts';
import { SketchView } from './sketch-view.tsx';
import './sketch-parts.css';

/** Renders a picture with its found parts, and the resulting form beside it. */
export function SketchPartsPart({ state, onChange, announce }: DemoPartProps<SketchState>) {
  const t = usePartText('sketch-parts');
  const id = useId();
  const found = useRef<HTMLElement>(null);
  const [own, setOwn] = useState<PixelPicture | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  // The last merge or split can be undone until another part is changed.
  const [step, setStep] = useState<{ from: SketchState; to: SketchState } | null>(null);
  const name: NamePart = (kind, number) => t('named', { kind: t(`kind.${kind}`), number });
  const { source, threshold, gap, parts, selected } = state;
  const canRead = source !== 'own' || own !== null;

  const read = (change: { threshold?: number | null; gap?: number }) => {
    const picture = source === 'own' ? own : drawSketch(sketches[source]);
    if (!picture) return;
    const options = { threshold, gap, ...change };
    const reading = readSketch(picture, options);
    const kept = carryOver(parts, reading.parts);
    onChange((now) => ({ ...now, gap: options.gap, threshold: reading.threshold, parts: [...kept] }));
    announce(t('said.read', { count: kept.length }));
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const picture = await loadPicture(file);
      const reading = readSketch(picture, { threshold: null, gap });
      setOwn(picture);
      setIsRefused(false);
      onChange((now) => ({
        ...now,
        source: 'own',
        width: picture.width,
        height: picture.height,
        threshold: reading.threshold,
        parts: [...reading.parts],
        selected: null,
      }));
      announce(t('said.read', { count: reading.parts.length }));
    } catch {
      setIsRefused(true);
    }
  };
  const reshape = (to: SketchState, said: string) => {
    setStep({ from: state, to });
    onChange(() => to);
    announce(said);
  };
  const undo = ({ from }: { from: SketchState }) => {
    // The button of the step goes, and with it the focus.
    found.current?.querySelector<HTMLElement>('.sketch-list [aria-pressed="true"]')?.focus();
    setStep(null);
    onChange(() => from);
    announce(t('said.undone'));
  };
  const select = (part: string) => onChange((now) => ({ ...now, selected: part }));
  return (
    <div className="sketch-parts">
      <section className="demo-pane" aria-label={t('sketch')}>
        <header>
          <h3>{t('sketch')}</h3>
          <span className="sample-count">{t('count', { count: parts.length })}</span>
        </header>
        <div>
          <SketchView state={state} own={own} onSelect={select} />
          <label className="sketch-slider">
            {t('threshold', { threshold })}
            <input
              type="range"
              min={10}
              max={250}
              step={5}
              value={threshold}
              disabled={!canRead}
              onChange={({ target }) => read({ threshold: Number(target.value) })}
            />
          </label>
          <label className="sketch-slider">
            {t('gap', { gap })}
            <input
              type="range"
              min={0}
              max={8}
              step={2}
              value={gap}
              disabled={!canRead}
              onChange={({ target }) => read({ gap: Number(target.value) })}
            />
          </label>
          <p className="demo-tools">
            <button type="button" className="chip" disabled={!canRead} onClick={() => read({ threshold: null })}>
              {t('auto')}
            </button>
          </p>
          <label htmlFor={`${id}-own`}>{t('own')}</label>
          <input
            id={`${id}-own`}
            type="file"
            accept="image/*"
            onChange={({ target }) => void take(target.files?.[0])}
          />
          {isRefused ? <p role="alert">{t('refused')}</p> : null}
          {canRead ? null : <p className="sample-count">{t('gone')}</p>}
          <p className="sample-count">{t('local')}</p>
        </div>
      </section>
      <section ref={found} className="demo-pane" aria-label={t('found')}>
        <header>
          <h3>{t('found')}</h3>
          {step?.to.parts === parts ? (
            <button type="button" className="chip" onClick={() => undo(step)}>
              <span aria-hidden="true">↶</span> {t('undo')}
            </button>
          ) : null}
        </header>
        <div>
          <PartList
            parts={parts}
            selected={selected}
            name={name}
            onSelect={select}
            onChange={(part, change) => onChange((now) => changePart(now, part, change))}
            onMerge={(part) =>
              reshape(
                mergeWithNext(state, part.id),
                t('said.merged', { name: labelOf(part, name), other: labelOf(nextOf(parts, part.id)!, name) }),
              )
            }
            onSplit={(part) => reshape(splitPart(state, part.id), t('said.split', { name: labelOf(part, name) }))}
          />
        </div>
      </section>
      <section className="demo-pane" aria-label={t('screen')}>
        <header>
          <h3>{t('screen')}</h3>
        </header>
        <div>
          <FormPreview parts={parts} name={name} />
          <h4>{t('markup')}</h4>
          <SourceView label={t('markup')} code={printForm(parts, name)} />
        </div>
      </section>
    </div>
  );
}
