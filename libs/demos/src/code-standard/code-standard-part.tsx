import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { CodeCheckBench } from '../code-check/code-check-bench.tsx';
import type { CodeCheckState } from '../code-check/code-check-state.ts';
import { printConfig, settingsOf, STANDARD_RULES } from '../code-check/check-rules.ts';
import { firstStandard } from '../code-check/first-answers.ts';
import { downloadText } from '../parts/download.ts';

const KEPT = { answer: firstStandard, rules: settingsOf(STANDARD_RULES, []) };

/** Shows which rules of the standard are on, and their effect on some code. */
export function CodeStandardPart(props: DemoPartProps<CodeCheckState>) {
  const t = usePartText('code-check');
  const { state, onChange, announce } = props;
  const rules = settingsOf(STANDARD_RULES, state.off);
  const count = Object.keys(rules).length;
  const download = () => {
    downloadText('eslint.config.js', { text: printConfig(rules), type: 'text/javascript' });
    announce(t('said.exported', { count }));
  };
  return (
    <CodeCheckBench {...props} rules={rules} kept={KEPT}>
      {() => (
        <section className="demo-pane" aria-label={t('rules')}>
          <header>
            <h3>{t('rules.on', { count, all: STANDARD_RULES.length })}</h3>
            <div className="check-actions">
              <button type="button" className="chip" onClick={download}>
                {t('export')}
              </button>
            </div>
          </header>
          <div>
            <div className="check-rules">
              {STANDARD_RULES.map((rule) => (
                <label key={rule} className="demo-tick" title={t(`why.${rule}`)}>
                  <input
                    type="checkbox"
                    checked={!state.off.includes(rule)}
                    onChange={({ target }) =>
                      onChange((now) => ({
                        ...now,
                        off: target.checked ? now.off.filter((name) => name !== rule) : [...now.off, rule],
                      }))
                    }
                  />
                  <code>{rule}</code>
                </label>
              ))}
            </div>
          </div>
        </section>
      )}
    </CodeCheckBench>
  );
}
