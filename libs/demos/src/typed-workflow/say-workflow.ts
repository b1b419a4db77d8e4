import type { MessageIdOf, Speak } from '@genmaster/i18n';
import type { Finding } from './check-workflow.ts';
import type { Step } from './workflow.ts';

export type SayWorkflow = Speak<MessageIdOf<'typed-workflow'>>;

/** Returns the name of a step by its position and kind: “3 Take the payment”. */
export const stepName = (say: SayWorkflow, steps: readonly Step[], step: Step): string =>
  `${steps.findIndex(({ id }) => id === step.id) + 1} ${say(`step.${step.kind}`)}`;

/** Describes an error: the problem, its place, and how to fix it. */
export function sayFinding(say: SayWorkflow, steps: readonly Step[], finding: Finding): string {
  const step = stepName(say, steps, finding.step);
  switch (finding.kind) {
    case 'type': {
      const { port, from, given } = finding;
      const said = say('found.type', {
        step,
        port: say(`port.${port.id}`),
        needed: say(`type.${port.type}`),
        from: stepName(say, steps, from),
        given: say(`type.${given}`),
      });
      return given === 'number' && port.type === 'cents' ? `${said} ${say('advice.cents')}` : said;
    }
    case 'mayBeEmpty': {
      const { port, from, source } = finding;
      const said = say('found.mayBeEmpty', {
        step,
        port: say(`port.${port.id}`),
        from: stepName(say, steps, from),
        source: say(`port.${source.id}`),
      });
      return port.type === 'email' ? `${said} ${say('advice.orElse')}` : said;
    }
    case 'notBefore':
      return say('found.notBefore', {
        step,
        port: say(`port.${finding.port.id}`),
        from: stepName(say, steps, finding.from),
      });
    case 'fixed':
      return say('found.fixed', {
        step,
        value: finding.value,
        port: say(`port.${finding.port.id}`),
        needed: say(`type.${finding.port.type}`),
      });
    case 'unwired':
      return say('found.unwired', { step, port: say(`port.${finding.port.id}`) });
    case 'unhandled':
      return say('found.unhandled', { step, error: finding.error });
    case 'deadBranch':
      return say(`found.deadBranch.${finding.branch}`, { step });
    default:
      return say(`found.${finding.kind}`, { step });
  }
}
