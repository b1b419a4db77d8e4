// Made from words/hi.po by `npm run words`; change it there.
export const messages = {
  'scenario.status': 'स्थिति के हिसाब से ऑर्डर',
  'scenario.returned': 'एक ऑर्डर लौटता है',
  'scenario.renamed': 'एक फ़ील्ड का नया नाम',
  rename: 'फ़ील्ड का नाम बदलें',
  to: 'नया नाम',
  grid: 'ग्रिड',
  form: 'फ़ॉर्म',
  edit: 'बदलें',
  editRow: '{number} को बदलें',
  report: 'रिपोर्ट',
  group: 'समूह',
  caption: '{sum}, {group} के हिसाब से',
  export: 'एक्सपोर्ट',
  download: 'CSV डाउनलोड करें',
  written: 'पंक्तियाँ CSV फ़ाइल में लिखी गईं।',
  changedLines:
    '{count, plural, =0 {पंक्तियों का CSV} one {पंक्तियों का CSV, 1 पंक्ति बदली} other {पंक्तियों का CSV, {count} पंक्तियाँ बदलीं}}',
  definition: 'परिभाषा',
};
