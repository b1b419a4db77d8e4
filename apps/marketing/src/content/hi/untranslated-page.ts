import { nameOfPage } from '../name-of-page.ts';
import type { PageContent } from '../page-content.ts';

/**
 * What a Hindi address shows while its page is in English only: that it is, and the way there.
 *
 * It is never indexed, and it has no text of the page in either language.
 */
export function untranslatedPage(english: PageContent): PageContent {
  const { path, area } = english;
  const { name } = nameOfPage('hi', english);
  return {
    path,
    area,
    kind: 'page',
    name,
    summary: 'यह पेज अभी केवल अंग्रेज़ी में है।',
    heading: `${name}: अभी केवल अंग्रेज़ी में`,
    promise: `“${name}” का हिन्दी पेज अभी नहीं बना है। पूरा पेज अंग्रेज़ी में पढ़ा जा सकता है।`,
    actions: [{ href: path, label: 'अंग्रेज़ी में पढ़ें' }],
    sections: [],
    questions: [],
    related: [],
    closing: {
      heading: 'हिन्दी में आगे पढ़ें',
      text: 'जो पेज हिन्दी में हैं, उनकी सूची होम पेज और इस पेज के नीचे मिलेगी।',
      action: { href: '/', label: 'हिन्दी होम पेज पर जाएँ' },
    },
    metadata: {
      title: `${name}: अभी केवल अंग्रेज़ी में | Genmaster`,
      description: `“${name}” का पेज अभी केवल अंग्रेज़ी में है। यहाँ से अंग्रेज़ी पेज खोलें या हिन्दी होम पेज पर जाएँ।`,
    },
  };
}
