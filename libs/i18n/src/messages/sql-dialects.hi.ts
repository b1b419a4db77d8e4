// Made from words/hi.po by `npm run words`; change it there.
export const messages = {
  'scenario.invoice': 'इनवॉइस',
  'scenario.reservedWords': 'आरक्षित शब्द',
  'scenario.booking': 'कमरे की बुकिंग',
  model: 'परिभाषा, हर डेटाबेस इंजन के लिए एक',
  engine: 'डेटाबेस इंजन',
  compareWith: 'इससे जो अलग है, उसे चिह्नित करें',
  caption: '{engine}: {lines} पंक्तियाँ',
  scriptOf: '{engine} की स्क्रिप्ट',
  same: 'क्या अलग है, यह देखने के लिए कोई और इंजन चुनें।',
  differences: '{count, plural, one {{base} से # जगह अलग है।} other {{base} से # जगहें अलग हैं।}}',
};
