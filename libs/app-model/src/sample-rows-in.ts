import type { LanguageCode } from '@genmaster/i18n';
import type { Entity } from './entity.ts';
import { namesOf } from './names.ts';
import { sampleRows } from './sample-rows.ts';
import { entityIn } from './translations.ts';
import type { Row, Value } from './values.ts';

/** Hindi names for the fictional people and firms of the sample rows. */
const HINDI: Readonly<Record<string, string>> = {
  'Sample Person': 'नमूना व्यक्ति',
  'Sample Traders': 'नमूना ट्रेडर्स',
  'Émile Example': 'एमिल उदाहरण',
  'emil Specimen': 'एमिल नमूना',
  'Example Stores': 'उदाहरण स्टोर्स',
  'Zoe Sample': 'ज़ोई नमूना',
  'Ángel Example': 'ज़ोई उदाहरण',
};

/** Hindi choices of the sample definitions. */
const HINDI_CHOICES: Readonly<Record<string, string>> = {
  open: 'खुला',
  packed: 'पैक हुआ',
  sent: 'भेजा गया',
  returned: 'लौटाया गया',
  approved: 'मंज़ूर',
  refused: 'नामंज़ूर',
  standard: 'सामान्य',
  flexible: 'लचीली',
  'in review': 'समीक्षा में',
  done: 'पूरा हुआ',
  passed: 'सही पाया गया',
  'on hold': 'रुका हुआ',
  Order: 'ऑर्डर',
  Invoice: 'इनवॉइस',
  Other: 'अन्य',
};

/** Returns a choice in a language; one without a translation stays as it is. */
export const choiceIn = (language: LanguageCode, choice: string): string =>
  language === 'en' || !Object.hasOwn(HINDI_CHOICES, choice) ? choice : HINDI_CHOICES[choice]!;

/** Returns an entity with its choices in a language, for rows whose words are in that language. */
export const choicesIn = (language: LanguageCode, entity: Entity): Entity =>
  language === 'en'
    ? entity
    : {
        ...entity,
        fields: entity.fields.map((field) =>
          field.choices ? { ...field, choices: field.choices.map((choice) => choiceIn(language, choice)) } : field,
        ),
      };

/** A name or the label of a field, with the number that tells the rows apart. */
const NUMBERED = /^(.+)( \d+)$/;

/**
 * Creates sample rows with names and other words in a language. Codes, addresses and choices belong to the definition
 * and stay as they are.
 */
export function sampleRowsIn(language: LanguageCode, entity: Entity, count: number): readonly Row[] {
  const rows = sampleRows(entity, count);
  if (language === 'en') return rows;
  const labels = namesOf(entityIn(language, entity)).fields.map(({ label }) => label);
  const words = new Map([
    ...namesOf(entity).fields.map(({ label }, index) => [label, labels[index]] as const),
    ...Object.entries(HINDI),
  ]);
  const translate = (value: Value): Value =>
    typeof value === 'string'
      ? value.replace(NUMBERED, (whole, start: string, number: string) => {
          const word = words.get(start);
          return word ? word + number : whole;
        })
      : value;
  return rows.map(({ id, values }) => ({
    id,
    values: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, translate(value)])),
  }));
}
