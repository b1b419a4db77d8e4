// Made from words/hi.po by `npm run words`; change it there.
export const messages = {
  'scenario.goTo': 'किसी पेज पर जाएँ',
  'scenario.mode': 'मोड बदलें',
  'scenario.scheme': 'रंग बदलें',
  'scenario.undo': 'वापस लें',
  'scenario.field': 'फ़ील्ड जोड़ें',
  'scenario.hi': 'हिन्दी में',
  'scenario.en': 'अंग्रेज़ी में',
  grammar: 'इस भाषा का व्याकरण',
  model: 'सामने का मॉडल: इनवॉइस',
  keep: 'सहायक को हर पेज पर खुला रखें',
};
