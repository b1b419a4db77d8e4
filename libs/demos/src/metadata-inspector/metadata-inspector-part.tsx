import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@genmaster/seo-metadata/checks';
import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { languageOf } from '../parts/language-of.ts';
import { EntryForm } from './entry-form.tsx';
import { sentenceOf } from './finding-sentence.ts';
import { cutText, inspectEntry, wayOf, type InspectorState } from './inspect-entry.ts';
import './metadata-inspector.css';

const STATES = { error: 'bad', warning: 'warn', info: undefined, hint: undefined } as const;

/** Renders the entry on one side, and the search result, card, canonical address and findings on the other. */
export function MetadataInspectorPart({ state, onChange, announce }: DemoPartProps<InspectorState>) {
  const t = usePartText('metadata-inspector');
  const id = useId();
  const inspection = inspectEntry(state);
  const { resolved, findings, ignored, problem } = inspection;
  const { status, title, description, canonicalUrl, robots, breadcrumb } = resolved;
  const way = wayOf(inspection, state.visited);
  const isFound = status === 200 && !robots?.includes('noindex');
  const card = new Map(resolved.og.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content] as const));
  const change = (next: Partial<InspectorState>) => {
    onChange((now) => ({ ...now, ...next }));
    announce(t('count', { count: inspectEntry({ ...state, ...next }).findings.length }));
  };
  return (
    <div className="demo-pair inspector-pair">
      <EntryForm state={state} problem={problem} onChange={change} />
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-result`}>
          <header>
            <h3 id={`${id}-result`}>{t('result')}</h3>
            <span className="demo-state" data-state={isFound ? 'good' : 'bad'}>
              {t(isFound ? 'isFound' : 'isHidden')}
            </span>
          </header>
          <div className="inspector-result" data-sample="">
            <p className="inspector-way">
              <bdi>{['shop.example', ...breadcrumb.slice(1).map(({ name }) => name)].join(' › ')}</bdi>
            </p>
            <p className="inspector-title" lang={languageOf(title)}>
              {cutText(title, TITLE_MAX_LENGTH)}
            </p>
            <p lang={languageOf(description)}>{cutText(description, DESCRIPTION_MAX_LENGTH)}</p>
          </div>
        </section>
        <section className="demo-pane" aria-labelledby={`${id}-card`}>
          <header>
            <h3 id={`${id}-card`}>{t('card')}</h3>
          </header>
          <div>
            <div className="inspector-card">
              <div className="inspector-picture">
                <small>
                  {card.get('og:image:alt') ? <bdi data-sample="">{card.get('og:image:alt')}</bdi> : t('noAlt')}
                </small>
              </div>
              <div className="inspector-words" data-sample="" lang={languageOf(title)}>
                <small>shop.example</small>
                <strong>{card.get('og:title')}</strong>
                <span>{cutText(card.get('og:description') ?? '', 90)}</span>
              </div>
            </div>
          </div>
        </section>
        <section className="demo-pane" aria-labelledby={`${id}-canonical`}>
          <header>
            <h3 id={`${id}-canonical`}>{t('canonical')}</h3>
            <span className="demo-state" data-state={way === 'none' ? 'bad' : 'good'}>
              {t(`way.${way}`)}
            </span>
          </header>
          <div>
            <dl className="inspector-facts">
              <dt>{t('visited')}</dt>
              <dd>
                <code dir="ltr">{state.visited || '–'}</code>
              </dd>
              <dt>{t('address')}</dt>
              <dd>
                <code dir="ltr">{canonicalUrl ?? '–'}</code>
              </dd>
              <dt>{t('robots')}</dt>
              <dd>
                <code dir="ltr">{robots ?? t('default')}</code>
              </dd>
            </dl>
          </div>
        </section>
        <section className="demo-pane" aria-labelledby={`${id}-findings`}>
          <header>
            <h3 id={`${id}-findings`}>{t('findings')}</h3>
            <span className="demo-state" data-state={findings.length === 0 ? 'good' : 'warn'}>
              {t('count', { count: findings.length })}
            </span>
          </header>
          <div>
            <ul className="inspector-findings">
              {findings.map(({ level, at, message }) => {
                const sentence = sentenceOf({ message });
                return (
                  <li key={`${at} ${message}`}>
                    <span className="demo-state" data-state={STATES[level]}>
                      {t(`level.${level}`)}
                    </span>{' '}
                    <code dir="ltr">{at}</code>{' '}
                    {sentence ? (
                      <span>{t(sentence.id, sentence.values)}</span>
                    ) : (
                      <bdi lang="en" data-sample="">
                        {message}
                      </bdi>
                    )}
                  </li>
                );
              })}
              {ignored.map(({ field, reason }) => (
                <li key={`${field} ${reason}`}>
                  <span className="demo-state">{t('level.ignored')}</span> <code dir="ltr">{field}</code>{' '}
                  <bdi data-sample="">{reason}</bdi>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
    </div>
  );
}
