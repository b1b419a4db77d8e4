import type { LanguageCode } from '@genmaster/i18n';
import type { Entity } from '../entity.ts';
import type { Row } from '../values.ts';

/** Hindi names of the four examples and of the supplier form: entities, fields, choices and questions. */
const HINDI: Readonly<Record<string, string>> = {
  Employee: 'कर्मचारी',
  Name: 'नाम',
  'E-mail': 'ईमेल',
  Manager: 'मैनेजर',
  'Yearly allowance': 'साल भर की छुट्टियाँ',
  'Sample Person': 'नमूना व्यक्ति',
  'Meera Example': 'मीरा उदाहरण',
  'Ravi Sample': 'रवि नमूना',
  'Zoe Specimen': 'ज़ोई नमूना',
  'Emil Example': 'एमिल उदाहरण',
  'Leave request': 'छुट्टी की अर्ज़ी',
  'First day': 'पहला दिन',
  'Last day': 'आखिरी दिन',
  'Working days': 'काम के दिन',
  'Days left': 'बचे दिन',
  Reason: 'वजह',
  Status: 'स्थिति',
  open: 'खुली',
  approved: 'मंज़ूर',
  refused: 'नामंज़ूर',
  Holiday: 'अवकाश',
  Day: 'दिन',
  'Holiday name': 'अवकाश का नाम',
  'Family visit': 'परिवार से मिलना',
  Journey: 'यात्रा',
  'Moving house': 'घर बदलना',
  'Leave report': 'छुट्टी की रिपोर्ट',
  Month: 'महीना',
  Item: 'सामान',
  Code: 'कोड',
  Description: 'विवरण',
  Unit: 'माप',
  piece: 'नग',
  box: 'डिब्बा',
  pair: 'जोड़ी',
  'Reorder level': 'मँगाने का स्तर',
  Movement: 'आना-जाना',
  Quantity: 'मात्रा',
  delivery: 'आया',
  use: 'खर्च',
  count: 'गिनती',
  'Opening line': 'शुरुआती पंक्ति',
  Counted: 'गिना गया',
  'Low stock': 'कम स्टॉक',
  'On hand': 'मौजूद',
  Shortfall: 'कमी',
  'Bolt M8': 'बोल्ट M8',
  'Nut M8': 'नट M8',
  'Washer M8': 'वॉशर M8',
  'Work gloves': 'काम के दस्ताने',
  Intake: 'पहला फ़ॉर्म',
  'Name of the patient': 'मरीज़ का नाम',
  'Is the patient under 18?': 'क्या मरीज़ 18 साल से छोटा है?',
  'Name of the guardian': 'अभिभावक का नाम',
  'Relation of the guardian': 'अभिभावक से रिश्ता',
  'Is this your first visit?': 'क्या आप पहली बार आए हैं?',
  'Date of birth': 'जन्म की तारीख',
  Address: 'पता',
  'Person to call': 'किसे फ़ोन करें',
  'Patient number': 'मरीज़ नंबर',
  'Has your address changed?': 'क्या आपका पता बदला है?',
  'Do you take any medicine?': 'क्या आप कोई दवा लेते हैं?',
  Medicine: 'दवा',
  'How often': 'कितनी बार',
  yes: 'हाँ',
  no: 'नहीं',
  daily: 'रोज़',
  weekly: 'हफ़्ते में',
  'when needed': 'ज़रूरत पर',
  'About you': 'आपके बारे में',
  'Your visit': 'आपका आना',
  'Your health': 'आपकी सेहत',
  Inspection: 'जाँच का दौरा',
  'Inspection answer': 'जाँच का जवाब',
  Checkpoint: 'जाँच की जगह',
  Answer: 'जवाब',
  pass: 'ठीक',
  fail: 'खराब',
  'not seen': 'नहीं देखा',
  Note: 'नोट',
  Photo: 'फ़ोटो',
  Place: 'जगह',
  Inspector: 'इंस्पेक्टर',
  'Waiting entry': 'रुकी एंट्री',
  Entry: 'एंट्री',
  What: 'क्या',
  Value: 'मान',
  Attempts: 'कोशिशें',
  answer: 'जवाब',
  photo: 'फ़ोटो',
  waiting: 'इंतज़ार में',
  conflict: 'टकराव',
  'fire-door-1': 'आग का दरवाज़ा 1',
  'fire-door-2': 'आग का दरवाज़ा 2',
  'stairs-lighting': 'सीढ़ी की रोशनी',
  extinguisher: 'आग बुझाने का सिलिंडर',
  'exit-sign': 'बाहर जाने का निशान',
  Organisation: 'संस्था',
  'Organisation name': 'संस्था का नाम',
  'Registered for tax': 'टैक्स के लिए पंजीकृत',
  'Tax details': 'टैक्स की जानकारी',
  'Tax number': 'टैक्स नंबर',
  'Name on the tax record': 'टैक्स के कागज़ पर नाम',
  Contact: 'संपर्क',
  'Contact person': 'संपर्क का व्यक्ति',
  'Preferred channel': 'पसंदीदा माध्यम',
  'e-mail': 'ईमेल',
  letter: 'चिट्ठी',
  'Postal address': 'डाक का पता',
  Order: 'ऑर्डर',
  'Number of seats': 'सीटों की संख्या',
};

/** Display names of the inspection’s keys. */
const ENGLISH: Readonly<Record<string, string>> = {
  'fire-door-1': 'Fire door 1',
  'fire-door-2': 'Fire door 2',
  'stairs-lighting': 'Stairs lighting',
  extinguisher: 'Extinguisher',
  'exit-sign': 'Exit sign',
};

/** Names that end in a number: entries of a list. */
const NUMBERED = /^(.*) (\d+)$/;

/** Returns a name of the examples in a language. In code the name stays as it was written. */
export function wordIn(code: LanguageCode, name: string): string {
  if (code === 'en') return Object.hasOwn(ENGLISH, name) ? ENGLISH[name]! : name;
  if (Object.hasOwn(HINDI, name)) return HINDI[name]!;
  const again = /^Another medicine after (\d+)\?$/.exec(name);
  if (again) return `दवा ${again[1]} के बाद और कोई दवा?`;
  const [, start = '', number] = NUMBERED.exec(name) ?? [];
  return number && Object.hasOwn(HINDI, start) ? `${HINDI[start]} ${number}` : name;
}

/** Returns an entity with its names, targets and choices in a language. */
export function exampleIn(code: LanguageCode, entity: Entity): Entity {
  if (code === 'en') return entity;
  return {
    ...entity,
    name: wordIn(code, entity.name),
    fields: entity.fields.map((field) => ({
      ...field,
      name: wordIn(code, field.name),
      ...(field.target ? { target: wordIn(code, field.target) } : {}),
      ...(field.choices ? { choices: field.choices.map((choice) => wordIn(code, choice)) } : {}),
    })),
  };
}

/** Returns rows with the words of the examples in a language. */
export const rowsIn = (code: LanguageCode, rows: readonly Row[]): readonly Row[] =>
  code === 'en'
    ? rows
    : rows.map(({ id, values }) => ({
        id,
        values: Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? wordIn(code, value) : value]),
        ),
      }));
