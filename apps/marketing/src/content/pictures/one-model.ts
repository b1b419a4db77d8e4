import type { Figure } from '../figures/figure-data.ts';
import { flow, type FlowBox } from '../figures/flow.ts';

/** The readers of the model: every part of an application. */
export const oneModel: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'Every part reads the model itself, so no part reads another one’s copy',
    alternative:
      'A box named Model with the fields number, placed and total. Arrows lead from it to a grid, an edit form, a report, import and export, the catalogue of words and a script for the database.',
    stages: [
      [{ name: 'Model', code: 'number\nplaced\ntotal', look: 'lead' }],
      parts(['Grid', 'Edit form', 'Report', 'Import and export', 'Catalogue of words', 'Database script']),
    ],
  }),
  hi: flow({
    caption: 'हर हिस्सा मॉडल को ही पढ़ता है, इसलिए कोई हिस्सा किसी दूसरे की कॉपी नहीं पढ़ता',
    alternative:
      'मॉडल नाम का एक डिब्बा, जिसमें `number`, `placed` और `total` फ़ील्ड हैं। उससे तीर ग्रिड, बदलने के फ़ॉर्म, रिपोर्ट, इम्पोर्ट-एक्सपोर्ट, शब्दों के कैटलॉग और डेटाबेस की स्क्रिप्ट तक जाते हैं।',
    stages: [
      [{ name: 'मॉडल', code: 'number\nplaced\ntotal', look: 'lead' }],
      parts(['ग्रिड', 'बदलने का फ़ॉर्म', 'रिपोर्ट', 'इम्पोर्ट और एक्सपोर्ट', 'शब्दों का कैटलॉग', 'डेटाबेस की स्क्रिप्ट']),
    ],
  }),
};

function parts(names: readonly string[]): readonly FlowBox[] {
  return names.map((name) => ({ name }));
}
