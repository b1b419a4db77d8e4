import { usePartText } from '@genmaster/i18n';
import { useMemo, useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { checkSettings, writeSetting } from './check-settings.ts';
import type { ConfigState } from './config-state.ts';
import { ConfigFile } from './config-file.tsx';
import { printStart } from './describe-problem.ts';
import { SettingsForm } from './settings-form.tsx';
import '../parts/record-form.css';
import './config-editor.css';

/** Shows the form beside the file of the same settings, in sync; below the file, the output of a start. */
export function ConfigEditorPart({ state: { text }, onChange, announce }: DemoPartProps<ConfigState>) {
  const t = usePartText('config-editor');
  const checked = useMemo(() => checkSettings(text), [text]);
  // While the text is not JSON, the form shows the last values that could be parsed and is inactive.
  const [last, setLast] = useState(checked.values ?? {});
  if (checked.values !== null && checked.values !== last) setLast(checked.values);
  const take = (next: string) => {
    onChange(() => ({ text: next }));
    const count = checkSettings(next).problems.length;
    // Single keystrokes are not announced; a change in the number of problems is.
    if (count !== checked.problems.length) announce(t('said.problems', { count }));
  };
  return (
    <div className="config-pair">
      <SettingsForm
        values={last}
        problems={checked.problems}
        isWaiting={checked.values === null}
        onSet={(name, value) => take(writeSetting(last, name, value))}
      />
      <div className="demo-column">
        <ConfigFile text={text} problems={checked.problems} onTextChange={take} />
        <section className="demo-pane" aria-label={t('start')}>
          <header>
            <h3>{t('start')}</h3>
            <span className="demo-state" data-state={checked.problems.length > 0 ? 'bad' : 'good'}>
              {t('verdict', { count: checked.problems.length })}
            </span>
          </header>
          <pre className="config-start" tabIndex={0} role="region" aria-label={t('printed')}>
            {printStart(t, text)}
          </pre>
        </section>
      </div>
    </div>
  );
}
