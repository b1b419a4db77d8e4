import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The states of a leave request, and the role that moves it to the next one. */
export const leaveStates: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'The states of a request, and who may move it on',
    alternative:
      'An employee asks, and the request is open. From there the employee’s own manager makes it approved, while enough days are left, or refused.',
    stages: [
      [{ name: 'Employee asks', note: 'first day, last day, reason' }],
      [{ name: 'open', look: 'lead' }],
      [
        { name: 'approved', note: 'by their manager, with days left' },
        { name: 'refused', note: 'by their manager' },
      ],
    ],
  }),
  hi: flow({
    caption: 'अर्ज़ी की स्थितियाँ, और उसे आगे कौन बढ़ा सकता है',
    alternative:
      'कर्मचारी छुट्टी माँगता है, और अर्ज़ी खुली रहती है। वहाँ से कर्मचारी का अपना मैनेजर उसे मंज़ूर करता है, अगर दिन बचे हों, या नामंज़ूर करता है।',
    stages: [
      [{ name: 'कर्मचारी माँगता है', note: 'पहला दिन, आखिरी दिन, वजह' }],
      [{ name: 'खुली', look: 'lead' }],
      [
        { name: 'मंज़ूर', note: 'उसके मैनेजर से, दिन बचे हों तो' },
        { name: 'नामंज़ूर', note: 'उसके मैनेजर से' },
      ],
    ],
  }),
};
