import type { PageContent } from '../page-content.ts';
import { twoLayers } from '../pictures/two-layers.ts';

export const uniqueness: PageContent = {
  path: '/uniqueness',
  area: 'uniqueness',
  kind: 'collection',
  name: 'What’s different',
  summary: 'Five design choices, each explained with its own listings.',
  heading: 'Five choices that set Genmaster apart',
  promise:
    'Three of the five can be tried on their own pages, the other two are printed in full, and what is planned says so.',
  actions: [
    { href: '#how-to-compare-builders-fairly', label: 'Compare builders fairly' },
    { href: '/uniqueness/power', label: 'Start with secure defaults' },
  ],
  sections: [
    {
      id: 'power-with-guard-rails',
      heading: 'Power with guard rails',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Security rules are on by default, and each one can be seen in the output. A query takes its values as parameters. A screen encodes what it prints. A response carries strict headers. Its page prints each generated line beside the risk that the line removes.',
        },
        {
          kind: 'paragraph',
          text: 'You keep deep control. A default is planned to be switched off only by name, in the model, where a reviewer will see it. That helps because an exception you can read is easier to judge than a promise of safety.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/power',
              label: 'Power with the guard rails on',
              note: 'Read the rules and their limits.',
            },
          ],
        },
      ],
    },
    {
      id: 'database-neutrality',
      heading: 'Database neutrality',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One model gives SQL for several database engines, and the differences between them are listed. The model says “text of 20 characters” or “exact decimal”, never the word that one vendor uses for it.',
        },
        {
          kind: 'paragraph',
          text: 'Its page writes the table of a definition that you edit in five dialects, with a row for every difference that is handled and a list of those you still decide. A change of engine then starts with a comparison and not with a rewrite.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/database-neutrality',
              label: 'One model, several databases',
              note: 'Compare five scripts for the same entity.',
            },
          ],
        },
      ],
    },
    {
      id: 'voice-control',
      heading: 'Voice control',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You say a command, see what was heard, and confirm it before anything changes. The commands move around, find a page, change the theme and undo it, in English and Hindi. Adding a field and sorting a column are planned.',
        },
        {
          kind: 'paragraph',
          text: 'Each spoken command has a typed twin with the same grammar. That helps people who cannot or would rather not speak, and it lets you learn the commands in a quiet office. The page lists all of them and says plainly where the audio goes.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/voice-control',
              label: 'Build and move around by voice',
              note: 'See the commands with their typed equivalents.',
            },
          ],
        },
      ],
    },
    {
      id: 'code-obfuscator',
      heading: 'Code obfuscator',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Front-end code that you publish can be made hard to copy, and the page shows the cost in bytes. One small function is printed at three levels, each with its size, so you can see what you gain and what you pay.',
        },
        {
          kind: 'paragraph',
          text: 'Obfuscation is not encryption, and the page says so before it says anything about levels. The planned bench will run the original and the result side by side. A secret still belongs on the server.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/code-obfuscator',
              label: 'Publish front-end code that is hard to copy',
              note: 'Read the three levels and their sizes.',
            },
          ],
        },
      ],
    },
    {
      id: 'generated-and-manual-code-kept-apart',
      heading: 'Generated and manual code kept apart',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can regenerate without fear of losing your own work, because generated and manual code never share a file by accident. Generated files are marked and replaceable. Manual files belong to you.',
        },
        twoLayers.en,
        {
          kind: 'paragraph',
          text: 'Its page draws the boundary in real file names and regenerates a file in a demo, down to the case where both sides changed. This matters most late in a project, when the model still changes and the manual code has grown.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/auto-manual-code-bifracation',
              label: 'Generated and hand-written code, kept apart',
              note: 'Follow one regeneration step by step.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-to-compare-builders-fairly',
      heading: 'How to compare builders fairly',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Eight neutral questions tell you more about a builder than a list of features, and they apply to ours as well. Ask each one with a small case of your own, and ask to see the answer instead of hearing it.',
        },
        {
          kind: 'table',
          caption: 'Eight questions for any builder',
          columns: ['Ask', 'A good sign is'],
          rows: [
            ['Can I read the output?', 'You are shown ordinary source files, not only screens'],
            ['Can I leave with it?', 'The export builds elsewhere, and someone shows you that it does'],
            ['Can I test it?', 'A single rule can be tested without starting the whole application'],
            ['Can I restyle it?', 'Colours, fonts and sizes change in one place and stay readable'],
            ['Can I translate it?', 'All text lives in catalogues, plurals and dates included'],
            ['Can I use it by keyboard?', 'The seller can put the mouse aside for the whole meeting'],
            ['Can I change the database?', 'Scripts for a second engine exist, and so does a list of differences'],
            ['Can I see what AI changed?', 'Each suggestion is a visible change that a person accepted'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Our own answers are on the pages linked here. Where an answer is still planned, its page says so.',
        },
        {
          kind: 'links',
          items: [
            { href: '/', label: 'Read the output', note: 'One invoice and the six results it gives.' },
            {
              href: '/coding-solutions/export-import-source-code',
              label: 'Leave with it',
              note: 'What the export holds.',
            },
            {
              href: '/coding-solutions/code-validation-standardisation',
              label: 'Test it',
              note: 'Checks and standards.',
            },
            { href: '/designing-tool/multi-themes', label: 'Restyle it', note: 'Change the look of this very site.' },
            {
              href: '/inbuilt-solutions/multilingual',
              label: 'Translate it',
              note: 'Catalogues, plurals and formats.',
            },
            { href: '/inbuilt-solutions/gen-grid', label: 'Use it by keyboard', note: 'The full key map of the grid.' },
            { href: '/uniqueness/database-neutrality', label: 'Change the database', note: 'Five dialects compared.' },
            { href: '/generative-ai', label: 'See what AI changed', note: 'Propose, approve, undo.' },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is obfuscation the same as security?',
      answer:
        'No. It makes published code slower to study. Anything a browser can run can be understood with enough time, so keys and decisions about access stay on the server.',
    },
    {
      question: 'Does voice control listen all the time?',
      answer:
        'No. The microphone is off until you start it, it shows when it is on, and it stops when you stop it. Every command can be typed instead.',
    },
    {
      question: 'Which database differences remain mine?',
      answer:
        'Full-text search, JSON operators, collations and vendor extensions. The model records which engine feature you chose, and the page on database neutrality shows how to override it.',
    },
  ],
  related: [
    {
      href: '/uniqueness/auto-manual-code-bifracation',
      label: 'Code bifurcation',
      note: 'The choice that decides how a project ages.',
    },
    { href: '/uniqueness/power', label: 'Power and control', note: 'Begin with the rules that are on by default.' },
    {
      href: '/case-studies',
      label: 'Worked examples',
      note: 'See the choices at work in four small applications.',
    },
  ],
  closing: {
    heading: 'Put the eight questions to us',
    text: 'Ask for a walkthrough, name the question that matters most to you, and judge the answer.',
    action: { href: '/contact-us?subject=walkthrough', label: 'Request a walkthrough' },
  },
  metadata: {
    title: 'What makes Genmaster different',
    description:
      'Secure defaults, database neutrality, voice control, code obfuscation and safe regeneration: three differences to try and two to read.',
  },
};
