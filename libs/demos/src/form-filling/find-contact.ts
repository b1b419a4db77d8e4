import { headedBy, labelledBy, type ReadWords } from './find-labelled.ts';
import { findNames, readName } from './find-names.ts';
import { findingOf, linesOf, overlap, type Finder, type Finding } from './finding.ts';

/** Labels of a contact’s values, where they have one. */
const LABELS = {
  name: ['full name', 'contact person', 'contact', 'name', 'from', 'पूरा नाम', 'नाम'],
  organisation: ['organisation', 'organization', 'company', 'firm', 'employer', 'संस्था', 'कंपनी'],
  email: ['e-mail', 'email', 'mail', 'ई-मेल', 'ईमेल'],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'mob', 'cell', 'फ़ोन', 'मोबाइल'],
  pin: ['pin code', 'pincode', 'pin', 'postal code', 'postcode', 'zip', 'पिन कोड', 'पिन'],
} as const;

export type ContactField = keyof typeof LABELS;

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const PHONE = /(?<![\p{L}\p{N}@])\+?\(?\d[\d ().-]{6,}\d(?![\p{L}\p{N}])/gu;
const PIN_CODE = /(?<![\d+])[1-9]\d{2} ?\d{3}(?!\d)/g;
const DAY = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[.-]\d{1,2}[.-]\d{4}$/;

/** Words for a person’s job; after a comma the name of the firm follows. */
const ROLE =
  /(?:purchasing|accounts?|accounting|finance|sales|marketing|support|operations|procurement|manager|director|engineer|developer|officer|head|lead|secretary|ख़रीद|खरीद|लेखा|बिक्री|प्रबंधक|निदेशक)/iu;

/** Words that appear only in names of firms. */
const FIRM =
  /(?<!\p{L})(?:traders|trading|industries|enterprises|limited|ltd|pvt|private|llp|inc|gmbh|associates|solutions|works|foundation|company|& co|& sons|ट्रेडर्स|उद्योग|लिमिटेड|कंपनी)(?![\p{L}\p{M}])/iu;

const findEmails: Finder = (text) =>
  [...text.matchAll(EMAIL)].map((match) => findingOf(match, { rule: 'email', sureness: 'sure' }));

const findPhones: Finder = (text) =>
  [...text.matchAll(PHONE)].flatMap((match) => {
    const value = digitsOf(match[0]);
    const count = value.replace('+', '').length;
    if (DAY.test(match[0]) || count < 8) return [];
    if (value.startsWith('+')) {
      const isWhole = value.startsWith('+91') ? count === 12 : count >= 10 && count <= 15;
      return [findingOf(match, isWhole ? { rule: 'phone.country', sureness: 'sure', value } : short(value))];
    }
    if (/^[6-9]\d{9}$/.test(value)) return [findingOf(match, { rule: 'phone.ten', sureness: 'likely', value })];
    return count <= 11 ? [findingOf(match, short(value))] : [];
  });

const short = (value: string) => ({ rule: 'phone.short', sureness: 'unsure', value }) as const;

const findPinCodes: Finder = (text) => {
  const phones = [...text.matchAll(PHONE)].map((match) => findingOf(match, short(match[0])));
  return [...text.matchAll(PIN_CODE)]
    .map((match): Finding => {
      const line = linesOf(text).findLast(({ start }) => start <= match.index)!;
      const isInAddress = /[\p{L}\p{M}]{3}/u.test(line.text);
      return findingOf(match, {
        rule: isInAddress ? 'pin.address' : 'pin.alone',
        sureness: isInAddress ? 'sure' : 'likely',
        value: match[0].replace(' ', ''),
      });
    })
    .filter((found) => !phones.some((phone) => overlap(found, phone)));
};

const findFirms: Finder = (text) =>
  linesOf(text).flatMap((line) => {
    if (/[@\d:]/.test(line.text)) return [];
    const comma = line.text.search(/[,|]|\s[–-]\s|\sat\s/);
    const [before, after] = [
      line.text.slice(0, comma),
      line.text.slice(comma).replace(/^(?:[,|]|\s[–-]\s|\sat\s)\s*/, ''),
    ];
    if (comma > 0 && after !== '' && ROLE.test(before)) return [firm(after, line, 'firm.role')];
    return FIRM.test(line.text) && line.text.length <= 60 ? [firm(line.text, line, 'firm.word')] : [];
  });

const firm = (value: string, line: { text: string; start: number }, rule: 'firm.role' | 'firm.word'): Finding => {
  const start = line.start + line.text.lastIndexOf(value);
  return { value, start, end: start + value.length, rule, sureness: rule === 'firm.role' ? 'sure' : 'likely' };
};

/**
 * Returns the digits and the plus sign of a number, as the field stores them, without the zero in brackets that is dialled
 * only within a country: `+49 (0)30`.
 */
const digitsOf = (words: string) =>
  words.replace(/\+.*/s, (abroad) => abroad.replaceAll('(0)', '')).replace(/[^\d+]/g, '');

const readEmail: ReadWords = (words) => words.match(EMAIL)?.[0] ?? null;
const readPhone: ReadWords = (words) => {
  const isOne = [...words.matchAll(PHONE)].length < 2;
  return isOne && digitsOf(words).length >= 8 ? digitsOf(words) : null;
};
const readPin: ReadWords = (words) => (/^[1-9]\d{2} ?\d{3}$/.test(words) ? words.replace(' ', '') : null);

const KNOWN = Object.values(LABELS).flat();

/** Returns a finder for a labelled value, in a line or below a heading, then for the field’s own rules. */
const named =
  (field: ContactField, own: Finder, read?: ReadWords): Finder =>
  (text) => [...headedBy(LABELS[field], KNOWN, read)(text), ...labelledBy(LABELS[field], read)(text), ...own(text)];

/** Finders of a contact’s fields. */
export const contactFinders: Readonly<Record<ContactField, Finder>> = {
  name: named('name', (text) => findNames(text, { role: ROLE, firm: FIRM, emails: findEmails(text) }), readName),
  organisation: named('organisation', findFirms),
  email: named('email', findEmails, readEmail),
  phone: named('phone', findPhones, readPhone),
  pin: named('pin', findPinCodes, readPin),
};
