// Made from words/hi.po by `npm run words`; change it there.
export const messages = {
  'scenario.invoice': 'वैकल्पिक तिथि वाला बिल',
  'scenario.booking': 'कमरे की बुकिंग',
  'scenario.order': 'ऑर्डर',
  model: 'परिभाषा, हर भाषा के लिए वही',
  field: 'एक फ़ील्ड के साथ चलें',
  thread: 'छह भाषाओं में “{label}”',
  language: 'भाषा',
  line: 'इसके लिए क्या लिखा जाता है',
  noFields: 'एंटिटी में अभी कोई फ़ील्ड नहीं है। भाषाओं में देखने के लिए एक जोड़ें।',
  file: 'पूरी फ़ाइल',
  fileOf: '{language} में फ़ाइल',
  shown: '{language} में फ़ाइल दिख रही है।',
};
