import type { Figure } from '../figures/figure-data.ts';
import { groups } from '../figures/groups.ts';

/** The places of a project’s source while somebody works on it. */
export const withoutCopies: Readonly<Record<'en' | 'hi', Figure>> = {
  en: groups({
    caption: 'The planned way of working: what is where while somebody edits',
    alternative:
      'Three places. On the laptop: nothing but a browser, with the text of open files until they are saved. In the workspace: source, model, history, settings and run logs. Outside: only what an export took, and each export is recorded.',
    groups: [
      { title: 'Laptop', items: [{ name: 'A browser', note: 'text of open files, until saved' }] },
      {
        title: 'Workspace',
        items: [{ name: 'Source and model', look: 'lead' }, { name: 'History' }, { name: 'Settings, run logs' }],
      },
      { title: 'Outside', items: [{ name: 'Exports alone', note: 'a right of its own, recorded', look: 'quiet' }] },
    ],
  }),
  hi: groups({
    caption: 'काम का जो ढंग योजना में है: बदलते समय क्या कहाँ रहता है',
    alternative:
      'तीन जगहें। लैपटॉप पर: सिर्फ़ एक ब्राउज़र, जिसमें खुली फ़ाइलों का टेक्स्ट सेव होने तक रहता है। वर्कस्पेस में: सोर्स, मॉडल, इतिहास, सेटिंग और चलाने के लॉग। बाहर: केवल वह जो एक्सपोर्ट से गया, और हर एक्सपोर्ट दर्ज होता है।',
    groups: [
      { title: 'लैपटॉप', items: [{ name: 'एक ब्राउज़र', note: 'खुली फ़ाइलें, सेव होने तक' }] },
      {
        title: 'वर्कस्पेस',
        items: [{ name: 'सोर्स और मॉडल', look: 'lead' }, { name: 'इतिहास' }, { name: 'सेटिंग, चलाने के लॉग' }],
      },
      { title: 'बाहर', items: [{ name: 'केवल एक्सपोर्ट', note: 'अलग अधिकार, दर्ज होता है', look: 'quiet' }] },
    ],
  }),
};
