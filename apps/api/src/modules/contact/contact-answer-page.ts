import type { ContactField, ContactMessage } from '@genmaster/site-contract/contract';

type PageLanguage = 'en' | 'hi';

/** Result of a message that was sent without script. */
export type ContactAnswer =
  | { kind: 'stored'; message: ContactMessage; language: PageLanguage }
  | { kind: 'refused'; problems: readonly { field: ContactField; message: string }[]; language: PageLanguage }
  | { kind: 'broken'; fields: readonly string[]; language: PageLanguage }
  | { kind: 'too-many' | 'failed' };

const WORDS = {
  en: {
    stored: (name: string) => `Thank you, ${name}. Your message has arrived.`,
    reply: (email: string) => `Somebody who builds Genmaster reads it and answers at ${email}.`,
    preOrder: 'Your pre-order is noted. The price is ₹0; we write to you when there is a release date.',
    refused: 'Your message was not sent yet',
    broken: (fields: string) => `These fields hold bytes that are no text in UTF-8: ${fields}. Write them anew.`,
    back: 'Go back with your browser: what you typed is still in the form.',
    home: 'Back to the site',
  },
  hi: {
    stored: (name: string) => `धन्यवाद, ${name}। आपका संदेश मिल गया।`,
    reply: (email: string) => `Genmaster बनाने वालों में से कोई इसे पढ़ेगा और ${email} पर जवाब देगा।`,
    preOrder: 'आपका प्री-ऑर्डर दर्ज है। कीमत ₹0 है; रिलीज़ की तारीख तय होने पर हम आपको लिखेंगे।',
    refused: 'आपका संदेश अभी नहीं भेजा गया',
    broken: (fields: string) => `इन खानों में ऐसे बाइट हैं जो UTF-8 में पाठ नहीं हैं: ${fields}। इन्हें फिर से लिखें।`,
    back: 'ब्राउज़र से पीछे जाएँ: आपने जो लिखा, वह फ़ॉर्म में है।',
    home: 'साइट पर वापस',
  },
} as const;

/** Renders the response page for a form that was sent without script. It has no style and no script of its own. */
export function printContactAnswer(answer: ContactAnswer): string {
  switch (answer.kind) {
    case 'stored': {
      const { message, language } = answer;
      const words = WORDS[language];
      return page(language, words.stored(message.name), [
        words.reply(message.email),
        ...(message.subject === 'pre-order' ? [words.preOrder] : []),
      ]);
    }
    case 'refused': {
      const words = WORDS[answer.language];
      return page(answer.language, words.refused, [...answer.problems.map(({ message }) => message), words.back]);
    }
    case 'broken': {
      const words = WORDS[answer.language];
      return page(answer.language, words.refused, [words.broken(answer.fields.join(', ')), words.back]);
    }
    case 'too-many':
      return page('en', WORDS.en.refused, [
        'Several messages came from your connection within a minute. Wait a minute and send again.',
        WORDS.en.back,
      ]);
    case 'failed':
      return page('en', WORDS.en.refused, [
        'The server could not store it. Wait a moment and send again.',
        WORDS.en.back,
      ]);
    default:
      return answer satisfies never;
  }
}

function page(language: PageLanguage, heading: string, lines: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(heading)}</title>
</head>
<body>
<main>
<h1>${escape(heading)}</h1>
${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}
<p><a href="${language === 'hi' ? '/hi' : '/'}">${WORDS[language].home}</a></p>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
