import { addressIn, useLanguage, usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { Link } from 'react-router';
import type { DemoPartProps } from '../demo-definition.ts';
import { answer, scoreAnswers, TARGETS, type Guide } from './guide.ts';
import type { GuideState } from './guide-state.ts';
import { guides, type GuideId } from './guides.ts';
import './guide.css';

export interface GuidePartProps extends DemoPartProps<GuideState> {
  guide: GuideId;
}

/** Renders the questions on one side, and the resulting list with its reasons on the other. */
export function GuidePart({ guide: guideId, state, onChange, announce }: GuidePartProps) {
  const t = usePartText('guides');
  const { code } = useLanguage();
  const id = useId();
  const guide: Guide = guides[guideId];
  const results = scoreAnswers(guide, state.answers);
  const most = results[0]?.points ?? 1;
  const optionText = (question: string, option: string) => t(`${guideId}.${question}.${option}` as 'path.start.new');
  const choose = (question: string, option: string) => {
    const next = answer(guide, state.answers, { question, option });
    onChange(() => ({ answers: Object.fromEntries(Object.entries(next).map(([key, some]) => [key, [...some]])) }));
    const [first] = scoreAnswers(guide, next);
    announce(first ? t('first', { name: t(`to.${first.target}`) }) : t('none'));
  };
  return (
    <div className="demo-pair guide-pair">
      <div className="demo-column">
        {guide.questions.map(({ id: question, isMany, options }) => (
          <fieldset key={question} className="guide-question">
            <legend>{t(`${guideId}.${question}` as 'path.start')}</legend>
            {Object.keys(options).map((option) => (
              <label key={option} className="demo-tick">
                <input
                  type={isMany ? 'checkbox' : 'radio'}
                  name={`${id}-${question}`}
                  checked={state.answers[question]?.includes(option) ?? false}
                  onChange={() => choose(question, option)}
                />
                {optionText(question, option)}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <section className="demo-pane" aria-labelledby={`${id}-results`}>
        <header>
          <h3 id={`${id}-results`}>{t(`${guideId}.results`)}</h3>
        </header>
        <div>
          {results.length === 0 ? <p>{t('none')}</p> : null}
          <ol className="guide-results">
            {results.map(({ target, points, reasons }) => (
              <li key={target}>
                <Link to={addressIn(code, TARGETS[target])}>{t(`to.${target}`)}</Link>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="guide-points" aria-hidden="true">
                  <rect width={100} height={6} />
                  <rect width={(points / most) * 100} height={6} data-points="" />
                </svg>
                <p>
                  {t('because', {
                    points,
                    reasons: reasons.map(({ question, option }) => `“${optionText(question, option)}”`).join(', '),
                  })}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </div>
  );
}
