import type { PageContent } from '../page-content.ts';

export const codeValidationStandardisation: PageContent = {
  path: '/coding-solutions/code-validation-standardisation',
  area: 'coding-solutions',
  kind: 'page',
  name: 'Code validation',
  summary: 'Team rules with plain reasons and safe automatic fixes',
  heading: 'One standard, checked on every save',
  promise: 'Rules your team chooses, explained in plain words and fixed automatically where that is safe.',
  actions: [
    { href: '#explain-then-fix', label: 'See a finding and its fix' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'choose-the-rules',
      heading: 'Choose the rules',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your team decides which rules apply and how strict each one is. Five groups are planned, and every rule has an example of what it reports, so you choose by reading and not by trial.',
        },
        {
          kind: 'table',
          caption: 'The five groups of rules, with an example of each',
          columns: ['Group', 'Example of a rule', 'What it reports', 'Why it matters'],
          rows: [
            ['Naming', 'whole-words', '`const inv = …`', 'Abbreviations are read differently by each reader'],
            ['Complexity', 'branches', 'A function with more than ten branches', 'It cannot be tested in full'],
            ['Duplication', 'repeated-block', 'The same ten lines in two files', 'One of them will miss the next fix'],
            ['Unsafe calls', 'html-from-text', '`element.innerHTML = name`', 'Text from a user could run as code'],
            [
              'Accessibility',
              'control-has-label',
              'An input without a label',
              'A screen reader cannot say what it is for',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The chosen set is a file in the project. It is reviewed and versioned with the code it judges.',
        },
      ],
    },
    {
      id: 'explain-then-fix',
      heading: 'Explain, then fix',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each finding says why it matters before it offers a fix, and each fix has a preview. In the planned checker only fixes that keep the meaning are applied together; the others wait for a person, one by one.',
        },
        {
          kind: 'code',
          caption: 'Three lines with two findings',
          language: 'ts',
          code: `var total = 0;
for (const line of lines) total += line.amount;
summary.innerHTML = 'Total for ' + customer.name + ': ' + total;`,
        },
        {
          kind: 'code',
          caption: 'The two findings and the preview of their fixes',
          language: 'diff',
          code: ` Line 1, block-scope: "var" reaches the whole function. Safe fix.
-var total = 0;
+let total = 0;

 Line 3, html-from-text: a customer's name could contain markup that runs. Needs your decision.
-summary.innerHTML = 'Total for ' + customer.name + ': ' + total;
+summary.textContent = 'Total for ' + customer.name + ': ' + total;`,
        },
        {
          kind: 'paragraph',
          text: 'The first fix is safe because the name is declared once and used only after that line, in the same block. The second changes what appears if the name was meant to hold markup, and only you know that.',
        },
      ],
    },
    {
      id: 'generated-code-obeys-too',
      heading: 'Generated code obeys too',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The rules you choose run on generated files as well as on yours. A finding in a generated file is our defect to repair, and the planned report sends it to us and not to your list of work.',
        },
        {
          kind: 'table',
          caption: 'Who acts on a finding',
          columns: ['Where it is found', 'Who repairs it', 'What you can do meanwhile'],
          rows: [
            ['`manual/`', 'You', 'Fix it, or write an exception with a reason'],
            ['`generated/`', 'We do, in the generator', 'Switch the rule off for that folder, with a note that we see'],
            ['`model/`', 'You', 'Rename or correct the item; the generated code follows'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Excusing generated code is common, and it has a cost: people stop reading it. Code that meets your own standard can be read, reviewed and handed over without an apology.',
        },
      ],
    },
    {
      id: 'exceptions-with-reasons',
      heading: 'Exceptions with reasons',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A rule can be set aside for one line when the exception states its reason in a sentence. The planned checker rejects an exception without one, and it shows each new exception in the review.',
        },
        {
          kind: 'code',
          caption: 'A rejected exception and an accepted one',
          language: 'ts',
          code: `// gm-allow named-number
const rejected = line.slice(0, 37);

// gm-allow named-number: the bank's file format fixes this column at 37 characters.
const accepted = line.slice(0, 37);`,
        },
        {
          kind: 'paragraph',
          text: 'An exception covers the next line only, and one that no longer hides anything is itself reported. The list of exceptions stays short, and each entry can still be understood by someone who joined later.',
        },
      ],
    },
    {
      id: 'trends-not-scores',
      heading: 'Trends, not scores',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The report shows how findings change over time and gives no overall grade. A grade invites work on the number; a trend shows where the code becomes easier or harder to change.',
        },
        {
          kind: 'table',
          caption: 'A sample of the planned report: open findings at the end of four versions',
          columns: ['Group', 'Version 115', 'Version 116', 'Version 117', 'Version 118', 'Reading'],
          rows: [
            ['Naming', '14', '11', '9', '9', 'Falling, then steady'],
            ['Complexity', '3', '3', '4', '5', 'Rising in manual/import'],
            ['Unsafe calls', '1', '0', '0', '0', 'Cleared in 116'],
            ['Accessibility', '6', '6', '2', '2', 'Four labels added in 117'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The figures above belong to an invented sample project. The useful line is the second one: it names a folder, and a folder is something a team can discuss.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I add my own rules?',
      answer:
        'Yes. In the design, a rule is a file with a name, a reason, one example it reports and one it accepts. The examples are its tests, and a rule without both will not be loaded.',
    },
    {
      question: 'Will automatic fixes break my code?',
      answer:
        'Only fixes that keep the meaning will be applied without asking, such as `let` for `var` where the name stays in its block. Anything that could change a result is shown as a preview and waits for you.',
    },
    {
      question: 'We have a large existing codebase. Where do we begin?',
      answer:
        'You will be able to record today’s findings as a starting point. From then on only new findings stop a merge, and the old list is worked down folder by folder, at your own pace.',
    },
  ],
  related: [
    {
      href: '/coding-solutions/project-management-tool',
      label: 'Project management tool',
      note: 'See where the result of a check appears in the plan.',
    },
    {
      href: '/coding-solutions/cross-platform-support',
      label: 'Cross-platform support',
      note: 'Good code still has to run where your users are.',
    },
    {
      href: '/generative-ai/ai-code-analyzer',
      label: 'AI code analyser',
      note: 'For questions that fixed rules cannot answer.',
    },
  ],
  closing: {
    heading: 'Bring your standard',
    text: 'Pre-order at ₹0 and send us the three rules your reviews repeat most often.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Code standards with safe auto-fix | Genmaster',
    description:
      'Three lines of code, two findings with reasons and a preview of their fixes. The checker and its five groups of rules are planned.',
  },
};
