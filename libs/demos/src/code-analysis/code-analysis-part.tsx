import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { CodeCheckBench } from '../code-check/code-check-bench.tsx';
import type { CodeCheckState } from '../code-check/code-check-state.ts';
import { MOST_BRANCHES, settingsOf, TROUBLE_RULES } from '../code-check/check-rules.ts';
import { firstTrouble } from '../code-check/first-answers.ts';

const KEPT = { answer: firstTrouble, rules: settingsOf(TROUBLE_RULES, []) };

/** Shows problems in a module, and the complexity of each of its functions. */
export function CodeAnalysisPart(props: DemoPartProps<CodeCheckState>) {
  const t = usePartText('code-check');
  return (
    <CodeCheckBench {...props} rules={settingsOf(TROUBLE_RULES, props.state.off)} kept={KEPT}>
      {({ functions }) => (
        <section className="demo-pane" aria-label={t('complexity')}>
          <header>
            <h3>{t('complexity')}</h3>
          </header>
          <div>
            <p className="sample-count">{t('complexity.rule', { most: MOST_BRANCHES })}</p>
            <div className="table" role="group" aria-label={t('complexity')} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('function')}</th>
                    <th scope="col" data-numeric="">
                      {t('atLine')}
                    </th>
                    <th scope="col" data-numeric="">
                      {t('ways')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {functions.map(({ name, line, complexity }) => (
                    <tr key={`${line} ${name}`}>
                      <th scope="row">
                        <code>{name}</code>
                      </th>
                      <td data-numeric="">{line}</td>
                      <td data-numeric="">
                        <span className="demo-state" data-state={complexity > MOST_BRANCHES ? 'warn' : 'good'}>
                          {complexity}
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        </section>
      )}
    </CodeCheckBench>
  );
}
