import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { addJsonParser, BODY_LIMITS } from '../../plugins/json-bodies.ts';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { REPORTS_PATH } from '../../plugins/site-policy.ts';
import {
  readPolicyReports,
  reportToBodySchema,
  reportUriBodySchema,
  MAX_REPORTS,
  type PolicyReport,
  type ReportToBody,
  type ReportUriBody,
} from './policy-report.ts';

/** The media types of the two formats in which browsers report. */
const BODIES = {
  'application/csp-report': { schema: jsonSchema(reportUriBodySchema) },
  'application/reports+json': { schema: jsonSchema(reportToBodySchema) },
};

/** Browsers send the reports of a minute together, with up to twenty names in each. */
const LIMITS = { ...BODY_LIMITS, names: 20 * MAX_REPORTS };

/** Limit of distinct reports per minute; more come from an attacker. */
const KINDS_PER_MINUTE = 50;

/** Accepts the browsers' reports of policy violations and logs each distinct one once a minute. */
export async function policyReportRoutes(app: FastifyInstance, { now }: { now: () => Date }): Promise<void> {
  const noteOnce = oncePerMinute(now, app.log);
  // Only in this plugin: reports have media types of their own, and this route accepts no others.
  app.removeAllContentTypeParsers();
  for (const type of Object.keys(BODIES)) addJsonParser(app, type, LIMITS);

  app.post<{ Body: ReportUriBody | ReportToBody }>(
    `/${REPORTS_PATH}`,
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
      // Browsers send the reports of a minute together, each with the whole policy in it.
      bodyLimit: 64 * 1024,
      schema: {
        summary: 'Report what the policy of a page refused',
        description: 'Sent by browsers, which add fields of their own. It is logged and not stored.',
        body: { content: BODIES },
        response: { 204: { type: 'null', description: 'Taken' } },
      },
    },
    async (request, reply) => {
      for (const report of readPolicyReports(request.body)) noteOnce(report);
      return reply.code(204).send();
    },
  );
}

/**
 * Logs each distinct report once a minute: a broken page causes reports from every visitor, and an attacker can send
 * any number.
 */
function oncePerMinute(now: () => Date, log: FastifyBaseLogger): (report: PolicyReport) => void {
  let minute = 0;
  const known = new Set<string>();
  return (report) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) known.clear();
    minute = current;
    const kind = `${report.directive} ${report.blocked}`;
    if (known.has(kind) || known.size >= KINDS_PER_MINUTE) return;
    known.add(kind);
    log.warn({ report }, 'the policy of a page refused something');
  };
}
