import { formSteps, formTextsIn, wordIn } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

const texts = {
  en: {
    caption: 'The way through the form above: the broken edge marks the step that some never see',
    alternative:
      'One step leads to the next: {steps}. {branch} has a broken edge, because only those who are registered for tax are asked.',
    and: ' and ',
    always: 'always',
    branch: 'only if registered',
  },
  hi: {
    caption: 'ऊपर के फ़ॉर्म का रास्ता: टूटे किनारे वाला चरण कुछ लोगों को कभी नहीं दिखता',
    alternative:
      'एक चरण से अगला चरण आता है: {steps}। {branch} का किनारा टूटा हुआ है, क्योंकि वह सिर्फ़ उनसे पूछा जाता है जो टैक्स के लिए पंजीकृत हैं।',
    and: ' और ',
    always: 'हमेशा',
    branch: 'सिर्फ़ पंजीकृत हों तो',
  },
} as const;

/** Returns the path through the demo’s form; a step with a condition is shown to some visitors only. */
export function supplierSteps(language: LanguageCode): Figure {
  const { review } = formTextsIn[language];
  const { caption, alternative, and, always, branch } = texts[language];
  const steps = formSteps.map(({ title, when }) => ({ title: wordIn(language, title), isBranch: when !== undefined }));
  const branches = steps.filter(({ isBranch }) => isBranch).map(({ title }) => title);
  return flow({
    caption,
    alternative: alternative
      .replace('{steps}', [...steps.map(({ title }) => title), review].join(', '))
      .replace('{branch}', branches.join(and)),
    stages: [
      ...steps.map(({ title, isBranch }) => [
        { name: title, note: isBranch ? branch : always, look: isBranch ? ('quiet' as const) : ('card' as const) },
      ]),
      [{ name: review, note: always, look: 'lead' as const }],
    ],
  });
}
