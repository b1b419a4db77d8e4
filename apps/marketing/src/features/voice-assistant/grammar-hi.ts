import type { Grammar } from './grammar.ts';

/** The Hindi commands: the thing first, the verb at the end. */
export const hindiGrammar: Grammar = {
  language: 'hi',
  fillers: ['कृपया', 'ज़रा', 'अब', 'वाला', 'पेज', 'पन्ना', 'पृष्ठ'],
  rules: [
    {
      intent: { kind: 'mode', mode: 'light' },
      phrases: ['हल्की थीम', 'हल्की थीम चुनें', 'हल्की थीम लगाएँ', 'लाइट थीम', 'लाइट मोड', 'उजली थीम चुनें'],
    },
    {
      intent: { kind: 'mode', mode: 'dark' },
      phrases: ['गहरी थीम', 'गहरी थीम चुनें', 'गहरी थीम लगाएँ', 'डार्क थीम', 'डार्क मोड'],
    },
    { intent: { kind: 'mode', mode: 'flately' }, phrases: ['फ्लैटली थीम', 'फ्लैटली थीम चुनें', 'सपाट थीम', 'सपाट थीम चुनें'] },
    { intent: { kind: 'mode', mode: 'system' }, phrases: ['सिस्टम थीम', 'सिस्टम के अनुसार', 'सिस्टम की थीम चुनें'] },
    { intent: { kind: 'panel', isOpen: true }, phrases: ['थीम पैनल', 'थीम पैनल खोलें', 'पैनल खोलें', 'थीम सेटिंग खोलें'] },
    { intent: { kind: 'panel', isOpen: false }, phrases: ['थीम पैनल बंद करें', 'पैनल बंद करें'] },
    {
      intent: { kind: 'scheme', words: '' },
      phrases: ['स्कीम …', 'रंग योजना …', 'स्कीम … चुनें', '… स्कीम चुनें', 'रंग योजना … चुनें', '… रंग योजना चुनें'],
    },
    { intent: { kind: 'back' }, phrases: ['पीछे', 'पीछे जाएँ', 'वापस जाएँ'] },
    { intent: { kind: 'help' }, phrases: ['मदद', 'मैं क्या कहूँ', 'क्या कह सकते हैं', 'आदेश दिखाएँ'] },
    { intent: { kind: 'find', words: '' }, phrases: ['… खोजें', '… ढूँढें', '… ढूँढ़ें', 'खोजें …'] },
    { intent: { kind: 'go', words: '' }, phrases: ['… पर जाएँ', '… पर चलें', '… खोलें', '… दिखाएँ', '… जाएँ'] },
    { intent: { kind: 'undo' }, phrases: ['पूर्ववत करें', 'वापस लें', 'पहले जैसा करें'] },
    { intent: { kind: 'redo' }, phrases: ['फिर से करें', 'दोबारा करें'] },
    { intent: { kind: 'yes' }, phrases: ['हाँ', 'जी हाँ', 'हाँ करें', 'ठीक है'] },
    { intent: { kind: 'no' }, phrases: ['नहीं', 'जी नहीं', 'रहने दें', 'रद्द करें'] },
  ],
  examples: [
    'जेन ग्रिड पर जाएँ',
    'रिपोर्ट खोजें',
    'गहरी थीम चुनें',
    'हल्की थीम चुनें',
    'सिस्टम के अनुसार',
    'स्कीम 1.4 चुनें',
    'थीम पैनल खोलें',
    'पीछे जाएँ',
    'पूर्ववत करें',
    'फिर से करें',
    'मैं क्या कहूँ',
  ],
};
