import type { Entity } from './entity.ts';
import { namesOf } from './names.ts';

/** Text of an application, in the two languages of the demo. */
export interface CatalogueEntry {
  key: string;
  en: string;
  /** `null` until it is translated; the English text is shown until then. */
  hi: string | null;
}

/** Hindi translations of frequent words in business definitions; all other words need a translator. */
const HINDI: Readonly<Record<string, string>> = {
  invoice: 'इनवॉइस',
  number: 'संख्या',
  'due date': 'देय तिथि',
  amount: 'राशि',
  order: 'ऑर्डर',
  customer: 'ग्राहक',
  date: 'तिथि',
  paid: 'भुगतान हुआ',
  name: 'नाम',
  status: 'स्थिति',
  item: 'वस्तु',
  quantity: 'मात्रा',
  price: 'मूल्य',
  description: 'विवरण',
  'e-mail': 'ईमेल',
  address: 'पता',
  city: 'शहर',
  employee: 'कर्मचारी',
  reason: 'कारण',
  'first day': 'पहला दिन',
  'last day': 'अंतिम दिन',
  room: 'कमरा',
  'room booking': 'कमरे की बुकिंग',
  'guest e-mail': 'अतिथि का ईमेल',
  'first night': 'पहली रात',
  nights: 'रातें',
  breakfast: 'नाश्ता',
  rate: 'दर',
  placed: 'कब दिया गया',
  total: 'कुल',
  items: 'वस्तुएँ',
  note: 'टिप्पणी',
  company: 'संस्था',
  language: 'भाषा',
  question: 'सवाल',
  'sign in': 'साइन इन',
  'leave request': 'छुट्टी का आवेदन',
  'working days': 'कामकाजी दिन',
  'working day, in hours': 'कामकाजी दिन, घंटों में',
  'send a summary by mail': 'सार ईमेल से भेजें',
  'code from the mail': 'ईमेल में आया कोड',
  'full name': 'पूरा नाम',
  visit: 'मुलाकात',
  patient: 'मरीज़',
  day: 'दिन',
  minutes: 'मिनट',
  ticket: 'टिकट',
  asked: 'कब पूछा गया',
  hours: 'घंटे',
  state: 'स्थिति',
  supplier: 'सप्लायर',
  since: 'कब से',
  loan: 'किताब का लेन-देन',
  'copy number': 'प्रति की संख्या',
  member: 'सदस्य',
  lent: 'कब दी गई',
  'due back': 'वापसी की तारीख',
  renewals: 'कितनी बार बढ़ाई',
  inspection: 'निरीक्षण',
  'site code': 'साइट का कोड',
  score: 'अंक',
  result: 'नतीजा',
  remark: 'टिप्पणी',
  movement: 'माल की आवाजाही',
  sku: 'SKU',
  kind: 'प्रकार',
  task: 'काम',
  key: 'कोड',
  title: 'शीर्षक',
  due: 'कब तक',
};

const hindiOf = (label: string): string | null =>
  Object.hasOwn(HINDI, label.toLowerCase()) ? (HINDI[label.toLowerCase()] ?? null) : null;

/** Returns the entity with translated names for its screens; a name without a translation stays as it was typed. */
export function entityIn(language: 'en' | 'hi', entity: Entity): Entity {
  if (language === 'en') return entity;
  const { label, fields } = namesOf(entity);
  return {
    ...entity,
    name: hindiOf(label) ?? entity.name,
    fields: fields.map(({ field, label: name }) => ({ ...field, name: hindiOf(name) ?? field.name })),
  };
}

/** Returns the texts of an entity’s screens. */
export function catalogueOf(entity: Entity): readonly CatalogueEntry[] {
  const { path, label, fields } = namesOf(entity);
  const entry = (key: string, en: string): CatalogueEntry => ({
    key: `${path}.${key}`,
    en,
    hi: hindiOf(en),
  });
  return [entry('title', label), ...fields.map((names) => entry(names.property, names.label))];
}

/** Prints a catalogue as a file: one line per text, empty where a translation is missing. */
export const printCatalogue = (entries: readonly CatalogueEntry[]): string =>
  `{\n${entries.map(({ key, hi }) => `  ${JSON.stringify(key)}: ${JSON.stringify(hi ?? '')}`).join(',\n')}\n}`;
