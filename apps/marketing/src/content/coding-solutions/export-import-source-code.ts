import type { PageContent } from '../page-content.ts';

export const exportImportSourceCode: PageContent = {
  path: '/coding-solutions/export-import-source-code',
  area: 'coding-solutions',
  kind: 'page',
  name: 'Source export and import',
  summary: 'A complete project out, an existing project in, both checkable',
  heading: 'Take the source with you',
  promise: 'Export a complete project that builds on its own, or bring an existing one in and see what fits.',
  actions: [
    { href: '#what-is-in-the-box', label: 'Look in the box' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'what-is-in-the-box',
      heading: 'What is in the box',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An export holds everything the project is made of: source, model, tests, licences, build notes and a manifest with checksums. The planned file is an ordinary ZIP, so any tool can open it without us. Nothing in it is packed, encrypted or shortened, and a person who was never part of the project can find the way in.',
        },
        {
          kind: 'code',
          caption: 'The top level of an exported project',
          language: 'text',
          code: `invoice-desk.zip
  model/            the definitions everything is generated from
  generated/        source written from the model, with its tests
  manual/           source written by people, with its tests
  themes/  messages/  config/
  docs/build.md     the exact build steps, with tool versions
  docs/licences.md  every dependency, its version and its licence
  package.json
  package-lock.json
  manifest.json     every file above, with size and SHA-256`,
        },
        {
          kind: 'code',
          caption: 'One entry of the manifest',
          language: 'json',
          code: `{
  "project": "invoice-desk",
  "version": 117,
  "files": [
    {
      "path": "model/invoice.entity.json",
      "bytes": 208,
      "sha256": "9c53e22ff1773f0857f5a1098828c78d2b8be9350abaad5f3278e094b108419a",
      "layer": "model"
    }
  ]
}`,
        },
        {
          kind: 'paragraph',
          text: 'Secrets are never in the box. The build notes list their names, so the new home knows what to provide.',
        },
      ],
    },
    {
      id: 'builds-without-us',
      heading: 'Builds without us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The exported project needs no account and no connection to Genmaster. For a TypeScript project the planned build notes list these steps, and they use only public tools.',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Unpack', text: 'Open the ZIP in an empty folder.' },
            { title: 'Install', text: 'Run `npm ci`, which installs exactly the versions in the lock file.' },
            { title: 'Test', text: 'Run `npm test`: the generated and the manual tests run together.' },
            { title: 'Build', text: 'Run `npm run build`; the result is in `dist/`.' },
            {
              title: 'Provide',
              text: 'Create the database with the SQL scripts in `generated/` and set the secrets listed in the build notes.',
            },
            { title: 'Start', text: 'Run `npm start` and open the address it prints.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'A release that does not build from its own export will count as broken. That is the strongest form of the promise, because you can repeat the test on your own machine.',
        },
      ],
    },
    {
      id: 'bringing-code-in',
      heading: 'Bringing code in',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An existing project is read and sorted into three groups: recognised, kept as manual code, and waiting for your decision. The planned import changes nothing until you have seen the list.',
        },
        {
          kind: 'table',
          caption: 'What happens to the parts of an existing project',
          columns: ['Part', 'Group', 'What import does with it'],
          rows: [
            ['`CREATE TABLE` scripts', 'Recognised', 'Entities, fields, keys and relations in the model'],
            ['OpenAPI descriptions', 'Recognised', 'Operations, matched to entities by their schemas'],
            ['Translation files in JSON', 'Recognised', 'Texts in `messages/`, with missing keys listed'],
            ['Business logic', 'Manual code', 'Copied to `manual/` as it is'],
            ['Stored procedures and triggers', 'Manual code', 'Kept as files and named in the report'],
            ['Two tables for one thing', 'Your decision', 'Both are shown; you choose one, both or a relation'],
            ['A dependency without a licence', 'Your decision', 'Listed with the files that use it'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Expect the third group to be the real work. Import cannot know what a column called `flag2` means, and it does not guess.',
        },
      ],
    },
    {
      id: 'coming-back',
      heading: 'Coming back',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can edit an exported project outside and bring it back as a set of differences to review. The planned re-import uses the manifest to tell what changed, on both sides, since the export.',
        },
        {
          kind: 'table',
          caption: 'How a changed file is treated on the way back',
          columns: ['Changed outside', 'Changed inside', 'Result'],
          rows: [
            ['Manual file', 'Not changed', 'Offered as a change, ready to accept'],
            ['Manual file', 'Changed too', 'Both versions side by side; a person merges'],
            ['Model file', 'Not changed', 'Offered as sentences, with the generated files that follow'],
            ['Generated file', 'Any', 'Shown, and not accepted: the next regenerate would remove it'],
            ['New file in `manual/`', 'Not there', 'Added'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'For an edited generated file the report names the model item or the extension point where the same change would last. The work is not thrown away; it is moved.',
        },
      ],
    },
    {
      id: 'verify',
      heading: 'Verify',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A checksum tells you whether a file is byte for byte the one that was exported. Re-import is planned to compare every checksum and to list what is missing, added or altered before anything else happens.',
        },
        {
          kind: 'code',
          caption: 'The same check by hand, for one file (on Linux the command may be called sha256sum)',
          language: 'text',
          code: `$ shasum -a 256 model/invoice.entity.json
9c53e22ff1773f0857f5a1098828c78d2b8be9350abaad5f3278e094b108419a  model/invoice.entity.json`,
        },
        {
          kind: 'code',
          caption: 'After making the due date required, the checksum is another one',
          language: 'text',
          code: `$ shasum -a 256 model/invoice.entity.json
37faa3cdcd09c60c70218628b1ca58cc6099e03a92de7d9407c608be5f11d212  model/invoice.entity.json`,
        },
        {
          kind: 'paragraph',
          text: 'These are the real checksums of the invoice model shown on the page about code management, saved as a 208-byte file. A checksum proves that nothing changed by accident. It does not prove who made the file; that would need a signature.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/online-ide/code-management',
              label: 'The invoice model',
              note: 'See the file that these checksums belong to, in a comparison.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What does an export need to build?',
      answer:
        'The public tools named in its build notes, with versions. For a TypeScript project that is Node.js with npm, and a database. No account, licence key or connection to us is needed.',
    },
    {
      question: 'Can I bring existing code?',
      answer:
        'Yes, as part of the plan. Table scripts, OpenAPI descriptions and translation files are read into the model. Your business logic stays as manual code, and everything unclear is listed for your decision.',
    },
    {
      question: 'Does the export include my data?',
      answer:
        'No. It will hold the source, the model and sample data that is clearly marked. Take production data out with your database’s own backup tools, which can keep it consistent.',
    },
    {
      question: 'May I go on without Genmaster after an export?',
      answer:
        'That is what the export is for. The generated source is ordinary code with its tests, and you can keep it as manual code from that day on.',
    },
  ],
  related: [
    {
      href: '/coding-solutions/multi-programming-language-support',
      label: 'Programming languages',
      note: 'Choose the language of the source you take with you.',
    },
    { href: '/coding-solutions', label: 'Coding solutions', note: 'Return to the whole path from plan to handover.' },
    {
      href: '/inbuilt-solutions/import-export',
      label: 'Import and export of data',
      note: 'This page moves source; that one moves rows.',
    },
  ],
  closing: {
    heading: 'Ask what would happen to your project',
    text: 'Pre-order at ₹0 and describe what you would bring in or take out; the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Export and import full source code | Genmaster',
    description:
      'What a planned export holds: model, source, tests, licences, build steps and checksums, and what a re-import compares.',
  },
};
