import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { figuresOf } from './draft-facts.ts';
import { textInUse, type DraftBenchState, type ReadDraft } from './draft-state.ts';

export interface DraftPreviewProps {
  state: DraftBenchState;
  /** The draft shown while no text is in use. */
  draft: ReadDraft;
  onTakeBack: () => void;
}

/** Shows the text in use in its intended place, and the instruction that made it. */
export function DraftPreview({ state, draft, onTakeBack }: DraftPreviewProps) {
  const t = usePartText('draft-bench');
  const id = useId();
  const last = state.accepted.at(-1);
  const text = textInUse(state) ?? draft.filled.text;
  const language = last?.language ?? state.drafts.a.language;
  return (
    <section className="demo-pane" aria-labelledby={`${id}-preview`}>
      <header>
        <h3 id={`${id}-preview`}>{t('preview')}</h3>
        <span className="demo-state" data-state={last ? 'good' : 'warn'}>
          {t(last ? 'inUse' : 'notInUse')}
        </span>
      </header>
      <div>
        <div className="draft-place" lang={language} data-sample="">
          <Place state={state} text={text} />
        </div>
        {state.kind === 'image' ? <p className="sample-count">{t('person')}</p> : null}
        {last ? (
          <p>
            {t('instruction')}{' '}
            <span className="sample-count">
              {[
                t(`kind.${state.kind}`),
                t(`tone.${last.tone}`),
                t(`length.${last.length}`),
                t(`language.${last.language}`),
                ...(last.isEdited ? [t('byHand')] : []),
              ].join(', ')}
            </span>
          </p>
        ) : null}
        <div className="demo-tools">
          <button type="button" className="button" disabled={!last} onClick={onTakeBack}>
            {t('takeBack')}
          </button>
        </div>
      </div>
    </section>
  );
}

function Place({ state: { kind, facts }, text }: { state: DraftBenchState; text: string }) {
  if (kind === 'product')
    return (
      <>
        <h4>{facts['name']}</h4>
        <p>{text}</p>
      </>
    );
  if (kind === 'reminder') return <p>{text}</p>;
  return (
    <figure>
      <Bars figures={facts['figures'] ?? ''} label={text} />
      <figcaption>
        <code dir="ltr">alt=</code>“{text}”
      </figcaption>
    </figure>
  );
}

/** Renders the chart that the description is for, from the same figures. */
function Bars({ figures, label }: { figures: string; label: string }) {
  const read = figuresOf(figures);
  const values = read.map(({ value }) => value);
  const [most, least] = [Math.max(...values, 1), Math.min(...values, 0)];
  const heightOf = (value: number) => (Math.abs(value) / (most - least)) * 96;
  const zero = 100 - heightOf(least);
  return (
    <svg viewBox={`0 0 ${read.length * 40 || 40} 100`} className="draft-chart" role="img" aria-label={label || '–'}>
      {read.map(({ name, value }, place) => (
        <rect
          key={`${name} ${place}`}
          x={place * 40 + 6}
          width={28}
          y={zero - (value < 0 ? 0 : Math.max(heightOf(value), 1))}
          height={Math.max(heightOf(value), 1)}
          rx={2}
        />
      ))}
    </svg>
  );
}
