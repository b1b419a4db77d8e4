import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { Finding } from './check-workflow.ts';
import type { Step } from './workflow.ts';

export type TranslateWorkflow = Translate<MessageIdOf<'typed-workflow'>>;

/** Returns the name of a step by its position and kind: “3 Take the payment”. */
export const stepName = (t: TranslateWorkflow, steps: readonly Step[], step: Step): string =>
  `${steps.findIndex(({ id }) => id === step.id) + 1} ${t(`step.${step.kind}`)}`;

/** Describes an error: the problem, its place, and how to fix it. */
export function describeFinding(t: TranslateWorkflow, steps: readonly Step[], finding: Finding): string {
  const step = stepName(t, steps, finding.step);
  switch (finding.kind) {
    case 'type': {
      const { port, from, given } = finding;
      const said = t('found.type', {
        step,
        port: t(`port.${port.id}`),
        needed: t(`type.${port.type}`),
        from: stepName(t, steps, from),
        given: t(`type.${given}`),
      });
      return given === 'number' && port.type === 'cents' ? `${said} ${t('advice.cents')}` : said;
    }
    case 'mayBeEmpty': {
      const { port, from, source } = finding;
      const said = t('found.mayBeEmpty', {
        step,
        port: t(`port.${port.id}`),
        from: stepName(t, steps, from),
        source: t(`port.${source.id}`),
      });
      return port.type === 'email' ? `${said} ${t('advice.orElse')}` : said;
    }
    case 'notBefore':
      return t('found.notBefore', {
        step,
        port: t(`port.${finding.port.id}`),
        from: stepName(t, steps, finding.from),
      });
    case 'fixed':
      return t('found.fixed', {
        step,
        value: finding.value,
        port: t(`port.${finding.port.id}`),
        needed: t(`type.${finding.port.type}`),
      });
    case 'unwired':
      return t('found.unwired', { step, port: t(`port.${finding.port.id}`) });
    case 'unhandled':
      return t('found.unhandled', { step, error: finding.error });
    case 'deadBranch':
      return t(`found.deadBranch.${finding.branch}`, { step });
    default:
      return t(`found.${finding.kind}`, { step });
  }
}
