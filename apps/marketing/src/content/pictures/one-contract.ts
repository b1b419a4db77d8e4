import type { Figure } from '../figures/figure-data.ts';
import { flow, type Stages } from '../figures/flow.ts';

const stages = ([line, screen, api, database]: readonly [string, string, string, string]): Stages => [
  [{ name: line, code: 'dueDate:\nrequired: true', look: 'lead' }],
  [
    { name: screen, code: '<input required>' },
    { name: api, code: 'required: [dueDate]' },
    { name: database, code: 'due_date … NOT NULL' },
  ],
];

/** One line of the definition, and the three places that use it. */
export const oneContract: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'One line of the definition, and the three places where it arrives',
    alternative:
      'An arrow leads from one line of the definition, due date required, to each of three results: the field on the screen, the schema in the API description and the column in the database.',
    stages: stages(['Definition', 'Screen', 'API description', 'Database']),
  }),
  hi: flow({
    caption: 'परिभाषा की एक पंक्ति, और वे तीन जगहें जहाँ वह पहुँचती है',
    alternative:
      'परिभाषा की एक पंक्ति, “देय तिथि ज़रूरी”, से तीन नतीजों की ओर तीर जाते हैं: स्क्रीन का फ़ील्ड, API के विवरण का स्कीमा और डेटाबेस का कॉलम।',
    stages: stages(['परिभाषा', 'स्क्रीन', 'API का विवरण', 'डेटाबेस']),
  }),
};
