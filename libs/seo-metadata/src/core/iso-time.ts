const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const ISO_DURATION = /^P(?=\d|T\d)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/;
const DURATION_PARTS = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/;

/**
 * Tells whether a text is a date, or a date and time with its zone.
 *
 * A time without a zone is refused: a crawler would read it in its own.
 */
export function isIsoDate(text: string): boolean {
  return ISO_DATE.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * Tells whether a text is a duration in days, hours, minutes and seconds.
 *
 * Months and years have no length: `P10M` is ten months and never ten minutes.
 */
export function isIsoDuration(text: string): boolean {
  return ISO_DURATION.test(text);
}

/** Counts the seconds of a duration that `isIsoDuration` accepts: `PT1M35S` → `95`. */
export function isoDurationSeconds(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION_PARTS.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
