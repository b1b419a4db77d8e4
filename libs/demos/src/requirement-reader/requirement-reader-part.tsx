import type { RequirementItem } from '@genmaster/app-model/sentences';
import { usePartText } from '@genmaster/i18n';
import { useId, useMemo, useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { FormPreview } from './form-preview.tsx';
import { FoundItems } from './found-items.tsx';
import { MAX_TEXT, readState, toggle, withText, type RequirementState } from './requirement-state.ts';
import { describeGap, describeItem, listSentences } from './describe-reading.ts';
import { SentenceList } from './sentence-list.tsx';
import './requirement-reader.css';

/** Renders a text, its sentences with the found items, the open questions, and the form of the accepted items. */
export function RequirementReaderPart({ state, onChange, announce }: DemoPartProps<RequirementState>) {
  const t = usePartText('requirement-reader');
  const tParts = usePartText('demo-parts');
  const typeName = (type: string) => tParts(`type.${type as 'text'}`);
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const reading = useMemo(() => readState(state), [state]);
  const type = (text: string) => {
    onChange((now) => withText(now, text));
    // Single typed characters are not announced; a pasted text is.
    if (Math.abs(text.length - state.text.length) > 1) {
      const { items, gaps } = readState(withText(state, text));
      announce(t('said.read', { items: items.length, gaps: gaps.length }));
    }
  };
  const decide = (item: RequirementItem) => {
    const isRefused = state.refused.includes(item.key);
    onChange((now) => toggle(now, item));
    announce(t(isRefused ? 'said.accepted' : 'said.refused', { item: describeItem(t, typeName, item) }));
  };
  return (
    <div className="demo-column">
      <div className="reader-pair">
        <div className="demo-column">
          <div className="record-field">
            <label htmlFor={`${id}-text`}>{t('text')}</label>
            <p id={`${id}-hint`} className="sample-count">
              {t('textHint', { most: MAX_TEXT })}
            </p>
            <textarea
              id={`${id}-text`}
              rows={9}
              lang="en"
              dir="auto"
              value={state.text}
              maxLength={MAX_TEXT}
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => type(target.value)}
            />
          </div>
          <SentenceList reading={reading} active={active} />
          <section className="demo-pane" aria-label={t('gaps', { count: reading.gaps.length })}>
            <header>
              <h3>{t('gaps', { count: reading.gaps.length })}</h3>
            </header>
            <div>
              {reading.gaps.length === 0 ? <p>{t('noGaps')}</p> : null}
              <ol className="reader-gaps">
                {reading.gaps.map((gap) => (
                  <li key={`${gap.kind} ${listSentences(gap.from)} ${Object.values(gap.values).join(' ')}`}>
                    <strong>{t(`kind.${gap.kind}`)}</strong> <small>{listSentences(gap.from)}</small>
                    <span data-sample="">{describeGap(t, gap)}</span>
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </div>
        <div className="demo-column">
          <FoundItems
            items={reading.items}
            refused={state.refused}
            onDecide={decide}
            onVisit={(item) => setActive(item.key)}
          />
        </div>
      </div>
      <FormPreview
        model={reading.model}
        shown={state.shown}
        announce={announce}
        onShow={(shown) => onChange((now) => ({ ...now, shown }))}
      />
    </div>
  );
}
