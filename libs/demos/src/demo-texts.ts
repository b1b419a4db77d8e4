import type { LanguageCode } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';

const english = {
  reality: 'What is real here?',
  code: 'Show the code',
  examples: 'Examples',
  reset: 'Reset',
  resetDone: 'The example is as it was.',
  copy: 'Copy',
  copied: 'Copied.',
  copyRefused: 'This browser does not let the page copy. Open “Show the code” and select the text there.',
  copyAddress: 'Copy address',
  addressCopied: 'The address of what you see is copied.',
  fullPage: 'Open in full page',
  fullPageEnd: 'Leave full page',
  kept: 'Your changes are kept in this browser only.',
  clear: 'Clear them',
  cleared: 'Nothing is kept any more.',
  scenarioShown: (label: string) => `Example “${label}” is shown.`,
  scenarioUnknown: (id: string) => `There is no example called “${id}” here. This is the first one.`,
  loading: 'The demo is loading …',
  lost: 'This demo could not be loaded. What you see is its prefilled result; the rest of the page works.',
  failed: 'This demo stopped working. The rest of the page is not affected.',
  retry: 'Try again',
  startOver: 'Start again from the example',
  noScript: 'This is the prefilled result. With script, you can change it.',
};

type DemoTexts = typeof english;

const hindi: DemoTexts = {
  reality: 'यहाँ असली क्या है?',
  code: 'कोड दिखाएँ',
  examples: 'उदाहरण',
  reset: 'रीसेट',
  resetDone: 'उदाहरण फिर पहले जैसा है।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  copyRefused: 'यह ब्राउज़र पेज को कॉपी नहीं करने देता। “कोड दिखाएँ” खोलकर वहाँ का टेक्स्ट चुनें।',
  copyAddress: 'पता कॉपी करें',
  addressCopied: 'जो दिख रहा है उसका पता कॉपी हो गया।',
  fullPage: 'पूरे पेज में खोलें',
  fullPageEnd: 'पूरे पेज से लौटें',
  kept: 'आपके बदलाव सिर्फ़ इसी ब्राउज़र में रखे हैं।',
  clear: 'उन्हें हटाएँ',
  cleared: 'अब कुछ भी रखा नहीं है।',
  scenarioShown: (label) => `उदाहरण “${label}” दिख रहा है।`,
  scenarioUnknown: (id) => `यहाँ “${id}” नाम का कोई उदाहरण नहीं है। यह पहला है।`,
  loading: 'डेमो लोड हो रहा है …',
  lost: 'यह डेमो लोड नहीं हो पाया। जो दिख रहा है वह पहले से भरा नतीजा है; बाकी पेज चलता है।',
  failed: 'यह डेमो रुक गया। बाकी पेज पर कोई असर नहीं है।',
  retry: 'फिर कोशिश करें',
  startOver: 'उदाहरण से फिर शुरू करें',
  noScript: 'यह पहले से भरा नतीजा है। स्क्रिप्ट के साथ आप इसे बदल सकते हैं।',
};

/** Texts shown around every demo, by language. */
export const demoTextsIn: Readonly<Record<LanguageCode, DemoTexts>> = { en: english, hi: hindi };

/** Returns the texts around every demo in the language of the page. */
export const useDemoTexts = (): DemoTexts => demoTextsIn[useLanguage().code];
