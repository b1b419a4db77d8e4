import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The path of a suggestion, from its source to the record. */
export const fourRules: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'The path of one suggestion through the four rules',
    alternative:
      'A source leads to a suggestion with before and after. A person decides: accept, edit or reject. Each of the three leads to a record, from which the change can be undone.',
    stages: [
      [{ name: 'Source', note: 'entity, sentence, rule or file' }],
      [{ name: 'Suggestion', note: 'before and after', look: 'lead' }],
      [{ name: 'Accept' }, { name: 'Edit' }, { name: 'Reject' }],
      [{ name: 'Record', note: 'who and when, with undo' }],
    ],
  }),
  hi: flow({
    caption: 'चारों नियमों से होकर एक सुझाव का रास्ता',
    alternative:
      'स्रोत से सुझाव बनता है, पहले और बाद के रूप के साथ। फ़ैसला व्यक्ति करता है: स्वीकार करना, बदलना या ठुकराना। तीनों रिकॉर्ड तक जाते हैं, जहाँ से बदलाव वापस लिया जा सकता है।',
    stages: [
      [{ name: 'स्रोत', note: 'एंटिटी, वाक्य, नियम या फ़ाइल' }],
      [{ name: 'सुझाव', note: 'पहले और बाद में', look: 'lead' }],
      [{ name: 'स्वीकार करें' }, { name: 'बदलें' }, { name: 'ठुकराएँ' }],
      [{ name: 'रिकॉर्ड', note: 'किसने और कब, वापसी के साथ' }],
    ],
  }),
};
