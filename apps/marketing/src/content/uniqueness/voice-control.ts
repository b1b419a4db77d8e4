import type { PageContent } from '../page-content.ts';

export const voiceControl: PageContent = {
  path: '/uniqueness/voice-control',
  area: 'uniqueness',
  kind: 'page',
  name: 'Voice control',
  summary: 'Say a command, check what was heard, confirm or undo it.',
  heading: 'Build and move around by voice',
  promise: 'Speak a command, see what was heard, then confirm or undo it.',
  actions: [
    { href: '#demo', label: 'Try a command' },
    { href: '#privacy-stated-plainly', label: 'Read where the audio goes' },
  ],
  demo: {
    id: 'voice-commands',
    heading: 'Voice commands of this site',
    instruction: 'Choose an example or write a command of your own, run it, and answer the question when there is one.',
    reality:
      'These are the real commands of this site: they change pages, theme and colours while you watch. Speech is recognised by your browser, which may process the audio on its maker’s servers; we receive text only and store none of it. Commands on fields and columns of a model are planned and not understood yet.',
  },
  sections: [
    {
      id: 'what-you-can-say',
      heading: 'What you can say',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The commands follow a small fixed grammar: a verb, then the thing, then its details. A fixed grammar understands less than free speech, and it is easier to trust. The same words always do the same thing.',
        },
        {
          kind: 'table',
          caption: 'Commands and their typed equivalents',
          columns: ['To do this', 'Say', 'Or type', 'Waits for a yes'],
          rows: [
            ['Go to a page', '“Go to Gen Grid”', '`go gen grid`', 'No'],
            ['Find something', '“Find validation”', '`find validation`', 'No'],
            ['Open the theme panel', '“Open theme panel”', '`open theme panel`', 'No'],
            ['Change the mode', '“Dark theme”', '`theme dark`', 'Yes'],
            ['Change the colours', '“Scheme Evergreen”', '`scheme 1.2`', 'Yes'],
            ['Go back', '“Go back”', '`back`', 'No'],
            ['Undo', '“Undo”', '`undo`', 'No'],
            ['Hear the commands', '“What can I say”', '`help`', 'No'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Words that differ in sound but not in meaning are accepted: “open Gen Grid” equals “go to Gen Grid”. A sentence that fits no command changes nothing, and you see the nearest commands instead. Adding a field and sorting a column by voice are planned.',
        },
      ],
    },
    {
      id: 'nothing-happens-by-surprise',
      heading: 'Nothing happens by surprise',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A command that changes something shows the heard text and waits. You answer “yes” or press Enter to go on, and “no” or Escape to drop it. Going to a page and finding one happen at once, because they lose nothing.',
        },
        {
          kind: 'steps',
          items: [
            { title: 'You speak', text: '“Dark theme.”' },
            {
              title: 'You see what was heard',
              text: 'Heard: “dark theme”. The assistant asks: switch the page to dark?',
            },
            {
              title: 'You confirm',
              text: 'Say “yes” or press Enter. Without an answer the command is dropped and nothing has changed.',
            },
            {
              title: 'You can go back',
              text: 'Say “undo”. The page is light again and the assistant says what was taken back.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Answers are also announced to screen readers and take the focus only when they ask something. Nothing on this site can be deleted by voice.',
        },
      ],
    },
    {
      id: 'privacy-stated-plainly',
      heading: 'Privacy, stated plainly',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Speech recognition is provided by your browser, and the browser may process the audio on its own maker’s servers. That is outside our control, so you should know it before you speak. We receive text only.',
        },
        {
          kind: 'list',
          items: [
            'The microphone is off until you ask for it.',
            'Your browser asks for permission the first time, and you can refuse.',
            'A visible sign, and not only a colour, shows when the microphone is on.',
            'It turns off when you stop it, leave the page or stay silent for a while.',
            'The heard text stays on the screen until you leave and is not stored.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'These five points are fixed behaviour with no setting to loosen them. If your organisation does not allow audio to leave the building, use the text box instead.',
        },
      ],
    },
    {
      id: 'languages',
      heading: 'Languages',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Commands come in English and Hindi, and the list changes with the language you choose. The Hindi commands are written fresh, with the word order that a speaker would use, so the verb stands at the end.',
        },
        {
          kind: 'table',
          caption: 'The same commands in two languages',
          columns: ['To do this', 'English', 'Hindi'],
          rows: [
            ['Go to a page', '“Go to Gen Grid”', '“जेन ग्रिड पर जाएँ”'],
            ['Find something', '“Find report”', '“रिपोर्ट खोजें”'],
            ['Change the mode', '“Dark theme”', '“गहरी थीम चुनें”'],
            ['Change the colours', '“Scheme 1.4”', '“स्कीम 1.4 चुनें”'],
            ['Undo', '“Undo”', '“पूर्ववत करें”'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Pages may be asked for by their Hindi names from an English page too. Which languages your browser can recognise depends on the browser. If it cannot recognise Hindi, typing in Hindi still works.',
        },
      ],
    },
    {
      id: 'without-a-microphone',
      heading: 'Without a microphone',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every command works from a text box with the same grammar, so voice never excludes anyone. The box opens by keyboard and offers completions as you write. It gives the same confirmation and the same undo. The button “Voice commands” at the end of every page shows it.',
        },
        {
          kind: 'paragraph',
          text: 'The text box is also the answer when speech is unavailable: no microphone, permission refused, a browser without recognition, or an open-plan office. In each case you are told which of these it is and the box is ready. A command you learn in one form can be used in the other without change.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designing-tool/ui-builder',
              label: 'UI builder',
              note: 'Placing fields on a screen has a keyboard path of its own.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does voice control listen all the time?',
      answer:
        'No. There is no wake word. The microphone is off until you start it with a button or a key, and it shows when it is on.',
    },
    {
      question: 'What if it hears me wrong?',
      answer:
        'You see the heard text before a command changes anything, and you can drop it with “no” or Escape. Anything already confirmed can be undone.',
    },
    {
      question: 'Is the speech sent to Genmaster?',
      answer:
        'No audio is. Your browser turns speech into text and may use its maker’s servers for that. Only the resulting text reaches the page.',
    },
  ],
  related: [
    {
      href: '/uniqueness/database-neutrality',
      label: 'Database neutrality',
      note: 'See the SQL that one added field becomes.',
    },
    {
      href: '/uniqueness/code-obfuscator',
      label: 'Code obfuscator',
      note: 'From input to output: protect what you publish.',
    },
    {
      href: '/generative-ai/ai-assistant-chatbot',
      label: 'AI assistant',
      note: 'The same habit of propose, confirm and undo, in writing.',
    },
  ],
  closing: {
    heading: 'Tell us the command you miss',
    text: 'A good suggestion is one sentence you would say often. Send it as a question, in English or Hindi.',
    action: { href: '/contact-us?subject=question', label: 'Suggest a command' },
  },
  metadata: {
    title: 'Voice control with confirm and undo | Genmaster',
    description:
      'Say or type a command, check what was heard, confirm or undo. Works in English and Hindi, with a keyboard fallback.',
  },
};
