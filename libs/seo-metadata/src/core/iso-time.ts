const ISO_DATE =
  /^(?<day>\d{4}-\d{2}-\d{2})(?<time>T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;
const ISO_DURATION = /^P(?:(\d+)W|(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?)$/;
/** Largest offset from UTC: the first time zone starts a day 14 hours before UTC. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;
/** Tolerance for the difference between the clocks of two machines. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * Tells whether a text is a valid ISO 8601 date, or a date and time with a time zone.
 *
 * A time without a zone is rejected, because a crawler would read it in its own zone.
 */
export function isIsoDate(text: string): boolean {
  const day = ISO_DATE.exec(text)?.groups?.['day'];
  // `Date` turns 31 February into a day in March.
  return day !== undefined && !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day);
}

/** Tells whether a text is a valid ISO 8601 date and time with a time zone. */
export function isIsoDateTime(text: string): boolean {
  return isIsoDate(text) && ISO_DATE.exec(text)?.groups?.['time'] !== undefined;
}

/** Tells whether a date that `isIsoDate` accepts lies in the future in every time zone. */
export function isFuture(date: string, now: Date): boolean {
  return Date.parse(date) > now.getTime() + (date.includes('T') ? CLOCK_SKEW_MS : EARLIEST_ZONE_MS);
}

/**
 * Tells whether a text is an ISO 8601 duration of days, hours, minutes and seconds, or of weeks.
 *
 * Months and years are rejected because they have no fixed length: `P10M` is ten months, never ten minutes.
 */
export function isIsoDuration(text: string): boolean {
  return ISO_DURATION.test(text);
}

/** Returns the seconds of a duration that `isIsoDuration` accepts: `PT1M35S` → `95`. */
export function isoDurationSeconds(duration: string): number {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = ISO_DURATION.exec(duration) ?? [];
  return (((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
