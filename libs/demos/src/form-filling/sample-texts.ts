import type { LanguageCode, MessageIdOf } from '@genmaster/i18n';
import type { FormId } from './fill-forms.ts';

/** A starting text, and the form it is read for. All people and firms are invented. */
export interface SampleText {
  id: string;
  label: MessageIdOf<'form-filling'>;
  form: FormId;
  text: string;
}

const signature: SampleText = {
  id: 'signature',
  label: 'scenario.signature',
  form: 'contact',
  text: `Kind regards
Asha Rao
Purchasing, Example Traders
12 Sample Road, Bengaluru 560001
asha.rao@example.com
+91 00000 00000`,
};

/** Starting texts of the demo. */
export const sampleTexts: readonly [SampleText, ...SampleText[]] = [
  signature,
  {
    id: 'card',
    label: 'scenario.card',
    form: 'contact',
    text: `EXAMPLE TRADERS LIMITED
Sample Towers, 4th floor
Navi Mumbai 400 703
Devika Sample
Sales Manager
Tel: +91 00000 00000
devika.sample@example.org`,
  },
  {
    id: 'record',
    label: 'scenario.record',
    form: 'contact',
    text: `Full name,Company,E-mail,Mobile,PIN
Asha Rao,Example Traders,asha.rao@example.com,+91 00000 00000,560001`,
  },
  {
    id: 'unsure',
    label: 'scenario.unsure',
    form: 'contact',
    text: `Rao
Accounts, Example Traders
Call 00000 00000, or write to asha.rao@example.com or accounts@example.com
Sample Road, Bengaluru 560001 / 560002`,
  },
  {
    id: 'hindi',
    label: 'scenario.hindi',
    form: 'contact',
    text: `सादर,
आशा राव
ख़रीद, उदाहरण ट्रेडर्स
12 नमूना मार्ग, बेंगलुरु 560001
asha.rao@example.com
+91 00000 00000`,
  },
  {
    id: 'mail',
    label: 'scenario.mail',
    form: 'invoice',
    text: `Dear accounts team,

please find invoice INV-0042 attached. It was issued on 1 May 2030.
Total: ₹1,25,000.00
Please pay by 15 May 2030.`,
  },
  {
    id: 'order',
    label: 'scenario.order',
    form: 'invoice',
    text: `Invoice no. 2030/118
Amount: Rs. 4,800.50
Due 04/05/2030`,
  },
];

/** Returns the starting texts with one in the language of the page first; the first is in the page’s HTML. */
export function textsIn(language: LanguageCode): readonly SampleText[] {
  const isFirst = ({ id }: SampleText) => id === (language === 'hi' ? 'hindi' : 'signature');
  return [...sampleTexts.filter(isFirst), ...sampleTexts.filter((text) => !isFirst(text))];
}
