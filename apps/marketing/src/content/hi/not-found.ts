import type { PageContent } from '../page-content.ts';
import { notFoundPage as english } from '../not-found.ts';

/** Content of an unknown address below `/hi`. */
export const hindiNotFoundPage: PageContent = {
  ...english,
  name: 'पेज नहीं मिला',
  summary: 'यह पता नहीं मिला।',
  heading: 'यह पेज यहाँ नहीं है',
  promise: 'यह पता नहीं मिला। हो सकता है कि पता गलत लिखा गया हो, या जिस लिंक से आप आए वह पुराना हो।',
  actions: [
    { href: '/', label: 'होम पेज पर जाएँ' },
    { href: '/contact-us?subject=question', label: 'टूटे लिंक की सूचना दें' },
  ],
  closing: {
    heading: 'अब भी नहीं मिला?',
    text: 'हमें बताएँ कि आप कौन-सा पेज खोज रहे थे; हम आपको वहाँ पहुँचा देंगे।',
    action: { href: '/contact-us', label: 'हमसे संपर्क करें' },
  },
  metadata: {
    title: 'पेज नहीं मिला | Genmaster',
    description: 'यह पता नहीं मिला। साइट के नौ विषयों में से कोई चुनें, या टूटे लिंक के बारे में हमें बताएँ।',
  },
};
