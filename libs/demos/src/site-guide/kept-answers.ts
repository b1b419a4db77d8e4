import type { GuideAnswer } from './passage.ts';

/**
 * Answers that the prerendered page shows before an index is loaded.
 *
 * A test of the site asks its own pages the same questions and expects these answers.
 */
export const keptAnswers: Readonly<Record<string, GuideAnswer>> = {
  'Is hand-written code ever overwritten?': {
    passages: [
      {
        href: '/uniqueness/auto-manual-code-bifracation',
        page: 'Code bifurcation',
        heading: 'Generated and hand-written code, kept apart',
        text: 'Regenerate as often as you like; code written by hand is never overwritten.',
      },
    ],
    missing: [],
    nearest: [],
  },
  'क्या प्री-ऑर्डर के पैसे लगते हैं?': {
    passages: [
      {
        href: '/hi/contact-us#questions',
        page: 'संपर्क करें',
        heading: 'क्या प्री-ऑर्डर के पैसे लगते हैं?',
        text: 'नहीं। कीमत ₹0 है और भुगतान की कोई जानकारी नहीं माँगी जाती। “प्री-ऑर्डर” विषय चुनें। रिलीज़ की तारीख की घोषणा होनी बाकी है।',
      },
    ],
    missing: [],
    nearest: [],
  },
};

/** Returns the kept answer to a question, also for names such as `constructor`. */
export const keptAnswerTo = (question: string): GuideAnswer | null =>
  Object.hasOwn(keptAnswers, question) ? keptAnswers[question]! : null;
