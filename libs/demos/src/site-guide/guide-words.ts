/** Words that are common to all questions and do not describe their subject. */
const QUESTION_WORDS = new Set(
  [
    'a an and any are as at be by can could did do does for from get has have how i if in into is it its kind like me my',
    'not of on or our so than that the their them then there these they this to us was we what when where which who whom',
    'whose why will with would you your about please tell show exactly really ever something thing mean means',
    'use used uses happen happens need needs work works',
    'है हैं था थे थी हो होता होती होते का की के को में से पर और या यह वह ये वे क्या कौन कब कहाँ कैसे क्यों कितना कितने कितनी',
    'मैं मेरा मेरी मेरे आप आपका आपकी आपके हम हमारा तो भी ही न नहीं ने तक किस किसी कोई कुछ जो जब लिए साथ बारे बताएँ बताइए',
    'सकता सकते सकती हूँ कर करें करता करते करना किया जा जाता जाती जाते गया मुझे इस उस एक',
    'होगा होगी होंगे कभी चलता चलती चलते चलेगा मिलता मिलती',
  ].flatMap((line) => line.split(' ')),
);

/** Splits text into words of any script. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Returns the words that describe the subject of a question. */
export const subjectOf = (question: string): readonly string[] => [
  ...new Set(wordsIn(question).filter((word) => !QUESTION_WORDS.has(word))),
];

/** Suffixes of Hindi words, longest first, after the light stemmer of Ramanathan and Rao. */
const HINDI_ENDING = /(?:ियों|ियाँ|ाओं|ाएँ|ों|ें|ीं|ाँ|ने|ता|ते|ती|[ािीुूेो])$/u;

/** Reduces the forms of a word to one stem: “rules” and “rule”, “पेजों” and “पेज”. */
export function stemOf(word: string): string {
  if (/\p{Script=Devanagari}/u.test(word)) return word.length > 3 ? word.replace(HINDI_ENDING, '') : word;
  if (word.length < 4) return word;
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<![su])s$/, '');
  const bare = single.replace(/^([^aeiouy]*[aeiouy].*[a-z])(?:ing|ed)$/, '$1');
  return (bare.length > 2 ? bare : single).replace(/([b-df-hj-km-np-rtv-z])\1$/, '$1').replace(/e$/, '');
}
