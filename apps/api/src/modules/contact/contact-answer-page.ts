import {
  contactRules,
  type ContactField,
  type ContactMessage,
  type ContactRule,
} from '@genmaster/site-contract/contract';

export type PageLanguage = 'en' | 'hi';

/** Reasons why a message was not stored that no field of the form explains. */
export type ContactRefusal = 'too-many' | 'too-large' | 'no-form' | 'foreign' | 'unreadable' | 'failed';

/** Result of a message that was sent without script. */
export type ContactAnswer =
  | { kind: 'stored'; message: ContactMessage; language: PageLanguage }
  | { kind: 'refused'; problems: readonly { field: ContactField; message: string }[]; language: PageLanguage }
  | { kind: 'broken'; fields: readonly string[]; language: PageLanguage }
  | { kind: ContactRefusal; language: PageLanguage };

const WORDS = {
  en: {
    stored: (name: string) => `Thank you, ${name}. Your message has arrived.`,
    reply: (email: string) => `Somebody who builds Genmaster reads it and answers at ${email}.`,
    preOrder: 'Your pre-order is noted. The price is ₹0; we write to you when there is a release date.',
    refused: 'Your message was not sent yet',
    broken: (fields: string) => `These fields hold bytes that are no text in UTF-8: ${fields}. Write them anew.`,
    'too-many': 'Several messages came from your connection within a minute. Wait a minute and send again.',
    'too-large': 'The message is too long. Make it shorter and send again.',
    'no-form': 'The server did not receive it as a form. Open the contact page of the site and send from there.',
    foreign: 'It came from a page of another site. Open the contact page of this site and send from there.',
    unreadable: 'The server could not read it. Load the contact page again and send again.',
    failed: 'The server could not store it. Wait a moment and send again.',
    back: 'Go back with your browser: what you typed is still in the form.',
    home: 'Back to the site',
  },
  hi: {
    stored: (name: string) => `धन्यवाद, ${name}। आपका संदेश मिल गया।`,
    reply: (email: string) => `Genmaster बनाने वालों में से कोई इसे पढ़ेगा और ${email} पर जवाब देगा।`,
    preOrder: 'आपका प्री-ऑर्डर दर्ज है। कीमत ₹0 है; रिलीज़ की तारीख तय होने पर हम आपको लिखेंगे।',
    refused: 'आपका संदेश अभी नहीं भेजा गया',
    broken: (fields: string) => `इन खानों में ऐसे बाइट हैं जो UTF-8 में पाठ नहीं हैं: ${fields}। इन्हें फिर से लिखें।`,
    'too-many': 'आपके कनेक्शन से एक मिनट में कई संदेश आए। एक मिनट रुकें और फिर से भेजें।',
    'too-large': 'संदेश बहुत लंबा है। इसे छोटा करें और फिर से भेजें।',
    'no-form': 'सर्वर को यह फ़ॉर्म के रूप में नहीं मिला। साइट का संपर्क पेज खोलें और वहाँ से भेजें।',
    foreign: 'यह किसी दूसरी साइट के पेज से आया। इस साइट का संपर्क पेज खोलें और वहाँ से भेजें।',
    unreadable: 'सर्वर इसे पढ़ नहीं सका। संपर्क पेज को फिर से लोड करें और फिर से भेजें।',
    failed: 'सर्वर इसे सहेज नहीं सका। थोड़ी देर रुकें और फिर से भेजें।',
    back: 'ब्राउज़र से पीछे जाएँ: आपने जो लिखा, वह फ़ॉर्म में है।',
    home: 'साइट पर वापस',
  },
} as const;

/** What the rules of the form say, in Hindi. */
const RULES_IN_HINDI: Readonly<Record<ContactField, Pick<ContactRule, 'message' | 'tooLong'>>> = {
  name: {
    message: 'अपना नाम लिखें, ताकि हमें पता हो कि आपको किस नाम से पुकारें।',
    tooLong: 'अपना नाम छोटा करके 120 अक्षरों तक लाएँ।',
  },
  email: {
    message: 'ऐसा पता लिखें जिसमें @ और डोमेन हो, जैसे name@example.com।',
    tooLong: 'पता छोटा करके 254 अक्षरों तक लाएँ।',
  },
  organisation: {
    message: 'संस्था का नाम लिखें, या यह जगह खाली छोड़ दें।',
    tooLong: 'संस्था का नाम 120 अक्षरों के भीतर रखें।',
  },
  subject: { message: 'पाँच में से कोई एक विषय चुनें।' },
  language: { message: 'जवाब के लिए हिन्दी या अंग्रेज़ी चुनें।' },
  message: {
    message: 'कम से कम 10 अक्षर लिखें, ताकि हम जवाब दे सकें।',
    tooLong: 'संदेश छोटा करके 4,000 अक्षरों तक लाएँ।',
  },
  consent: { message: 'बॉक्स पर निशान लगाएँ, ताकि हम जवाब के लिए यह जानकारी इस्तेमाल कर सकें।' },
};

/** Returns the message of a rule in the language of the page. */
function inLanguage(language: PageLanguage, { field, message }: { field: ContactField; message: string }): string {
  if (language === 'en') return message;
  const rule: ContactRule = contactRules.fields[field];
  const hindi = RULES_IN_HINDI[field];
  return message === rule.tooLong && hindi.tooLong ? hindi.tooLong : hindi.message;
}

/** The first folder of the pages in a language. */
export const HOME = { en: '', hi: '/hi' } as const;

/**
 * Renders the response page for a form that was sent without script. It has no style and no script of its own.
 *
 * @param site the origin of the site, empty when it is that of this page.
 */
export function printContactAnswer(answer: ContactAnswer, site: string): string {
  const page = (language: PageLanguage, heading: string, lines: readonly string[]) =>
    printPage(`${site}${HOME[language] || '/'}`, language, heading, lines);
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
      return page(answer.language, words.refused, [
        ...answer.problems.map((problem) => inLanguage(answer.language, problem)),
        words.back,
      ]);
    }
    case 'broken': {
      const words = WORDS[answer.language];
      return page(answer.language, words.refused, [words.broken(answer.fields.join(', ')), words.back]);
    }
    case 'too-many':
    case 'too-large':
    case 'no-form':
    case 'foreign':
    case 'unreadable':
    case 'failed': {
      const words = WORDS[answer.language];
      return page(answer.language, words.refused, [words[answer.kind], words.back]);
    }
    default:
      return answer satisfies never;
  }
}

function printPage(home: string, language: PageLanguage, heading: string, lines: readonly string[]): string {
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
<p><a href="${escape(home)}">${WORDS[language].home}</a></p>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
