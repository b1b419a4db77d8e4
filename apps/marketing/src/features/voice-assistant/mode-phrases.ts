/** Returns the English phrases that ask for a mode, for each of its names. */
export const englishModePhrases = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [
    name,
    ...['', 'go ', 'make ', 'make it ', 'make everything ', 'turn ', 'turn it ', 'set it ', 'show it in '].map(
      (verb) => verb + name,
    ),
    ...[
      '',
      'use ',
      'switch to ',
      'change to ',
      'turn on ',
      'enable ',
      'set ',
      'choose ',
      'i want ',
      'put it in ',
      'go to ',
    ].flatMap((verb) => [`${verb}${name} theme`, `${verb}${name} mode`]),
    ...['theme ', 'mode ', 'use ', 'switch to ', 'change to ', 'make theme ', 'set theme to ', 'change theme to '].map(
      (verb) => verb + name,
    ),
  ]);

const DO = ['करें', 'करो', 'कर दें', 'कर दो', 'कर दीजिए', 'कीजिए'];
const CHOOSE = [
  'चुनें',
  'चुनो',
  'चुनिए',
  'लगाएँ',
  'लगाओ',
  'लगाइए',
  'लगा दो',
  'चालू करें',
  'चालू करो',
  'पर जाएँ',
  'में बदलें',
  'चाहिए',
];

/** Returns the Hindi phrases that ask for a mode, for each of its names. */
export const hindiModePhrases = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [
    ...['', ...CHOOSE].flatMap((verb) => [`${name} थीम ${verb}`, `${name} मोड ${verb}`]),
    ...DO.flatMap((verb) => [`${name} ${verb}`, `थीम ${name} ${verb}`, `सब ${name} ${verb}`]),
  ]);

/** Combines words with each form of a verb, polite and familiar. */
export const withVerbs = (words: readonly string[], verbs: readonly string[]): readonly string[] =>
  words.flatMap((before) => verbs.map((verb) => `${before} ${verb}`));
