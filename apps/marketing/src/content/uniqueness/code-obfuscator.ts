import type { PageContent } from '../page-content.ts';

const original = `function invoiceState(dueDate, today, paid) {
  if (paid) {
    return 'settled';
  }
  return dueDate < today ? 'overdue' : 'open';
}`;

const light = `function invoiceState(a,b,c){if(c){return'settled'}return a<b?'overdue':'open'}`;

const medium = `const _=['c2V0dGxlZA==','b3ZlcmR1ZQ==','b3Blbg=='].map(s=>atob(s));
function invoiceState(a,b,c){if(c){return _[0]}return a<b?_[1]:_[2]}`;

const heavy = `const _=['c2V0dGxlZA==','b3ZlcmR1ZQ==','b3Blbg=='].map(s=>atob(s));
function invoiceState(a,b,c){for(let d=c?3:1;;)switch(d){case 1:d=a<b?7:5;break;case 3:return _[0];case 5:return _[2];case 7:return _[1]}}`;

// The listings are plain ASCII, so characters and bytes are the same count.
const bytes = (listing: string) => String(listing.length);

export const codeObfuscator: PageContent = {
  path: '/uniqueness/code-obfuscator',
  area: 'uniqueness',
  kind: 'page',
  name: 'Code obfuscator',
  summary: 'Make published front-end code hard to copy, at a known cost.',
  heading: 'Publish front-end code that is hard to copy',
  promise: 'Rename, restructure and encode what you ship, and see what it costs in size and speed.',
  actions: [
    { href: '#the-price', label: 'Compare three levels' },
    { href: '#what-it-is-not', label: 'Read the limits first' },
  ],
  sections: [
    {
      id: 'what-it-changes',
      heading: 'What it changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An obfuscator rewrites code so that it does the same work and says less about it. The planned tool makes three kinds of change. Each is shown here with one line before and one line after.',
        },
        {
          kind: 'table',
          caption: 'Three changes, before and after',
          columns: ['Change', 'Before', 'After'],
          rows: [
            ['Identifier renaming', '`const lateDays = today - dueDate;`', '`const a=b-c;`'],
            ['String encoding', "`label = 'Overdue';`", "`a=atob('T3ZlcmR1ZQ==');`"],
            [
              'Control flow (optional)',
              '`if (paid) close(); else remind();`',
              '`for(let s=a?4:9;s;)switch(s){case 4:b();s=0;break;case 9:c();s=0}`',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Renaming removes the words that explain a program. Encoding hides texts from a simple search. Changing the control flow hides the order of steps. Together they make copying a piece of logic slower than writing it again, which is the whole purpose.',
        },
      ],
    },
    {
      id: 'what-it-is-not',
      heading: 'What it is not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Obfuscation is not encryption, and obfuscated code is no place for secrets. Anything that a browser can run can be studied by the person who owns the browser. The encoded text in the table above is readable to anyone who calls the same built-in function.',
        },
        {
          kind: 'list',
          items: [
            'Keep keys, passwords and tokens on the server.',
            'Decide on the server who may do what; a hidden button is not a rule.',
            'Treat every value that comes from the browser as unchecked.',
            'Expect a patient reader to understand the code in the end.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'It is also not a licence. If copying would harm you, a contract and a clear copyright notice do work that no tool can. The planned tool warns when a text looks like a key, so that it does not ship by mistake.',
        },
      ],
    },
    {
      id: 'the-price',
      heading: 'The price',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Obfuscation has a price in bytes and in run time, and it depends on your code. This is one small function at three levels. The table counts the bytes of exactly these listings.',
        },
        { kind: 'code', caption: 'The original, as written (JavaScript)', language: 'text', code: original },
        { kind: 'code', caption: 'Light: renamed and tightened', language: 'text', code: light },
        { kind: 'code', caption: 'Medium: strings encoded as well', language: 'text', code: medium },
        { kind: 'code', caption: 'Heavy: control flow changed as well', language: 'text', code: heavy },
        {
          kind: 'table',
          caption: 'Bytes of the listings above',
          columns: ['Version', 'Bytes', 'Still plain to see'],
          rows: [
            ['Original', bytes(original), 'Everything'],
            ['Light', bytes(light), 'The texts and the order of steps'],
            ['Medium', bytes(medium), 'The order of steps'],
            ['Heavy', bytes(heavy), 'The name of the public function'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Light is smaller than the original because names and spaces are gone. The other two are larger than light, and they do more work at each call. A planned bench will measure both versions of your own code in your browser. A general percentage would mislead you, so none is quoted.',
        },
      ],
    },
    {
      id: 'debugging-afterwards',
      heading: 'Debugging afterwards',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Obfuscated code can still be debugged by the people who hold its source map. The map translates each position of the published file back to your own line. It is kept private: stored with the build and never published beside the file.',
        },
        {
          kind: 'code',
          caption: 'Planned settings for one build',
          language: 'json',
          code: `{
  "level": "medium",
  "sourceMap": { "write": true, "folder": "private/maps", "linkInOutput": false },
  "keepNames": ["invoiceState", "GenmasterPlugin"],
  "exclude": ["vendor/**", "**/*.license.js"],
  "keepComments": ["@license", "@preserve"]
}`,
        },
        {
          kind: 'list',
          items: [
            'Stable names: public functions keep their names, so that other code can call them.',
            'Exclusions: third-party files stay as they are, because their licences may require it.',
            'Licence comments: kept in the output, even at the highest level.',
          ],
        },
      ],
    },
    {
      id: 'choosing-a-level',
      heading: 'Choosing a level',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Choose the lowest level that protects what is worth protecting. Most files of an application are forms and lists, and nobody gains by copying them. Three levels are planned, and each file or folder can have its own.',
        },
        {
          kind: 'table',
          caption: 'Guidance for the three levels',
          columns: ['Level', 'What it does', 'Worth it for', 'Avoid it for'],
          rows: [
            [
              'Light',
              'Renames and tightens',
              'Everything that you publish',
              'Code whose names other code reads at run time',
            ],
            [
              'Medium',
              'Light, and encodes texts',
              'Screens with internal wording, partner portals',
              'Files made mostly of translated text',
            ],
            [
              'Heavy',
              'Medium, and changes control flow',
              'One calculation or algorithm that is your own',
              'Loops that run often, animation, large files',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Measure before you decide. If a heavier level costs time that a visitor can feel, move the logic to the server instead. There it is both quick and out of sight.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is obfuscation the same as security?',
      answer:
        'No. It delays a reader and protects nothing that must stay secret. Access rules and keys belong on the server, whatever level you choose.',
    },
    {
      question: 'Will my code still work the same way?',
      answer:
        'That is the aim, and you should test it. Code that reads its own names at run time can break under renaming, so such names are put on the list of names to keep.',
    },
    {
      question: 'Does it affect accessibility or search engines?',
      answer:
        'Not by itself, because markup and text on the page stay as they are. Encoding applies to strings inside scripts, so keep page text in the markup, where it is readable without scripts.',
    },
  ],
  related: [
    { href: '/uniqueness/voice-control', label: 'Voice control', note: 'Another feature that begins with its limits.' },
    {
      href: '/uniqueness/auto-manual-code-bifracation',
      label: 'Code bifurcation',
      note: 'Decide which files are yours before you protect them.',
    },
    {
      href: '/coding-solutions/project-configuration',
      label: 'Project configuration',
      note: 'Where settings like the level belong, and where keys must not be.',
    },
  ],
  closing: {
    heading: 'Protect one file, not everything',
    text: 'Pre-order at ₹0 and tell us which part of your code you would protect. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'JavaScript obfuscator with measured cost | Genmaster',
    description:
      'Read one JavaScript function at three levels of obfuscation, with the bytes of each counted. Includes the limits of the planned tool.',
  },
};
