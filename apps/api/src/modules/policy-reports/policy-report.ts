import * as v from 'valibot';

/** What a page's policy refused, as much of it as is worth a line in the log. */
export interface PolicyReport {
  /** The directive that refused it, such as `img-src`. */
  directive: string;
  /** Where it would have come from or gone to: an origin, or a word such as `inline`. */
  blocked: string;
  /** The path of the page, without what may follow a question mark. */
  page: string;
  /** The path of the script that tried, and its line. */
  source: string;
}

/** Most reports of one body. */
export const MAX_REPORTS = 100;

const text = v.nullish(v.pipe(v.string(), v.maxLength(8_192)));
const line = v.nullish(v.number());

/** The body that browsers send to a `report-uri`. They may add fields of their own. */
export const reportUriBodySchema = v.looseObject({
  'csp-report': v.looseObject({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});

/** The body that browsers send to a `report-to`: reports of the last minute, maybe of several kinds. */
export const reportToBodySchema = v.pipe(
  v.array(
    v.looseObject({
      type: v.pipe(v.string(), v.maxLength(64)),
      body: v.nullish(
        v.looseObject({
          documentURL: text,
          effectiveDirective: text,
          blockedURL: text,
          sourceFile: text,
          lineNumber: line,
        }),
      ),
    }),
  ),
  v.maxLength(MAX_REPORTS),
);

export type ReportUriBody = v.InferOutput<typeof reportUriBodySchema>;
export type ReportToBody = v.InferOutput<typeof reportToBodySchema>;

/** Reads what either kind of body says of policies; reports of anything else are left out. */
export function readPolicyReports(body: ReportUriBody | ReportToBody): readonly PolicyReport[] {
  if (Array.isArray(body)) {
    return body
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: report }) => ({
        directive: wordOf(report?.effectiveDirective),
        blocked: originOf(report?.blockedURL),
        page: pathOf(report?.documentURL),
        source: placeOf(report?.sourceFile, report?.lineNumber),
      }));
  }
  const report = body['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0];
  return [
    {
      directive: wordOf(directive),
      blocked: originOf(report['blocked-uri']),
      page: pathOf(report['document-uri']),
      source: placeOf(report['source-file'], report['line-number']),
    },
  ];
}

const UNKNOWN = 'unknown';
const LONGEST_PATH = 200;

type Text = string | null | undefined;

const wordOf = (value: Text) => (value && /^[a-z][a-z-]{0,40}$/.test(value) ? value : UNKNOWN);

function originOf(value: Text): string {
  if (!value || !URL.canParse(value)) return wordOf(value);
  const { origin, protocol } = new URL(value);
  return origin === 'null' ? wordOf(protocol.slice(0, -1)) : origin.slice(0, LONGEST_PATH);
}

/** Queries and fragments may hold what is nobody's business. */
function pathOf(value: Text): string {
  return value && URL.canParse(value) ? new URL(value).pathname.slice(0, LONGEST_PATH) : UNKNOWN;
}

function placeOf(file: Text, line: number | null | undefined): string {
  return typeof line === 'number' ? `${pathOf(file)}:${line}` : pathOf(file);
}
