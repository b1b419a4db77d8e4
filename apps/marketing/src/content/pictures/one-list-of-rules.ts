import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The single place that decides a request, for every way it can arrive. */
export const oneListOfRules: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'Four doors, one decision: every request meets the same list of rules on the server',
    alternative:
      'Screen, API, export and report all lead to one check of role and fields on the server. The check leads to the rows and fields that are granted, and else to a refusal that names its rule.',
    stages: [
      [{ name: 'Screen' }, { name: 'API' }, { name: 'Export' }, { name: 'Report' }],
      [{ name: 'Rules of the model', note: 'role, then field; on the server', look: 'lead' }],
      [
        { name: 'Granted', note: 'these rows, these fields' },
        { name: 'Refused', note: '403, naming the rule', look: 'quiet' },
      ],
    ],
  }),
  hi: flow({
    caption: 'चार दरवाज़े, एक फ़ैसला: हर अनुरोध सर्वर पर नियमों की एक ही सूची से मिलता है',
    alternative:
      'स्क्रीन, API, एक्सपोर्ट और रिपोर्ट, चारों सर्वर पर भूमिका और फ़ील्ड की एक ही जाँच तक जाते हैं। जाँच से या तो दी गई पंक्तियाँ और फ़ील्ड मिलते हैं, या ऐसा इनकार जो अपना नियम बताता है।',
    stages: [
      [{ name: 'स्क्रीन' }, { name: 'API' }, { name: 'एक्सपोर्ट' }, { name: 'रिपोर्ट' }],
      [{ name: 'मॉडल के नियम', note: 'भूमिका, फिर फ़ील्ड; सर्वर पर', look: 'lead' }],
      [
        { name: 'दिया गया', note: 'ये पंक्तियाँ, ये फ़ील्ड' },
        { name: 'ठुकराया गया', note: '403, नियम के नाम के साथ', look: 'quiet' },
      ],
    ],
  }),
};
