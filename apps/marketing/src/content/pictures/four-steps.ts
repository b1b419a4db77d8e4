import { invoice } from '../../features/demos/model/examples.ts';
import { namesOf } from '../../features/demos/model/names.ts';
import { sampleRows } from '../../features/demos/model/sample-rows.ts';
import { entityIn } from '../../features/demos/model/translations.ts';
import { formatValue } from '../../features/demos/model/values.ts';
import { messages as english } from '../../i18n/messages/demo-parts.en.ts';
import { messages as hindi } from '../../i18n/messages/demo-parts.hi.ts';
import type { Figure } from '../figures/figure.ts';
import { screens } from '../figures/screens.ts';

const ROWS = sampleRows(invoice, 3);

/** The four steps of the home page, as the playground above them shows the same invoice. */
export const fourSteps: Readonly<Record<'en' | 'hi', Figure>> = {
  en: draw('en', {
    caption:
      'The four steps with the invoice of the playground. The drawings repeat its parts; the parts themselves are above.',
    alternative:
      'Four screens. Model: the entity Invoice with three fields and their types. Design: its form. Generate: its grid with three rows. Extend: a generated file that changed in one line, and a manual file that did not.',
    titles: ['1. Model', '2. Design', '3. Generate', '4. Extend'],
    untouched: 'Not touched: your own file',
  }),
  hi: draw('hi', {
    caption: 'चारों कदम, प्लेग्राउंड वाले इनवॉइस के साथ। चित्र उसी के हिस्से दोहराते हैं; असली हिस्से ऊपर हैं।',
    alternative:
      'चार स्क्रीन। मॉडल: इनवॉइस एंटिटी, उसके तीन फ़ील्ड और उनके प्रकार। डिज़ाइन: उसका फ़ॉर्म। जनरेट: उसकी ग्रिड, तीन पंक्तियों के साथ। आगे: एक जनरेटेड फ़ाइल जिसकी एक पंक्ति बदली, और एक मैन्युअल फ़ाइल जो नहीं बदली।',
    titles: ['1. मॉडल बनाएँ', '2. डिज़ाइन करें', '3. जनरेट करें', '4. आगे बढ़ाएँ'],
    untouched: 'नहीं छुई गई: आपकी अपनी फ़ाइल',
  }),
};

interface Words {
  caption: string;
  alternative: string;
  titles: readonly [string, string, string, string];
  untouched: string;
}

function draw(language: 'en' | 'hi', { titles, untouched, ...words }: Words): Figure {
  const say = { en: english, hi: hindi }[language];
  const { label, fields } = namesOf(entityIn(language, invoice));
  const [first] = ROWS;
  return screens({
    ...words,
    screens: [
      {
        title: titles[0],
        parts: [
          { field: say['editor.entity'], value: label },
          {
            columns: [say['editor.fields'], ''],
            rows: fields.map(({ field, label: name }) => [name, say[`type.${field.type}`]]),
          },
        ],
      },
      {
        title: titles[1],
        parts: [
          ...fields.slice(0, 2).map(({ field, label: name }) => ({
            field: `${name} ${say['form.required']}`,
            value: formatValue(field, first?.values[field.id]),
          })),
          { button: say['form.save'] },
        ],
      },
      {
        title: titles[2],
        parts: [
          {
            columns: fields.map(({ label: name }) => name),
            rows: ROWS.map(({ values }) => fields.map(({ field }) => formatValue(field, values[field.id]))),
          },
        ],
      },
      {
        title: titles[3],
        parts: [
          { code: ' src/generated/invoice.rules.ts' },
          { code: '-…NUMBER_MAX_LENGTH = 20;' },
          { code: '+…NUMBER_MAX_LENGTH = 30;' },
          { code: ' src/manual/invoice.rules.ts' },
          { text: untouched },
        ],
      },
    ],
  });
}
