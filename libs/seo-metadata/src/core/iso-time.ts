const ISO_DATE =
  /^(?<day>\d{4}-\d{2}-\d{2})(?<time>T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;
const ISO_DURATION = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
/** The first place on Earth to see a day begins it 14 hours before UTC does. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;
/** Clocks of two machines differ a little. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * Tells whether a text is a day of the calendar, or a day and time with its zone.
 *
 * A time without a zone is refused: a crawler would read it in its own.
 */
export function isIsoDate(text: string): boolean {
  const day = ISO_DATE.exec(text)?.groups?.['day'];
  // `Date` rolls a 31 February over into March.
  return day !== undefined && !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day);
}

/** Tells whether a text is a day and a time with its zone. */
export function isIsoDateTime(text: string): boolean {
  return isIsoDate(text) && ISO_DATE.exec(text)?.groups?.['time'] !== undefined;
}

/** Tells whether a date that `isIsoDate` accepts is still to come, wherever on Earth it is read. */
export function isFuture(date: string, now: Date): boolean {
  return Date.parse(date) > now.getTime() + (date.includes('T') ? CLOCK_SKEW_MS : EARLIEST_ZONE_MS);
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
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = ISO_DURATION.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
