import { blocksOf } from '../../testing/page-text.ts';
import { pageAt } from '../../testing/page-at.ts';
import { englishGrammar } from './grammar-en.ts';
import { hindiGrammar } from './grammar-hi.ts';
import { nearestExamples, parseCommand } from './parse-command.ts';

describe('English commands', () => {
  it.each([
    ['Go to Gen Grid', { kind: 'go', words: 'gen grid' }],
    ['go gen grid', { kind: 'go', words: 'gen grid' }],
    ['Please open the Gen Grid page.', { kind: 'go', words: 'gen grid' }],
    ['Find validation', { kind: 'find', words: 'validation' }],
    ['search for “form rules”', { kind: 'find', words: 'form rules' }],
    ['Dark theme', { kind: 'mode', mode: 'dark' }],
    ['theme dark', { kind: 'mode', mode: 'dark' }],
    ['FLATLY THEME', { kind: 'mode', mode: 'flately' }],
    ['follow my system', { kind: 'mode', mode: 'system' }],
    ['scheme 1.4', { kind: 'scheme', words: '1.4' }],
    ['color scheme one point four', { kind: 'scheme', words: 'one point four' }],
    ['colour scheme 1 point 4', { kind: 'scheme', words: '1.4' }],
    ['switch to evergreen scheme', { kind: 'scheme', words: 'evergreen' }],
    ['open theme panel', { kind: 'panel', isOpen: true }],
    ['close the theme panel', { kind: 'panel', isOpen: false }],
    ['go back', { kind: 'back' }],
    ['undo that, please', { kind: 'undo' }],
    ['redo', { kind: 'redo' }],
    ['What can I say?', { kind: 'help' }],
    ['yes', { kind: 'yes' }],
    ['No, drop it!', { kind: 'no' }],
  ])('“%s”', (text, intent) => {
    expect(parseCommand(text, englishGrammar)).toEqual(intent);
  });

  it.each(['', '   ', 'go to', 'make it snow', 'undo everything I ever did', 'yes but later', '<script>', '。。。'])(
    '“%s” is not a command, and changes nothing',
    (text) => {
      expect(parseCommand(text, englishGrammar)).toBeNull();
    },
  );
});

describe('Hindi commands', () => {
  it.each([
    ['जेन ग्रिड पर जाएँ', { kind: 'go', words: 'जेन ग्रिड' }],
    ['कृपया जेन ग्रिड खोलें', { kind: 'go', words: 'जेन ग्रिड' }],
    ['जेन ग्रिड पर जाएं', { kind: 'go', words: 'जेन ग्रिड' }],
    ['रिपोर्ट खोजें', { kind: 'find', words: 'रिपोर्ट' }],
    ['रिपोर्ट ढूंढ़ें', { kind: 'find', words: 'रिपोर्ट' }],
    ['गहरी थीम चुनें', { kind: 'mode', mode: 'dark' }],
    ['हल्की थीम', { kind: 'mode', mode: 'light' }],
    ['सिस्टम के अनुसार', { kind: 'mode', mode: 'system' }],
    ['स्कीम 1.4 चुनें', { kind: 'scheme', words: '1.4' }],
    ['रंग-स्कीम 1.4 चुनें', { kind: 'scheme', words: '1.4' }],
    ['स्कीम १.४ चुनें', { kind: 'scheme', words: '1.4' }],
    ['स्कीम १ दशमलव ४ चुनें', { kind: 'scheme', words: '1.4' }],
    ['थीम पैनल खोलें', { kind: 'panel', isOpen: true }],
    ['पैनल बंद करें', { kind: 'panel', isOpen: false }],
    ['वापस जाएँ', { kind: 'back' }],
    ['डार्क थीम चुनें', { kind: 'mode', mode: 'dark' }],
    ['लाइट थीम चुनें', { kind: 'mode', mode: 'light' }],
    ['वापस लें', { kind: 'undo' }],
    ['पूर्ववत करें।', { kind: 'undo' }],
    ['हाँ', { kind: 'yes' }],
    ['हां जी', null],
    ['नहीं', { kind: 'no' }],
  ])('“%s”', (text, intent) => {
    expect(parseCommand(text, hindiGrammar)).toEqual(intent);
  });
});

describe.each([englishGrammar, hindiGrammar])('the grammar of $language', (grammar) => {
  it.each(grammar.examples.map((example) => [example]))('understands its own example “%s”', (example) => {
    expect(parseCommand(example, grammar)).not.toBeNull();
  });

  it('reaches every phrase of every rule: none is hidden by an earlier one', () => {
    for (const { intent, phrases } of grammar.rules) {
      for (const phrase of phrases) {
        const said = phrase.replace('…', 'zebra');
        expect(parseCommand(said, grammar)).toEqual('words' in intent ? { ...intent, words: 'zebra' } : intent);
      }
    }
  });

  it('has the same commands as the other language', () => {
    const asked = ({ rules }: typeof grammar) => rules.map(({ intent }) => JSON.stringify(intent)).sort();
    expect(asked(grammar)).toEqual(asked(englishGrammar));
    expect(grammar.examples).toHaveLength(englishGrammar.examples.length);
  });
});

describe('the nearest commands to an unknown one', () => {
  it('share words with it', () => {
    expect(nearestExamples('make the theme dark and cosy', englishGrammar)).toEqual([
      'dark theme',
      'light theme',
      'open theme panel',
    ]);
  });

  it('are all commands when none share a word', () => {
    expect(nearestExamples('xyz', englishGrammar)).toBe(englishGrammar.examples);
  });
});

describe('the page about voice', () => {
  const rows = blocksOf(pageAt('/uniqueness/voice-control')).flatMap((block) =>
    block.kind === 'table' ? block.rows : [],
  );

  it('lists only commands that are understood, spoken or typed, in both languages', () => {
    expect(rows.length).toBeGreaterThan(8);
    for (const cells of rows) {
      const said = cells.slice(1).filter((cell) => /^[“`]/.test(cell));
      expect(said).toHaveLength(2);
      for (const cell of said) {
        const grammar = /\p{Script=Devanagari}/u.test(cell) ? hindiGrammar : englishGrammar;
        expect([cell, parseCommand(cell, grammar)]).not.toEqual([cell, null]);
      }
    }
  });
});
