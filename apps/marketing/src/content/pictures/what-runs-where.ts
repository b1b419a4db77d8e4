import type { Figure } from '../figures/figure-data.ts';
import { groups } from '../figures/groups.ts';

/** The planned distribution of the workbench: three places with their parts. */
export const whatRunsWhere: Readonly<Record<'en' | 'hi', Figure>> = {
  en: groups({
    caption: 'The planned split: what you see, what decides, and what is kept',
    alternative:
      'Three places side by side. Your browser: editor, preview of the result, reasons for a decision. The server: writing the generated layer, every access decision, the paused process. The project store: files, model, versions and the record of decisions.',
    groups: [
      {
        title: 'Your browser',
        items: [{ name: 'Editor and search' }, { name: 'Preview of a result' }, { name: 'Reasons, as text' }],
      },
      {
        title: 'The server',
        items: [
          { name: 'Every access decision', look: 'lead' },
          { name: 'Writing generated files' },
          { name: 'The paused process' },
        ],
      },
      {
        title: 'The project store',
        items: [{ name: 'Model and files' }, { name: 'Every version' }, { name: 'Record of decisions' }],
      },
    ],
  }),
  hi: groups({
    caption: 'जो बँटवारा योजना में है: आप क्या देखते हैं, फ़ैसला कहाँ होता है, और क्या रखा जाता है',
    alternative:
      'तीन जगहें, साथ-साथ। आपका ब्राउज़र: एडिटर, नतीजे की झलक, फ़ैसले की वजह। सर्वर: जनरेटेड परत लिखना, एक्सेस का हर फ़ैसला, रुका हुआ प्रोसेस। प्रोजेक्ट स्टोर: फ़ाइलें, मॉडल, वर्शन और फ़ैसलों का रिकॉर्ड।',
    groups: [
      {
        title: 'आपका ब्राउज़र',
        items: [{ name: 'एडिटर और खोज' }, { name: 'नतीजे की झलक' }, { name: 'वजह, शब्दों में' }],
      },
      {
        title: 'सर्वर',
        items: [{ name: 'एक्सेस का हर फ़ैसला', look: 'lead' }, { name: 'जनरेटेड फ़ाइलें लिखना' }, { name: 'रुका हुआ प्रोसेस' }],
      },
      {
        title: 'प्रोजेक्ट स्टोर',
        items: [{ name: 'मॉडल और फ़ाइलें' }, { name: 'हर वर्शन' }, { name: 'फ़ैसलों का रिकॉर्ड' }],
      },
    ],
  }),
};
