import { useLanguage, usePartText } from '@genmaster/i18n';
import type { ScriptOutcome } from '@genmaster/app-model/script';
import { bytesOf } from './code-obfuscator-state.ts';
import type { MeasuredRun, Protection } from './protection.ts';

export interface CostTableProps {
  protection: Protection;
  code: string;
  /** Whether the protection is the one of the code; `null` where none could be made. */
  isCurrent: boolean | null;
}

/** Compares both versions: bytes, steps, time, and output. */
export function CostTable({ protection: { answer, original, result }, code, isCurrent }: CostTableProps) {
  const t = usePartText('code-obfuscator');
  const { code: language } = useLanguage();
  const isSame = printed(original.outcome) === printed(result.outcome);
  const number = new Intl.NumberFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', { maximumFractionDigits: 1 });
  const row = (name: string, text: string, { outcome, ms }: MeasuredRun) => (
    <tr>
      <th scope="row">{name}</th>
      <td data-numeric="">{number.format(bytesOf(text))}</td>
      <td data-numeric="">{number.format(outcome.steps)}</td>
      <td data-numeric="">{ms === null ? '–' : number.format(ms)}</td>
    </tr>
  );
  return (
    <section className="demo-pane" aria-label={t('cost')}>
      <header>
        <h3>{t('cost')}</h3>
        {isCurrent === null ? null : (
          <span className="demo-state" data-state={isCurrent ? (isSame ? 'good' : 'bad') : undefined}>
            {isCurrent ? t(isSame ? 'same' : 'different') : t('working')}
          </span>
        )}
      </header>
      <div>
        <div className="table obfuscator-table" role="group" aria-label={t('cost')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('version')}</th>
                <th scope="col" data-numeric="">
                  {t('bytes')}
                </th>
                <th scope="col" data-numeric="">
                  {t('steps')}
                </th>
                <th scope="col" data-numeric="">
                  {t('ms')}
                </th>
              </tr>
            </thead>
            <tbody>
              {row(t('original'), code, original)}
              {row(t('shippedRow'), answer.kind === 'done' ? answer.code : '', result)}
            </tbody>
          </table>
        </div>
        <p className="sample-count">{t('measured')}</p>
        <div className="obfuscator-outputs">
          {(
            [
              [t('printedOriginal'), original],
              [t('printedShipped'), result],
            ] as const
          ).map(([name, { outcome }]) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <pre tabIndex={0} role="region" aria-label={name} className="source-view">
                {printed(outcome)}
              </pre>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Returns the output of a run, and its error if it failed. */
export const printed = (outcome: ScriptOutcome): string =>
  [
    ...outcome.output,
    ...(outcome.kind === 'problem' ? [`${outcome.problem.name}: ${outcome.problem.message}`] : []),
    ...(outcome.kind === 'limit' ? [`Limit: ${outcome.limit}`] : []),
  ].join('\n');
