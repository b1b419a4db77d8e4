import type { SupplierFormTexts } from '../supplier-form/supplier-form-texts.ts';
import { wordIn } from './example-words.ts';

/** Hindi texts of the multi-page form. */
export const hindiFormTexts: SupplierFormTexts = {
  scenarios: { empty: 'खाली फ़ॉर्म', half: 'आधे रास्ते में', review: 'परखने के लिए तैयार' },
  steps: 'चरण',
  review: 'जाँच',
  progress: (title, place, count) => `${title}: चरण ${place}, कुल ${count}`,
  asked: (title) => `${title} भी पूछा जाएगा।`,
  skipped: (title) => `${title} की ज़रूरत नहीं है।`,
  total: (count) => `फ़ॉर्म में अब ${count} चरण हैं।`,
  wrong: 'गलती है',
  done: 'हो गया',
  back: 'वापस',
  next: 'आगे',
  toReview: 'जाँच पर जाएँ',
  send: 'भेजें',
  change: (question) => `बदलें: ${question}`,
  changeShort: 'बदलें',
  unanswered: 'कोई जवाब नहीं',
  problems: (count) => (count === 1 ? 'एक जवाब में सुधार चाहिए।' : `${count} जवाबों में सुधार चाहिए।`),
  offer: (question, answer) => `${question} जैसा ही (${answer})`,
  kept: 'आपके जवाब इस ब्राउज़र में रहते हैं, जब तक आप उन्हें न मिटाएँ। कुछ भी नहीं भेजा जाता।',
  sent: 'हर जवाब अपना नियम मानता है। भेजा यह जाता:',
  sentLabel: 'जो भेजा जाता',
  again: 'जाँच पर लौटें',
  rule: (question, answer) => `तब पूछा जाता है जब “${question}” का जवाब “${answer}” हो।`,
  choice: (value) => wordIn('hi', value),
  unlike: (label, example) => `${label} का रूप अलग है। ${example} जैसा लिखें।`,
  definition: 'फ़ॉर्म, अपनी परिभाषा के रूप में',
  answers: 'जवाब, छिपे हुए छोड़कर',
};
