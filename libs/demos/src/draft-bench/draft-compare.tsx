import { usePartText } from '@genmaster/i18n';
import { diffArrays } from 'diff';
import { useId, useState } from 'react';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { fieldOf } from './draft-pane.tsx';
import { SIDES, textInUse, type DraftBenchState, type ReadDraft, type Side } from './draft-state.ts';

export interface DraftCompareProps {
  state: DraftBenchState;
  read: Readonly<Record<Side, ReadDraft>>;
}

/** Shows the differences between two texts, word by word, and how both write each fact. */
export function DraftCompare({ state, read }: DraftCompareProps) {
  const t = usePartText('draft-bench');
  const id = useId();
  const [pair, setPair] = useState<'ab' | Side>('a');
  const inUse = textInUse(state);
  const [from, to] =
    pair === 'ab'
      ? [
          { text: read.a.filled.text, language: state.drafts.a.language },
          { text: read.b.filled.text, language: state.drafts.b.language },
        ]
      : [
          { text: inUse ?? '', language: state.accepted.at(-1)?.language ?? state.drafts[pair].language },
          { text: read[pair].filled.text, language: state.drafts[pair].language },
        ];
  const keys = [...new Set(SIDES.flatMap((side) => read[side].filled.places.map(({ fact }) => fact.key)))];
  const writtenIn = (side: Side, key: string) =>
    read[side].filled.places.find(({ fact }) => fact.key === key)?.fact.text ?? '–';
  return (
    <section className="demo-pane" aria-labelledby={`${id}-compare`}>
      <header>
        <h3 id={`${id}-compare`}>{t('compare')}</h3>
        <ChoiceBar
          label={t('compare')}
          options={(['a', 'b', 'ab'] as const).map((value) => ({ value, label: t(`pair.${value}`) }))}
          value={pair}
          onValueChange={setPair}
        />
      </header>
      <div>
        {from.language === to.language ? (
          <p className="draft-diff" lang={to.language} data-sample="">
            {diffArrays(wordsIn(from.text), wordsIn(to.text)).map(({ added, removed, value }, index) => {
              const text = value.join('');
              return added ? <ins key={index}>{text}</ins> : removed ? <del key={index}>{text}</del> : text;
            })}
          </p>
        ) : (
          <>
            <p className="sample-count">{t('otherLanguage')}</p>
            {[from, to].map(({ text, language }, index) => (
              <p key={index} className="draft-diff" lang={language} data-sample="">
                {text}
              </p>
            ))}
          </>
        )}
        <div className="table" role="region" aria-label={t('factTable')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('fact')}</th>
                <th scope="col">{t('draft.a')}</th>
                <th scope="col">{t('draft.b')}</th>
              </tr>
            </thead>
            <tbody>
              {keys.map((key) => (
                <tr key={key}>
                  <th scope="row">{t(`fact.${fieldOf(key) as 'name'}`)}</th>
                  {SIDES.map((side) => (
                    <td key={side} lang={state.drafts[side].language} data-sample="">
                      {writtenIn(side, key)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

const wordsIn = (text: string): string[] => text.match(/\s+|[\p{L}\p{M}\p{N}₹.,]*[\p{L}\p{M}\p{N}]|./gsu) ?? [];
