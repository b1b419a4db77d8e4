import type { PageContent } from '../page-content.ts';

export const projectConfiguration: PageContent = {
  path: '/coding-solutions/project-configuration',
  area: 'coding-solutions',
  kind: 'page',
  name: 'Project configuration',
  summary: 'Settings with names, types, limits and a history',
  heading: 'Settings with names, types and limits',
  promise: 'Every setting is described, checked before start and traceable to who changed it.',
  actions: [
    { href: '#typed-with-defaults', label: 'Read a real setting' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'typed-with-defaults',
      heading: 'Typed, with defaults',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each setting has a name, a type, an allowed range, a default and a sentence about its effect. The planned description is a JSON Schema, so the form, the checker and your own tools all read the same source.',
        },
        {
          kind: 'code',
          caption: 'One setting, described in full',
          language: 'json',
          code: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "session.idleMinutes": {
      "title": "Idle minutes before sign-out",
      "description": "A person who does nothing for this long is signed out. Unsaved text is kept.",
      "type": "integer",
      "minimum": 5,
      "maximum": 480,
      "default": 30
    }
  },
  "additionalProperties": false
}`,
        },
        {
          kind: 'paragraph',
          text: 'The last line of the description matters as much as the range. A name that is not described is refused, so a mistyped setting cannot be ignored in silence.',
        },
      ],
    },
    {
      id: 'environments',
      heading: 'Environments',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An environment stores only what differs from the project’s defaults. With the planned files you see the whole difference between test and production in a few lines, and a difference that nobody meant stands out.',
        },
        {
          kind: 'code',
          caption: '`config/production.json`: everything that differs from the defaults',
          language: 'json',
          code: `{
  "session.idleMinutes": 15,
  "mail.sendRealMessages": true
}`,
        },
        {
          kind: 'table',
          caption: 'The values in effect, and where each one comes from',
          columns: ['Setting', 'Test', 'Production', 'Comes from'],
          rows: [
            ['session.idleMinutes', '30', '15', 'Default; production'],
            ['mail.sendRealMessages', 'false', 'true', 'Default; production'],
            ['report.rowLimit', '50000', '50000', 'Default'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Full copies for each environment drift apart, because every change has to be made several times. A short list of differences has nothing to drift.',
        },
      ],
    },
    {
      id: 'secrets-are-not-settings',
      heading: 'Secrets are not settings',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A password, a key or a token never goes into a settings file. It belongs in the secret store of the place where the application runs, and the planned configuration holds only its name.',
        },
        {
          kind: 'code',
          caption: 'A setting that refers to a secret by name',
          language: 'json',
          code: `{
  "mail.host": "smtp.example.com",
  "mail.user": "invoices@example.com",
  "mail.password": { "secret": "mail-password" }
}`,
        },
        {
          kind: 'list',
          items: [
            'The value is read at start and kept in memory; it is not written to logs, exports or error reports.',
            'A setting described as a secret refuses plain text, so pasting a password by mistake is an error.',
            'The names of all secrets are listed in the build notes, so a new environment knows what to provide.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Everyone who reads the code can then read the settings files too. A secret can be replaced without a change to the project.',
        },
      ],
    },
    {
      id: 'fail-early',
      heading: 'Fail early',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A wrong configuration stops the start and says which setting is wrong, what value it has and how to repair it. The planned check reads every setting first and reports all problems in one go.',
        },
        {
          kind: 'code',
          caption: 'What a refused start prints',
          language: 'text',
          code: `Not started: 3 problems in config/production.json

session.idleMinutes    is 900; allowed is 5 to 480
                       Fix: choose a value in that range, for example 480
session.idelMinutes    is not a known setting
                       Fix: did you mean session.idleMinutes?
mail.password          refers to the secret "mail-password", which is not provided
                       Fix: add it to the secret store of this environment`,
        },
        {
          kind: 'paragraph',
          text: 'A start that fails is a small event, because the version that was running keeps running. The alternative is a failure at midnight, in the first report that needs the missing value.',
        },
      ],
    },
    {
      id: 'history',
      heading: 'History',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every change of a setting records who made it, when, and from what value to what. In the planned list each entry has an undo, which is itself a new entry with its own reason.',
        },
        {
          kind: 'table',
          caption: 'The history of one setting, newest first',
          columns: ['Version', 'Who', 'Environment', 'From', 'To', 'Reason'],
          rows: [
            ['131', 'Owner C', 'Production', '10', '15', 'Undo of 127: too short for the order desk'],
            ['127', 'Developer A', 'Production', '30 (default)', '10', 'Shared desks in the warehouse'],
            ['96', 'Developer A', 'Default', '60', '30', 'Agreed in the security review'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'When something behaves differently and no code has changed, this is the first place to look. A secret’s history shows when it was replaced and by whom, and never its value.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can a setting be changed while the application runs?',
      answer:
        'Only where its description says so. Such settings will take effect on the next request. All others need a restart, and the form is to say which kind you are looking at before you save.',
    },
    {
      question: 'Can I add settings of my own?',
      answer:
        'Yes, that is part of the design. Describe them in a file under `config/` with a title, a type, a range and a default. They then appear in the form, in the check at start and in the history, like the built-in ones.',
    },
    {
      question: 'What about environment variables?',
      answer:
        'A setting will accept a variable derived from its name, such as `SESSION_IDLE_MINUTES`. The value goes through the same check, and the list of values in effect says where it came from.',
    },
  ],
  related: [
    {
      href: '/coding-solutions/cross-platform-support',
      label: 'Cross-platform support',
      note: 'Settings differ by environment; screens differ by device.',
    },
    {
      href: '/coding-solutions/multi-programming-language-support',
      label: 'Programming languages',
      note: 'The same typed care, applied to the code of an entity.',
    },
    {
      href: '/inbuilt-solutions/form-validation',
      label: 'Form validation',
      note: 'Rules with limits and plain messages, this time for your users.',
    },
  ],
  closing: {
    heading: 'Next: the language of the code',
    text: 'Settings are typed; so are entities. See one entity written in four languages.',
    action: {
      href: '/coding-solutions/multi-programming-language-support',
      label: 'Compare the languages',
    },
  },
  metadata: {
    title: 'Typed project configuration | Genmaster',
    description:
      'One setting described in full, its limits, what production changes and where secrets belong. Forms and checks for settings are planned.',
  },
};
