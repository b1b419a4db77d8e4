import { isFuture, isIsoDate, isIsoDateTime, isIsoDuration, isoDurationSeconds } from './iso-time.ts';
import { isLanguageName, isLanguageTag } from './language-tag.ts';

/** Value of structured data that is neither a list nor a node. */
export type ScalarValue = string | number | boolean | null;

/** Returns the problem of a value, or `null` when the value is valid. */
type ValueRule = (value: ScalarValue, now: Date) => string | null;

// No leading zeros: “00”, “007” and “019.99” are ambiguous.
const WHOLE = /^(?:0|[1-9]\d*)$/;
const DECIMAL = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** The end of the day may be 24:00, as in XML Schema. */
const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|24:00(?::00)?)(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;
/** A number, a fraction (`6/10`) or a percentage (`60%`), as search engines read ratings. */
const RATING = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:%| ?\/ ?[1-9]\d*)?$/;
const SIGNED_DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const date: ValueRule = (value) => (typeof value === 'string' && isIsoDate(value) ? null : 'not an ISO 8601 date');

/** Accepts a date that is not in the future. */
const pastDate: ValueRule = (value, now) =>
  date(value, now) ?? (isFuture(String(value), now) ? 'a date in the future' : null);

/** Accepts a date that is not in the future, or its year or month: of an old company the day may not be known. */
const pastYear: ValueRule = (value, now) =>
  pastDate(typeof value === 'string' && /^\d{4}(?:-\d{2})?$/.test(value) ? `${value}-01-01`.slice(0, 10) : value, now);

/** Accepts a year or a date; cars are named after the next year, too. */
const modelYear: ValueRule = (value, now) => (/^\d{4}$/.test(String(value)) ? null : date(value, now));

const pastTime: ValueRule = (value, now) =>
  pastDate(value, now) ?? (isIsoDateTime(String(value)) ? null : 'a date without time and zone');

const duration: ValueRule = (value) => {
  if (typeof value !== 'string' || !isIsoDuration(value)) return 'not an ISO 8601 duration';
  return isoDurationSeconds(value) > 0 ? null : 'a duration of nothing';
};

/** A step may take no time, as the cooking of a salad: only the whole does not. */
const partOfDuration: ValueRule = (value) =>
  typeof value === 'string' && isIsoDuration(value) ? null : 'not an ISO 8601 duration';

const numeric =
  (form: RegExp, problem: string): ValueRule =>
  (value) =>
    (typeof value === 'number' || typeof value === 'string') && form.test(String(value)) ? null : problem;

const price = numeric(DECIMAL, 'not a price: write a number from 0 up, such as 0 or "9.99"');
const count = numeric(WHOLE, 'not a whole number from 0 up');

const seconds: ValueRule = (value) => (typeof value === 'number' && value >= 0 ? null : 'not a number of seconds');

const flag: ValueRule = (value) =>
  typeof value === 'boolean' || /^(?:true|false)$/i.test(String(value)) ? null : 'neither true nor false';

const within =
  (limit: number): ValueRule =>
  (value) =>
    SIGNED_DECIMAL.test(String(value)) && Math.abs(Number(value)) <= limit
      ? null
      : `not a number of degrees up to ${limit}`;

const time: ValueRule = (value) =>
  typeof value === 'string' && TIME.test(value) ? null : 'not a time of the day, such as 09:00';

/** Accepts a value of a list that a search engine defines. */
const oneWord =
  (words: string): ValueRule =>
  (value) =>
    words.split(' ').includes(String(value)) ? null : `not one of ${words.split(' ').join(', ')}`;

/** Accepts a value of a schema.org enumeration, with or without the address of schema.org before it. */
const oneOf =
  (enumeration: string, names: string): ValueRule =>
  (value) =>
    typeof value === 'string' &&
    names.split(' ').includes(value.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/, ''))
      ? null
      : `not one of the values of schema.org/${enumeration}: ${names.split(' ').join(', ')}`;

const tag: ValueRule = (value) =>
  typeof value === 'string' && isLanguageTag(value) ? null : 'not a BCP 47 language tag, such as en or hi';

