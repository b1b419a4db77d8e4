import type { PageContent } from '../page-content.ts';

export const aiCodeAnalyzer = {
  path: '/generative-ai/ai-code-analyzer',
  area: 'generative-ai',
  kind: 'page',
  name: 'AI code analyser',
  summary: 'Findings with a reason, a line and a suggested fix',
  heading: 'A second pair of eyes on every change',
  promise: 'Findings with a reason, a line and a suggested change you can preview.',
  actions: [
    { href: '#reason-before-remedy', label: 'Read a finding' },
    { href: '#what-it-looks-for', label: 'What it looks for' },
  ],
  sections: [
    {
      id: 'what-it-looks-for',
      heading: 'What it looks for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The planned analyser looks for five kinds of trouble: unused code, risky calls, long or tangled functions, missing error handling and accessibility slips in templates. The sample below has fifteen lines, and four of the five kinds are in it.',
        },
        {
          kind: 'code',
          caption: 'remind.js: a small module, as it was submitted for review',
          language: 'ts',
          code: `import { sendMail, formatDate } from './mail.js';

export async function remind(invoices, today) {
  for (const invoice of invoices) {
    if (invoice.dueDate < today) {
      if (invoice.status === 'unpaid') {
        sendMail(invoice.email, 'Reminder');
      }
    }
  }
}

export function showTotal(element, invoice) {
  element.innerHTML = '<b>' + invoice.customer + '</b>: ' + invoice.amount;
}`,
        },
        {
          kind: 'table',
          caption: 'Findings in remind.js',
          columns: ['Line', 'Kind', 'Finding', 'Rule'],
          rows: [
            ['1', 'Unused code', '`formatDate` is imported and never used', '`no-unused-import`'],
            ['5–6', 'Tangled function', 'Two nested conditions that could be one', '`no-nested-if`'],
            [
              '7',
              'Missing error handling',
              'The promise of `sendMail` is neither awaited nor handled',
              '`handled-promise`',
            ],
            ['14', 'Risky call', 'Data is inserted as HTML', '`no-html-from-data`'],
          ],
        },
        {
          kind: 'table',
          caption: 'Complexity: one, plus one for each branch or loop',
          columns: ['Function', 'Counted', 'Complexity'],
          rows: [
            ['`remind`', '1 + one loop + two conditions', '4'],
            ['`showTotal`', '1', '1'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The fifth kind concerns templates: an image without a description, a field without a label, or a click handler on an element that no keyboard can reach.',
        },
      ],
    },
    {
      id: 'reason-before-remedy',
      heading: 'Reason before remedy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A finding first says why it matters, then when it does not, and only then what to do. The rule has a name, so you can look it up, discuss it or switch it off. Every planned finding has these same four parts.',
        },
        {
          kind: 'table',
          caption: 'Two findings in full',
          columns: ['Part', 'Line 7: `handled-promise`', 'Line 14: `no-html-from-data`'],
          rows: [
            [
              'Why it matters',
              'If one mail fails, the error is lost, and `remind` reports success before any mail has gone.',
              'A customer name that contains markup becomes part of the page. That can run a script.',
            ],
            [
              'When it does not',
              'If nobody needs to know whether the mail was sent. Then say so with `void`.',
              'If the text is a constant from your own code.',
            ],
            ['What to do', 'Await the call and decide what a failure means.', 'Create an element and set its text.'],
            ['How sure', 'Certain: the call returns a promise.', 'Certain: `invoice` is a parameter.'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A reason teaches; a bare remedy only instructs. Someone who has understood line 14 once will not write it again, and that is worth more than the fix.',
        },
      ],
    },
    {
      id: 'suggested-change',
      heading: 'Suggested change',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A suggested change is a small difference that you can apply, edit or refuse. Planned suggestions touch as few lines as possible and never tidy up the lines around them, because a review should concern one thing at a time.',
        },
        {
          kind: 'code',
          caption: 'Line 14: the suggested change',
          language: 'diff',
          code: ` export function showTotal(element, invoice) {
-  element.innerHTML = '<b>' + invoice.customer + '</b>: ' + invoice.amount;
+  const customer = document.createElement('b');
+  customer.textContent = invoice.customer;
+  element.replaceChildren(customer, ': ' + invoice.amount);
 }`,
        },
        {
          kind: 'code',
          caption: 'Lines 4 to 7: two findings that are best solved together',
          language: 'diff',
          code: `   for (const invoice of invoices) {
-    if (invoice.dueDate < today) {
-      if (invoice.status === 'unpaid') {
-        sendMail(invoice.email, 'Reminder');
-      }
-    }
+    if (invoice.dueDate < today && invoice.status === 'unpaid') {
+      await sendMail(invoice.email, 'Reminder');
+    }
   }`,
        },
        {
          kind: 'paragraph',
          text: 'Applying the second one raises a question that no tool can answer: should one failed mail stop all the others? The suggestion stops at the first failure and says so. If you want the others to go out, edit it before you apply it.',
        },
      ],
    },
    {
      id: 'generated-or-manual',
      heading: 'Generated or manual',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each planned finding says which layer it is in, and therefore who should act. A finding in manual code is yours to fix. One in generated code is corrected in the model or in the generator, since an edit there would be lost on the next run.',
        },
        {
          kind: 'table',
          caption: 'The same rule in both layers',
          columns: ['File', 'Layer', 'Finding', 'Who acts, and where'],
          rows: [
            ['`manual/remind.js`', 'Manual', 'Unused import on line 1', 'You, in the file'],
            [
              '`generated/invoice-form.html`',
              'Generated',
              'Label missing for `notes`',
              'You, in the model: give the field a label',
            ],
            [
              '`generated/invoice-routes.ts`',
              'Generated',
              'Unused import on line 3',
              'Us: it is a fault of the generator',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The third row is the honest one. Generated code is held to the same rules as yours, and its faults are reported as faults. You are not asked to fix a file that will be rewritten.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/uniqueness/auto-manual-code-bifracation',
              label: 'Code bifurcation',
              note: 'How the two layers are told apart, file by file.',
            },
          ],
        },
      ],
    },
    {
      id: 'being-wrong',
      heading: 'Being wrong',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every analyser is wrong at times, so a false alarm can be marked, and it then stays quiet. The planned mark needs a reason and covers one rule on one line. A reason helps the next reader, who would otherwise have to work it out again.',
        },
        {
          kind: 'code',
          caption: 'A false alarm, marked with its reason',
          language: 'ts',
          code: `const NOTICE = '<strong>Reminders are sent at 8 in the morning.</strong>';

export function showNotice(element: HTMLElement): void {
  // analyser-allow no-html-from-data: NOTICE is a constant in this file, not data.
  element.innerHTML = NOTICE;
}`,
        },
        {
          kind: 'list',
          items: [
            'A mark without a reason is itself a finding.',
            'When the line changes, the mark is shown again for a decision.',
            'All marks of a project are listed in one place, with their reasons.',
            'A rule that is marked often is probably a poor rule for your project, and can be switched off there.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which model is used on this page?',
      answer:
        'None. The findings on this page come from fixed rules applied to fifteen lines of code. Unused imports, nesting and complexity can be counted; no model is needed for that.',
    },
    {
      question: 'Who approves a change?',
      answer:
        'A person. Each planned suggestion is a difference with apply, edit and refuse. A refused suggestion is remembered for that line, so it does not come back until the line changes.',
    },
    {
      question: 'What is recorded?',
      answer:
        'By design: the rule, the line, the decision and the reason, if one was given. The record is meant for the people who maintain the project, and false alarms are listed together.',
    },
    {
      question: 'Does it replace a review by a colleague?',
      answer:
        'No. It is meant to find what can be seen in the text of the code, such as the four findings in the sample. Whether the code does the right thing for the business is a question for a colleague.',
    },
  ],
  related: [
    {
      href: '/generative-ai/automatic-form-filling',
      label: 'Automatic form filling',
      note: 'Previous: proposed values that show the words they came from.',
    },
    {
      href: '/generative-ai',
      label: 'AI assistance',
      note: 'Next: back to the four rules that this page follows.',
    },
    {
      href: '/coding-solutions/code-validation-standardisation',
      label: 'Code validation',
      note: 'For rules on style and format that can be corrected automatically.',
    },
  ],
  closing: {
    heading: 'Read the reason before the remedy',
    text: 'Genmaster is open for pre-order at ₹0, with the release date to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Code analyser with reasons and fixes | Genmaster',
    description:
      'A small JavaScript module with its findings, their reasons, complexity per function and suggested changes. The analyser is planned.',
  },
} satisfies PageContent;
