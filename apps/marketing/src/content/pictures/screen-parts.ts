import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The sources of the three results of a screen. */
export const screenParts: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'Where a finished screen comes from: rules from the entity, order from the canvas, looks from the theme',
    alternative:
      'Three sources lead to one finished screen: the entity gives rules and limits, the definition from the canvas gives parts and their order, the theme gives tokens for colour and space.',
    stages: [
      [
        { name: 'Entity', note: 'rules and limits' },
        { name: 'Definition', note: 'parts and their order' },
        { name: 'Theme', note: 'tokens' },
      ],
      [{ name: 'Semantic markup', code: '<form id="invoice-edit">', look: 'lead' }],
    ],
  }),
  hi: flow({
    caption: 'तैयार स्क्रीन क्या कहाँ से लेती है: नियम एंटिटी से, जगह कैनवस से, रूप थीम से',
    alternative:
      'तीन स्रोतों से एक तैयार स्क्रीन बनती है: एंटिटी नियम और सीमाएँ देती है, कैनवस की परिभाषा हिस्से और उनका क्रम देती है, थीम रंग और जगह के टोकन देती है।',
    stages: [
      [
        { name: 'एंटिटी', note: 'नियम और सीमाएँ' },
        { name: 'परिभाषा', note: 'हिस्से और उनका क्रम' },
        { name: 'थीम', note: 'टोकन' },
      ],
      [{ name: 'सिमेंटिक मार्कअप', code: '<form id="invoice-edit">', look: 'lead' }],
    ],
  }),
};
