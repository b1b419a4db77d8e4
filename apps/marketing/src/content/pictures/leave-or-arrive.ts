import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The planned import and the planned export. */
export const leaveOrArrive: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'The planned way in and the planned way out, both of which can be checked',
    alternative:
      'An existing project leads to your project, with a list of what was recognised. Your project leads to a ZIP file with a manifest and build steps, and that leads to a build elsewhere, without the builder.',
    stages: [
      [{ name: 'Existing project', note: 'a list says what was recognised' }],
      [{ name: 'Your project', note: 'model, generated and manual code', look: 'lead' }],
      [{ name: 'ZIP file', note: 'with manifest and checksums' }],
      [{ name: 'Build elsewhere', note: 'without the builder' }],
    ],
  }),
  hi: flow({
    caption: 'अंदर आने और बाहर जाने का रास्ता जो योजना में है; दोनों को जाँचा जा सकता है',
    alternative:
      'मौजूदा प्रोजेक्ट से तीर आपके प्रोजेक्ट तक जाता है, साथ में उस सबकी सूची जो पहचाना गया। वहाँ से मैनिफ़ेस्ट वाली ZIP फ़ाइल तक, और उससे कहीं और होने वाले बिल्ड तक, बिल्डर के बिना।',
    stages: [
      [{ name: 'मौजूदा प्रोजेक्ट', note: 'सूची बताती है क्या पहचाना गया' }],
      [{ name: 'आपका प्रोजेक्ट', note: 'मॉडल, जनरेटेड और मैन्युअल कोड', look: 'lead' }],
      [{ name: 'ZIP फ़ाइल', note: 'मैनिफ़ेस्ट और चेकसम के साथ' }],
      [{ name: 'कहीं और बिल्ड', note: 'बिल्डर के बिना' }],
    ],
  }),
};
