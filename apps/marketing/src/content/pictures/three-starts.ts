import type { Figure } from '../figures/figure-data.ts';
import { screens } from '../figures/screens.ts';

/** One entity as a visitor, a nurse and an office see it. */
export const threeStarts: Readonly<Record<'en' | 'hi', Figure>> = {
  en: screens({
    caption: 'The clinic of the two worked answers: the same entity, Visit, on a website and on a phone',
    alternative:
      'Two screens. The website shows opening hours and a field that asks for a call. The phone shows one question of a visit at home with a large button.',
    screens: [
      {
        title: 'Website: read and ask',
        parts: [
          { text: 'Open on weekdays, 9 to 17' },
          { field: 'Call me back about', value: 'A first visit' },
          { button: 'Ask for a call' },
        ],
      },
      {
        title: 'Mobile: record a visit',
        parts: [
          { text: 'Question 2 of 6' },
          { field: 'Blood pressure', value: '120 / 80' },
          { button: 'Keep, and next question' },
        ],
      },
    ],
  }),
  hi: screens({
    caption: 'दो मिसालों वाला क्लिनिक: वही एंटिटी, एक बार वेबसाइट पर और एक बार फ़ोन पर',
    alternative:
      'दो स्क्रीन। वेबसाइट खुलने का समय और फ़ोन की माँग का फ़ील्ड दिखाती है। फ़ोन घर पर हुई विज़िट का एक सवाल दिखाता है, बड़े बटन के साथ।',
    screens: [
      {
        title: 'वेबसाइट: पढ़ें और पूछें',
        parts: [
          { text: 'सोमवार से शुक्रवार, 9 से 17 बजे तक' },
          { field: 'किस बारे में फ़ोन करें', value: 'पहली बार आना' },
          { button: 'फ़ोन की माँग करें' },
        ],
      },
      {
        title: 'मोबाइल: विज़िट दर्ज करें',
        parts: [{ text: 'सवाल 2, कुल 6' }, { field: 'रक्तचाप', value: '120 / 80' }, { button: 'रखें, और अगला सवाल' }],
      },
    ],
  }),
};
