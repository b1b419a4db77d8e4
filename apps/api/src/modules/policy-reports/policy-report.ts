import * as v from 'valibot';

/** A policy violation, reduced to the fields that are logged. */
export interface PolicyReport {
  /** The violated directive, such as `img-src`. */
  directive: string;
  /** The blocked source or target: an origin, or a word such as `inline`. */
  blocked: string;
  /** The path of the page, without its query. */
  page: string;
  /** The path of the script that caused the violation, and its line. */
  source: string;
}

/** Maximum number of reports in one body. */
export const MAX_REPORTS = 100;

const text = v.nullish(v.pipe(v.string(), v.maxLength(8_192)));
const line = v.nullish(v.number());

/** The body that browsers send to a `report-uri`. It may have additional fields. */
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

/** The body that browsers send to a `report-to`: reports of the last minute, possibly of several types. */
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

/** Parses either kind of body; reports about anything but policies are ignored. */
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

/** Returns the path alone, because queries and fragments may contain private data. */
function pathOf(value: Text): string {
  return value && URL.canParse(value) ? new URL(value).pathname.slice(0, LONGEST_PATH) : UNKNOWN;
}

function placeOf(file: Text, line: number | null | undefined): string {
  return typeof line === 'number' ? `${pathOf(file)}:${line}` : pathOf(file);
}