const tagOrName: ValueRule = (value) =>
  typeof value === 'string' && isLanguageName(value) ? null : tag(value, new Date(0));

/** Codes of ISO 4217 that the runtime does not list: a digital money, and units of account in which prices are set. */
const UNLISTED_CURRENCY = /^(?:BOV|CH[EW]|CLF|COU|MXV|USN|UY[IW]|VED)$/;

/** Accepts the codes that the runtime can format, if it lists them, and those that it leaves out. */
const currency: ValueRule = (value) => {
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) return 'not an ISO 4217 code of three letters';
  const known = Intl.supportedValuesOf?.('currency');
  return !known || known.includes(value) || UNLISTED_CURRENCY.test(value) ? null : 'not a currency of ISO 4217';
};

const RULES: readonly (readonly [properties: string, rule: ValueRule])[] = [
  ['uploadDate', pastTime],
  ['dateCreated dateModified datePublished datePosted', pastDate],
  ['foundingDate birthDate deathDate', pastYear],
  ['vehicleModelDate', modelYear],
  ['duration timeRequired totalTime', duration],
  ['prepTime cookTime performTime', partOfDuration],
  ['price lowPrice highPrice minPrice maxPrice', price],
  ['priceCurrency currency', currency],
  [
    'availability',
    oneOf(
      'ItemAvailability',
      'BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut',
    ),
  ],
  ['itemCondition', oneOf('OfferItemCondition', 'DamagedCondition NewCondition RefurbishedCondition UsedCondition')],
  [
    'eventStatus',
    oneOf('EventStatusType', 'EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled'),
  ],
  [
    'eventAttendanceMode',
    oneOf(
      'EventAttendanceModeEnumeration',
      'MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode',
    ),
  ],
  ['dayOfWeek', oneOf('DayOfWeek', 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday PublicHolidays')],
  ['opens closes', time],
  ['employmentType', oneWord('FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER')],
  ['jobLocationType', oneWord('TELECOMMUTE')],
  ['latitude', within(90)],
  ['longitude', within(180)],
  ['inLanguage', tag],
  ['availableLanguage knowsLanguage', tagOrName],
  ['startOffset endOffset', seconds],
  [
    'position numberOfItems reviewCount ratingCount offerCount answerCount interactionCount userInteractionCount',
    count,
  ],
  ['ratingValue', numeric(RATING, 'not a number')],
  ['bestRating worstRating', numeric(SIGNED_DECIMAL, 'not a number')],
  ['directApply isAccessibleForFree isFamilyFriendly isLiveBroadcast requiresSubscription', flag],
];

const RULE_BY_PROPERTY: ReadonlyMap<string, ValueRule> = new Map(
  RULES.flatMap(([properties, rule]) => properties.split(' ').map((property) => [property, rule] as const)),
);
const DATE_PROPERTY =
  /^date[A-Z]|Date$|^availability(?:Starts|Ends)$|^priceValidUntil$|^valid(?:From|Through)$|^expires$/;

/**
 * Returns the problem of a value for a property of structured data, or `null` when the value is valid.
 *
 * Dates of publication or change may not lie in the future; a release date or the end of an offer may. Properties
 * without a rule accept any value.
 */
export function valueProblem(property: string, value: ScalarValue, now: Date): string | null {
  const rule = RULE_BY_PROPERTY.get(property) ?? (DATE_PROPERTY.test(property) ? date : undefined);
  return rule?.(value, now) ?? null;
}

/**
 * Returns true when a property may have several values: a node needs only one price, date or number, but may have
 * several languages.
 */
export function takesLists(property: string): boolean {
  return (
    /[lL]anguage$|^event|^itemCondition$|^dayOfWeek$|^employmentType$/.test(property) ||
    !(RULE_BY_PROPERTY.has(property) || DATE_PROPERTY.test(property))
  );
}

/**
 * Returns true when a property may have a node: one with a rule has plain values, unless it names languages or is the
 * time that a delivery takes, in days from the least to the most.
 */
export function takesNodes(property: string): boolean {
  return /[lL]anguage$|^duration$/.test(property) || !(RULE_BY_PROPERTY.has(property) || DATE_PROPERTY.test(property));
}
