import type { ContentQuestion } from '../../content/page-content.ts';
import { useText } from '../../i18n/page-language.tsx';
import { InlineText } from './inline-text.tsx';

/** Props of `Questions`. */
export interface QuestionsProps {
  /** Each with its answer, in the order in which people ask. */
  questions: readonly ContentQuestion[];
}

/** What people ask about the subject of the page: real text, all of it readable without opening anything. */
export function Questions({ questions }: QuestionsProps) {
  const say = useText();
  return (
    <section id="questions" aria-labelledby="questions-heading" className="section">
      <h2 id="questions-heading">{say('page.questions')}</h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <div key={question} className="question">
            <h3>
              <InlineText text={question} />
            </h3>
            <p>
              <InlineText text={answer} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
