import type { LanguageCode } from '@genmaster/i18n';

const MIXED = `Number,Name,E-mail,Joined,Fee
M-001,Sample Person,person1@example.com,2030-01-15,25.00
M-002,Example Person,person2(at)example.com,2030-02-01,25.00
M-003,Specimen Person,person3@example.com,2030-02-31,
M-001,Another Sample,person4@example.com,2030-03-01,12 pairs
M-005,Sample, Person,person5@example.com,2030-03-02,40.00`;

const CLEAN = `Number,Name,E-mail,Joined,Fee
M-101,Sample Person,person1@example.com,2030-01-15,25.00
M-102,"Person, Example",person2@example.com,2030-02-01,
M-103,=SUM(A1),person3@example.com,2030-02-28,0.50`;

const SEMICOLONS = `Col1;Full name;Contact;Day;Fee
M-201;Sample Person;person1@example.com;2030-01-15;25.00
M-202;Example Person;person2@example.com;2030-02-01;30.00`;

/** Hindi names of the people in the files. */
const HINDI_NAMES = {
  'Sample Person': 'नमूना व्यक्ति',
  'Example Person': 'उदाहरण व्यक्ति',
  'Specimen Person': 'बानगी व्यक्ति',
  'Another Sample': 'एक और नमूना',
  'Sample, Person': 'नमूना, व्यक्ति',
  'Person, Example': 'व्यक्ति, उदाहरण',
};

/** Returns a file with the names of its people in the language of the page; headings belong to the definition. */
const fileIn = (language: LanguageCode, text: string): string =>
  language === 'en'
    ? text
    : Object.entries(HINDI_NAMES).reduce((file, [name, hindi]) => file.replaceAll(name, hindi), text);

/** Returns the files of the examples. */
export const sampleFiles = (language: LanguageCode) => ({
  mixed: fileIn(language, MIXED),
  clean: fileIn(language, CLEAN),
  semicolons: fileIn(language, SEMICOLONS),
});
