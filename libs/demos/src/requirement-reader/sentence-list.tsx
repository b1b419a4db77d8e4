import type { RequirementReading } from '@genmaster/app-model/sentences';
import { usePartText } from '@genmaster/i18n';
import { MarkedText, type Mark } from '../parts/marked-text.tsx';

export interface SentenceListProps {
  reading: RequirementReading;
  /** Key of the item whose words are highlighted; `null` for none. */
  active: string | null;
}

/** Renders the numbered sentences, with the words of each found item and each vague word highlighted. */
export function SentenceList({ reading, active }: SentenceListProps) {
  const t = usePartText('requirement-reader');
  const marks: readonly (Mark & { sentence: number })[] = [
    ...reading.items.flatMap((item) =>
      item.from.map((place) => ({ ...place, field: item.key, label: t(`kind.${item.kind}`) })),
    ),
    ...reading.gaps.flatMap((gap) =>
      gap.kind === 'vague' || gap.kind === 'unread'
        ? gap.from.map((place) => ({ ...place, field: gap.kind, label: t(`kind.${gap.kind}`) }))
        : [],
    ),
  ];
  const chosen = marks.filter(({ field }) => field === active);
  const hides = (mark: (typeof marks)[0]) =>
    mark.field !== active &&
    chosen.some((one) => one.sentence === mark.sentence && one.start < mark.end && mark.start < one.end);
  return (
    <section className="demo-pane" aria-label={t('sentences')}>
      <header>
        <h3>{t('sentences')}</h3>
      </header>
      <div>
        {reading.sentences.length === 0 ? <p>{t('noSentences')}</p> : null}
        <ul className="reader-sentences">
          {reading.sentences.map(({ number, text }) => (
            <li key={number}>
              <b>S{number}</b>
              <MarkedText
                text={text}
                active={active}
                marks={marks.filter((mark) => mark.sentence === number && !hides(mark))}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
