import type { PageContent } from '../page-content.ts';
import { leaveOrArrive } from '../pictures/leave-or-arrive.ts';

export const codingSolutions: PageContent = {
  path: '/coding-solutions',
  area: 'coding-solutions',
  kind: 'collection',
  name: 'Coding solutions',
  summary: 'Planning, standards, configuration and portability beside the code',
  heading: 'From requirement to reviewed code',
  promise: 'Planning, standards, configuration and portability handled beside the code they affect.',
  actions: [
    { href: '#plan', label: 'Start with the plan' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'plan',
      heading: 'Plan',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A task belongs beside the change that completes it. The planned board ties each card to the model and file changes made under it, so you read the state of the work in the work itself.',
        },
        {
          kind: 'paragraph',
          text: 'This removes a daily chore. Nobody copies a status from one tool to another, and a card that is called done can be opened to see what was done. Readers who do not open code get a sentence for each model change.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/coding-solutions/project-management-tool',
              label: 'Project management tool',
              note: 'A board that works by keyboard and shows the changes behind each card.',
            },
          ],
        },
      ],
    },
    {
      id: 'agree',
      heading: 'Agree',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A standard is useful when it is checked on every save and explains itself. Rules for naming, complexity, unsafe calls and templates are planned as a set your team chooses, applied to generated and hand-written code alike.',
        },
        {
          kind: 'paragraph',
          text: 'The check happens while the author still remembers the line, so a review can be about the decision and not about spacing. Each finding has a reason in plain words, and only fixes that keep the meaning are applied automatically.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/coding-solutions/code-validation-standardisation',
              label: 'Code validation',
              note: 'Findings with reasons, previews of fixes, and exceptions that need a sentence.',
            },
          ],
        },
      ],
    },
    {
      id: 'configure',
      heading: 'Configure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A setting needs a name, a type, a limit and a description before it needs a value. The planned configuration checks every value before the application starts and remembers who changed it.',
        },
        {
          kind: 'paragraph',
          text: 'Many failures after a release come from a setting that was mistyped or missing. A checked description turns that failure into a message at start, with the value and the fix, while the previous version keeps running.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/coding-solutions/project-configuration',
              label: 'Project configuration',
              note: 'Typed settings, differences by environment, and a place for secrets.',
            },
          ],
        },
      ],
    },
    {
      id: 'target',
      heading: 'Target',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One model can be read in several programming languages and used on several kinds of device. Both are planned as choices you make late: the definition of an invoice does not mention a language, a browser or a screen size.',
        },
        {
          kind: 'paragraph',
          text: 'Your team then reads code in the language it knows, and your users get a screen that fits what they hold. What differs between targets is listed in tables that you can check line by line.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/coding-solutions/multi-programming-language-support',
              label: 'Programming languages',
              note: 'The same entity in four languages, with the type map in the open.',
            },
            {
              href: '/coding-solutions/cross-platform-support',
              label: 'Cross-platform support',
              note: 'Screens, inputs and browsers, with the fallback for each feature.',
            },
          ],
        },
      ],
    },
    {
      id: 'leave-or-arrive',
      heading: 'Leave or arrive',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can take the whole source with you, and you can bring an existing project in. Export and import are planned as ordinary, checkable operations: a ZIP file with a manifest on the way out, and a list of what was recognised on the way in.',
        },
        leaveOrArrive.en,
        {
          kind: 'paragraph',
          text: 'This is a question of ownership as much as of tools. A project that builds without its builder can be handed to a customer, audited by a third party or kept for years.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/coding-solutions/export-import-source-code',
              label: 'Source export and import',
              note: 'What is in the box, the exact build steps and how to verify it.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Which pages to read first, by what you are starting with',
          columns: ['You have', 'Read first', 'Then', 'Then'],
          rows: [
            ['A new project', 'Project management tool', 'Project configuration', 'Programming languages'],
            ['Existing code', 'Source export and import', 'Code validation', 'Project configuration'],
            ['A handover to prepare', 'Source export and import', 'Code validation', 'Cross-platform support'],
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I bring existing code?',
      answer:
        'Yes, as part of the plan. Import keeps your code as manual code, reads database scripts and API descriptions into the model where it recognises them, and lists everything that needs a decision from you.',
    },
    {
      question: 'Do these parts depend on each other?',
      answer:
        'No. A team will be able to use the checks without the board, or the export without either. They share one thing, the model. That is why a task, a finding and a setting can point to the same field.',
    },
    {
      question: 'Can I add my own rules?',
      answer:
        'Yes, in the design. A rule is a small file in your project with a name, a reason and a test. It is reviewed and versioned like any other code, and runs with the built-in rules.',
    },
  ],
  related: [
    {
      href: '/coding-solutions/export-import-source-code',
      label: 'Source export and import',
      note: 'Read the way out before you decide on the way in.',
    },
    {
      href: '/coding-solutions/project-management-tool',
      label: 'Project management tool',
      note: 'Start at the beginning, with a task and its changes.',
    },
    {
      href: '/online-ide',
      label: 'Online IDE',
      note: 'See the workbench in which all of this happens.',
    },
  ],
  closing: {
    heading: 'Tell us what you are starting from',
    text: 'A new project, existing code or a handover: pre-order at ₹0 and name yours.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Coding solutions for real projects | Genmaster',
    description:
      'Planning, code standards, typed configuration, several target languages and full source export: what is planned, shown in listings.',
  },
};
