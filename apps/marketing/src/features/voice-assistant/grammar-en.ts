import type { Grammar } from './grammar.ts';

/** The English commands: the verb first, then the thing. */
export const englishGrammar: Grammar = {
  language: 'en',
  fillers: ['please', 'to', 'the', 'a', 'an', 'page', 'now'],
  rules: [
    {
      intent: { kind: 'mode', mode: 'light' },
      phrases: [
        'light',
        'theme light',
        'light theme',
        'light mode',
        'switch to light',
        'switch to light theme',
        'switch to light mode',
      ],
    },
    {
      intent: { kind: 'mode', mode: 'dark' },
      phrases: [
        'dark',
        'theme dark',
        'dark theme',
        'dark mode',
        'switch to dark',
        'switch to dark theme',
        'switch to dark mode',
      ],
    },
    {
      intent: { kind: 'mode', mode: 'flately' },
      phrases: [
        'flately',
        'flatly',
        'theme flately',
        'flately theme',
        'flatly theme',
        'flat theme',
        'flately mode',
        'switch to flately',
      ],
    },
    {
      intent: { kind: 'mode', mode: 'system' },
      phrases: ['theme system', 'system theme', 'system mode', 'follow system', 'follow my system'],
    },
    {
      intent: { kind: 'panel', isOpen: true },
      phrases: [
        'theme panel',
        'open panel',
        'open theme panel',
        'show theme panel',
        'more themes',
        'theme settings',
        'open theme settings',
      ],
    },
    { intent: { kind: 'panel', isOpen: false }, phrases: ['close panel', 'close theme panel', 'hide theme panel'] },
    {
      intent: { kind: 'scheme', words: '' },
      phrases: [
        'scheme …',
        'color scheme …',
        'colour scheme …',
        'use scheme …',
        'switch to scheme …',
        'switch to … scheme',
      ],
    },
    { intent: { kind: 'back' }, phrases: ['back', 'go back'] },
    { intent: { kind: 'find', words: '' }, phrases: ['find …', 'search …', 'search for …', 'look for …'] },
    {
      intent: { kind: 'go', words: '' },
      phrases: ['go …', 'go to …', 'open …', 'show …', 'show me …', 'take me to …'],
    },
    { intent: { kind: 'undo' }, phrases: ['undo', 'undo that', 'take that back'] },
    { intent: { kind: 'redo' }, phrases: ['redo', 'redo that', 'do that again'] },
    { intent: { kind: 'help' }, phrases: ['help', 'commands', 'what can i say'] },
    { intent: { kind: 'yes' }, phrases: ['yes', 'yes do it', 'ok', 'okay', 'confirm', 'do it'] },
    { intent: { kind: 'no' }, phrases: ['no', 'no drop it', 'cancel', 'drop it', 'stop'] },
  ],
  examples: [
    'go to Gen Grid',
    'find validation',
    'dark theme',
    'light theme',
    'follow system',
    'scheme 1.4',
    'open theme panel',
    'go back',
    'undo',
    'redo',
    'what can I say',
  ],
};
