import { ruleMessagesIn, type RuleMessages } from '@genmaster/app-model';
import { mapAnswer, pathsOf, type MappedAnswer } from './map-answer.ts';
import { runCall, spoilAnswer, type CallRun } from './retry.ts';
import { sampleServices } from './sample-services.ts';
import type { ServiceMappingState } from './service-mapping-state.ts';

/** Result of a connection: the response without faults, and the request with them. */
export interface Connection {
  /** Response without faults; `null` while the typed text is not valid JSON. */
  well: MappedAnswer | null;
  paths: readonly string[];
  run: CallRun;
  /** Last successful response, mapped to the entity’s names; `null` when there is none. */
  last: MappedAnswer | null;
}

/** Calculates the result of a connection. */
export function connect(state: ServiceMappingState, messages: RuleMessages = ruleMessagesIn.en): Connection {
  const { mapping, policy, operation, faults } = state;
  const { entity } = sampleServices[state.service];
  const payload = parse(state.payload);
  const mapped = (answer: unknown) => mapAnswer(entity, answer, { mapping, messages });
  const answerUnder = (fault: (typeof faults)[number]) => mapped(spoilAnswer(payload, mapping, fault));
  const run = runCall(policy, { operation, faults, fits: (fault) => answerUnder(fault).record !== null });
  const final = run.attempts.at(-1);
  return {
    well: payload === undefined ? null : mapped(payload),
    paths: pathsOf(payload),
    run,
    last: final?.status === 200 ? answerUnder(final.fault) : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
