import {
  CONTACT_FIELDS,
  CONTACT_SUBJECTS,
  contactRules,
  type ContactField,
  type ContactRule,
} from '@genmaster/auth-client/contract';
import { englishMessages, hindiMessages } from '@genmaster/app-model';
import { LEAVE_ROLES } from '@genmaster/app-model';
import {
  contactFieldLabels,
  contactSubjectTexts,
  hindiContactFieldTexts,
  hindiContactSubjectTexts,
  type LanguageCode,
} from '@genmaster/i18n';
import { leaveFields, lowStockRows, openingChecks } from './example-listings.ts';
import { REGION_ROWS } from '../pictures/paid-orders.ts';
import { endpointRows } from './sample-calls.ts';
import { reviewRows, stepRows } from './sample-form.ts';
import { differenceRows } from './sample-scripts.ts';

type Rows = readonly (readonly string[])[];

/** The rows of tables that pages call by name, written by the code of the demos. */
export const tables: Readonly<Record<string, (language: LanguageCode) => Rows>> = {
  'invoice-endpoints': () => endpointRows,
  'dialect-differences': () => differenceRows,
  'supplier-form-steps': () => stepRows,
  'supplier-form-review': () => reviewRows,
  'leave-entities': (language) => {
    const roles = { en: Object.values(LEAVE_ROLES), hi: HINDI_LEAVE_ROLES }[language];
    return leaveFields(language).map(([name, fields], index) => [name, fields, roles[index] ?? '']);
  },
  'stock-opening-checks': (language) => openingChecks(language, openingWords[language]),
  'stock-low': (language) => lowStockRows(language),
  'paid-orders': () => [...REGION_ROWS, ['All regions', '6', '5,200.00']],
  'paid-orders-chart': () => REGION_ROWS.map(([region, , total]) => [region, total]),
  'contact-subjects': (language) =>
    CONTACT_SUBJECTS.map((subject) => {
      const { label, helper } = { en: contactSubjectTexts, hi: hindiContactSubjectTexts }[language][subject];
      return [label, helper];
    }),
  'contact-fields': (language) => CONTACT_FIELDS.map((field) => fieldRows[language](field)),
  'rule-messages': () => [
    ['Required', englishMessages.missing('Number'), hindiMessages.missing('संख्या')],
    ['Length', englishMessages.tooLong('Number', 20), hindiMessages.tooLong('संख्या', 20)],
    ['Range', englishMessages.tooSmall('Amount', 0), hindiMessages.tooSmall('राशि', 0)],
    ['List', englishMessages.noChoice('Status', ['open', 'sent']), hindiMessages.noChoice('स्थिति', ['open', 'sent'])],
    ['Unique', englishMessages.taken('Number'), hindiMessages.taken('संख्या')],
  ],
};

const openingWords = {
  en: { good: 'Good', fixable: 'To correct', kept: 'All values keep their rules' },
  hi: { good: 'ठीक', fixable: 'सुधारने लायक', kept: 'सभी मान अपने नियम मानते हैं' },
} as const;

/** Who may change an employee, a request and a holiday. */
const HINDI_LEAVE_ROLES = ['मैनेजर', 'अर्ज़ी खुली हो तो कर्मचारी; स्थिति मैनेजर', 'मैनेजर'];

const fieldRows: Readonly<Record<LanguageCode, (field: ContactField) => readonly string[]>> = {
  en: (field) => {
    const { required, message, tooLong = message }: ContactRule = contactRules.fields[field];
    // An optional field can only be too long: left empty, it is left out.
    return [contactFieldLabels[field], required ? 'Required' : 'Optional', required ? message : tooLong];
  },
  hi: (field) => {
    const { label, message } = hindiContactFieldTexts[field];
    return [label, contactRules.fields[field].required ? 'ज़रूरी' : 'वैकल्पिक', message];
  },
};
