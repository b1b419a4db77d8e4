import type { LanguageCode } from '@genmaster/i18n';

/** Error messages of broken rules: the field, the problem, and the correction. */
export interface RuleMessages {
  missing: (label: string) => string;
  tooLong: (label: string, most: number) => string;
  noNumber: (label: string) => string;
  noWholeNumber: (label: string) => string;
  tooManyDecimals: (label: string, most: number) => string;
  tooSmall: (label: string, least: number) => string;
  tooLarge: (label: string, most: number) => string;
  noDay: (label: string) => string;
  noAddress: (label: string) => string;
  noChoice: (label: string, choices: readonly string[]) => string;
  noYesOrNo: (label: string) => string;
  before: (label: string, other: string) => string;
  taken: (label: string) => string;
  /** A line of a file has more cells than there are headings. */
  tooManyCells: (cells: number, headings: number) => string;
  /** A quotation mark in a line of a file is never closed, or stands inside a quoted cell. */
  brokenQuotes: (isOpen: boolean) => string;
}

export const englishMessages: RuleMessages = {
  missing: (label) => `${label} is empty. Enter a value.`,
  tooLong: (label, most) => `${label} is too long. Use at most ${most} characters.`,
  noNumber: (label) => `${label} is no number. Enter digits, with a point before decimals.`,
  noWholeNumber: (label) => `${label} has decimals. Enter a whole number.`,
  tooManyDecimals: (label, most) => `${label} has too many decimals. Use at most ${most}.`,
  tooSmall: (label, least) => `${label} is too small. Enter ${least} or more.`,
  tooLarge: (label, most) => `${label} is too large. Enter ${most} or less.`,
  noDay: (label) => `${label} is no day of the calendar. Enter it as year-month-day.`,
  noAddress: (label) => `${label} is no e-mail address. Enter one such as name@example.com.`,
  noChoice: (label, choices) => `${label} is not on the list. Choose one of: ${choices.join(', ')}.`,
  noYesOrNo: (label) => `${label} is neither yes nor no. Enter one of them.`,
  before: (label, other) => `${label} is before ${other}. Enter the same or a later value.`,
  taken: (label) => `${label} is used by another row. Enter one of its own.`,
  tooManyCells: (cells, headings) => `The line has ${cells} cells, the headings are ${headings}.`,
  brokenQuotes: (isOpen) =>
    isOpen
      ? 'A quotation mark is opened and never closed.'
      : 'A quotation mark stands inside a quoted cell. Write two.',
};

/** A label may be of either gender, so no word agrees with it: “से कम है”, never “छोटा है”. */
export const hindiMessages: RuleMessages = {
  missing: (label) => `${label} खाली है। कोई मान भरें।`,
  tooLong: (label, most) => `${label} में ${most} से अधिक अक्षर हैं। अधिक से अधिक ${most} लिखें।`,
  noNumber: (label) => `${label} संख्या नहीं है। अंक लिखें, दशमलव से पहले बिंदु लगाएँ।`,
  noWholeNumber: (label) => `${label} में दशमलव है। पूर्ण संख्या लिखें।`,
  tooManyDecimals: (label, most) => `${label} में दशमलव के बहुत अंक हैं। अधिक से अधिक ${most} लिखें।`,
  tooSmall: (label, least) => `${label} ${least} से कम है। ${least} या उससे अधिक लिखें।`,
  tooLarge: (label, most) => `${label} ${most} से अधिक है। ${most} या उससे कम लिखें।`,
  noDay: (label) => `${label} कैलेंडर का दिन नहीं है। वर्ष-माह-दिन के रूप में लिखें।`,
  noAddress: (label) => `${label} में ईमेल पता नहीं है। name@example.com जैसा पता लिखें।`,
  noChoice: (label, choices) => `${label} सूची में नहीं है। इनमें से एक चुनें: ${choices.join(', ')}।`,
  noYesOrNo: (label) => `${label} न हाँ है, न नहीं। दोनों में से एक लिखें।`,
  before: (label, other) => `${label}, ${other} से पहले है। वही या बाद का मान लिखें।`,
  taken: (label) => `${label} किसी और पंक्ति में है। अलग मान लिखें।`,
  tooManyCells: (cells, headings) => `पंक्ति में ${cells} खाने हैं, शीर्षक ${headings} हैं।`,
  brokenQuotes: (isOpen) =>
    isOpen ? 'उद्धरण चिह्न खुला है और कहीं बंद नहीं होता।' : 'उद्धरण चिह्न में बंद खाने के भीतर एक उद्धरण चिह्न है। दो लिखें।',
};

/** Error messages of the rules, in each language of the site. */
export const ruleMessagesIn: Readonly<Record<LanguageCode, RuleMessages>> = { en: englishMessages, hi: hindiMessages };
