import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { printTyped, readTyped, type SettingProblem } from './check-settings.ts';
import { describeAllowed, describeProblem } from './describe-problem.ts';
import { SETTINGS, type Setting } from './settings.ts';

export interface SettingsFormProps {
  values: Readonly<Record<string, unknown>>;
  problems: readonly SettingProblem[];
  /** Whether the file is not valid JSON at present, which makes the form inactive. */
  isWaiting: boolean;
  /** Sets a value in the file; `undefined` removes it, and the default applies. */
  onSet: (name: string, value: unknown) => void;
}

/** Renders one control for each setting; an empty one uses the default. */
export function SettingsForm({ values, problems, isWaiting, onSet }: SettingsFormProps) {
  const t = usePartText('config-editor');
  const id = useId();
  return (
    <section className="demo-pane" aria-label={t('form')}>
      <header>
        <h3>{t('form')}</h3>
      </header>
      <div>
        {isWaiting ? <p className="demo-notice">{t('waiting')}</p> : null}
        <fieldset className="config-fields" disabled={isWaiting} aria-label={t('form')}>
          {SETTINGS.map((setting) => {
            const problem = problems.find((one) => 'name' in one && one.name === setting.name);
            const controlId = `${id}-${setting.name.replace('.', '-')}`;
            const control = {
              id: controlId,
              value: printTyped(setting, values[setting.name]),
              'aria-invalid': problem !== undefined,
              'aria-describedby': `${controlId}-hint${problem ? ` ${controlId}-problem` : ''}`,
              onChange: ({ target }: { target: { value: string } }) =>
                onSet(setting.name, readTyped(setting, target.value)),
            };
            const options = optionsOf(setting);
            return (
              <div key={setting.name} className="record-field" data-state={problem ? 'wrong' : undefined}>
                <label htmlFor={controlId}>
                  {t(`title.${setting.name}`)} <code>{setting.name}</code>
                </label>
                {options ? (
                  <select {...control}>
                    <option value="">{t('default', { value: String(setting.default) })}</option>
                    {options.map((option) => (
                      <option key={option} value={option} data-sample="">
                        {option}
                      </option>
                    ))}
                    {options.includes(control.value) || control.value === '' ? null : (
                      <option value={control.value} data-sample="">
                        {control.value}
                      </option>
                    )}
                  </select>
                ) : (
                  <input
                    type="text"
                    inputMode={setting.type === 'integer' ? 'numeric' : undefined}
                    placeholder={setting.default === null ? undefined : String(setting.default)}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={120}
                    {...control}
                  />
                )}
                <p id={`${controlId}-hint`} className="sample-count">
                  {describeAllowed(t, setting)} {t(values[setting.name] === undefined ? 'from.default' : 'from.file')}{' '}
                  {t(setting.restart ? 'restart' : 'atOnce')}
                </p>
                {problem ? (
                  <p id={`${controlId}-problem`} className="record-problem">
                    {describeProblem(t, problem)}
                  </p>
                ) : null}
              </div>
            );
          })}
        </fieldset>
      </div>
    </section>
  );
}

function optionsOf(setting: Setting): readonly string[] | null {
  if (setting.type === 'boolean') return ['true', 'false'];
  return setting.type === 'choice' ? setting.choices : null;
}
