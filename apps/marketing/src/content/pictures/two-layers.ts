import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';
import { tree } from '../figures/tree.ts';

/** The generated files and the hand-written files, which together make one application. */
export const twoLayers: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'What is generated, what is yours, and what becomes of both',
    alternative:
      'The model leads to generated files, which are replaced each time. You lead to manual files, which the generator never writes. Both lead to one application.',
    stages: [
      [{ name: 'The model', look: 'lead' }, { name: 'You' }],
      [
        { name: 'Generated files', note: 'replaced each time' },
        { name: 'Manual files', note: 'never written by the generator' },
      ],
      [{ name: 'One application', look: 'lead' }],
    ],
  }),
  hi: flow({
    caption: 'क्या जनरेट होता है, क्या आपका है, और दोनों से क्या बनता है',
    alternative:
      'मॉडल से तीर जनरेटेड फ़ाइलों तक जाता है, जो हर बार बदली जाती हैं। आपसे तीर मैन्युअल फ़ाइलों तक जाता है, जिनमें जनरेटर कभी नहीं लिखता। दोनों से एक ऐप बनता है।',
    stages: [
      [{ name: 'मॉडल', look: 'lead' }, { name: 'आप' }],
      [
        { name: 'जनरेटेड फ़ाइलें', note: 'हर बार बदली जाती हैं' },
        { name: 'मैन्युअल फ़ाइलें', note: 'जनरेटर इनमें कभी नहीं लिखता' },
      ],
      [{ name: 'एक ऐप', look: 'lead' }],
    ],
  }),
};

/** The same boundary in the file names of the table beside it. */
export const layerFiles: Readonly<Record<'en' | 'hi', Figure>> = {
  en: tree({
    caption: 'The same files as a tree: which of them a regeneration writes',
    alternative:
      'Two folders under src: generated with three files that are written anew, and manual with three files that are left alone.',
    lines: filesOf({ generated: 'written anew', manual: 'left alone' }),
  }),
  hi: tree({
    caption: 'वही फ़ाइलें, पेड़ के रूप में: दोबारा जनरेट करने पर कौन-सी लिखी जाती हैं',
    alternative:
      'src के नीचे दो फ़ोल्डर: generated, जिसकी तीन फ़ाइलें फिर लिखी जाती हैं, और manual, जिसकी तीन फ़ाइलें छुई नहीं जातीं।',
    lines: filesOf({ generated: 'फिर लिखी जाती हैं', manual: 'छुई नहीं जातीं' }),
  }),
};

/** Returns the lines of the tree, with what becomes of each folder. */
function filesOf({ generated, manual }: Record<'generated' | 'manual', string>) {
  return [
    [0, 'src/'],
    [1, 'generated/', generated],
    [2, 'invoice.model.ts'],
    [2, 'invoice.form.tsx'],
    [2, 'invoice.api.ts'],
    [1, 'manual/', manual],
    [2, 'invoice.rules.ts'],
    [2, 'invoice.form-parts.tsx'],
    [2, 'invoice.actions.ts'],
  ] as const;
}
