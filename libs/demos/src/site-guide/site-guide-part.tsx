import { usePartText, useLanguage } from '@genmaster/i18n';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { GuideReply } from './guide-reply.tsx';
import { keptAnswerTo } from './kept-answers.ts';
import { languageOfQuestion, LONGEST_QUESTION, withQuestion, type SiteGuideState } from './site-guide-state.ts';
import { useGuide } from './use-guide.ts';
import './site-guide.css';

/** Renders a conversation in which every answer is a quotation from this site’s pages, with its link. */
export function SiteGuidePart({ state, onChange }: DemoPartProps<SiteGuideState>) {
  const t = usePartText('site-guide');
  const { code } = useLanguage();
  const id = useId();
  const [isEmpty, setIsEmpty] = useState(false);
  const unanswered = state.questions.filter((question) => !keptAnswerTo(question));
  const guide = useGuide([...new Set(unanswered.map((question) => languageOfQuestion(question, code)))]);
  const log = useRef<HTMLDivElement>(null);
  const answered = state.questions.filter((question) => guide.answer(question, languageOfQuestion(question, code)));
  useEffect(() => {
    // Scrolls the newest question to the top of the conversation; the page itself does not scroll.
    const newest = log.current?.lastElementChild;
    if (newest instanceof HTMLElement && log.current) log.current.scrollTop = newest.offsetTop;
  }, [state.questions.length, answered.length]);
  const { draft } = state;
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsEmpty(draft.trim() === '');
    if (draft.trim() === '') return;
    onChange((now) => withQuestion(now, draft));
  };
  return (
    <section className="demo-pane site-guide" aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{t('title')}</h3>
        <span className="demo-state" data-state="good">
          {t('noModel')}
        </span>
      </header>
      <div>
        {/* Screen readers announce each new entry once, and the focus stays in the field. */}
        <div ref={log} role="log" aria-label={t('conversation')} className="guide-log">
          {state.questions.map((question, place) => {
            const language = languageOfQuestion(question, code);
            return (
              <article key={`${place} ${question}`} data-sample="">
                <p className="guide-question" lang={language}>
                  {question}
                </p>
                <GuideReply
                  answer={guide.answer(question, language)}
                  isLost={guide.isLost(language)}
                  language={language}
                  onRetry={guide.retry}
                />
              </article>
            );
          })}
        </div>
        <form className="guide-form" onSubmit={ask} noValidate>
          <label htmlFor={`${id}-question`}>{t('question')}</label>
          <div>
            <input
              id={`${id}-question`}
              className="demo-field"
              value={draft}
              maxLength={LONGEST_QUESTION}
              autoComplete="off"
              aria-invalid={isEmpty || undefined}
              aria-describedby={isEmpty ? `${id}-problem` : undefined}
              onChange={({ target }) => onChange((now) => ({ ...now, draft: target.value }))}
            />
            <button type="submit" className="button">
              {t('ask')}
            </button>
          </div>
          {isEmpty ? (
            <p id={`${id}-problem`} role="alert">
              {t('empty')}
            </p>
          ) : null}
        </form>
      </div>
    </section>
  );
}
