import type { PageContent } from '../page-content.ts';
import { layerFiles } from '../pictures/two-layers.ts';

export const autoManualCodeBifracation: PageContent = {
  path: '/uniqueness/auto-manual-code-bifracation',
  area: 'uniqueness',
  kind: 'page',
  name: 'Code bifurcation',
  summary: 'Generated and manual code in separate files, safely apart.',
  heading: 'Generated and hand-written code, kept apart',
  promise: 'Regenerate as often as you like; code written by hand is never overwritten.',
  actions: [
    { href: '#demo', label: 'Regenerate a file' },
    { href: '#two-layers-one-application', label: 'See the boundary' },
  ],
  demo: {
    id: 'code-bifurcation',
    heading: 'A regeneration, line by line',
    instruction: 'Change the definition or write between the marks, read the difference, then regenerate.',
    reality:
      'The generator, the comparison and the difference run here, on your definition and your text. The marks, the open decisions and the untouched manual file are real; the project has two files and lives in this browser alone. What no longer fits is found by its names: the import and the properties of variables declared with the generated type. The type check of a whole project is planned.',
  },
  sections: [
    {
      id: 'two-layers-one-application',
      heading: 'Two layers, one application',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An application has two layers of files: generated files, which are marked and replaceable, and manual files, which are yours. Both are ordinary source code, and both are compiled into one application. The boundary is visible in the file names.',
        },
        {
          kind: 'table',
          caption: 'The boundary, in file names',
          columns: ['Generated: replaced each time', 'Manual: never written by the generator'],
          rows: [
            ['`src/generated/invoice.model.ts`', '`src/manual/invoice.rules.ts`'],
            ['`src/generated/invoice.form.tsx`', '`src/manual/invoice.form-parts.tsx`'],
            ['`src/generated/invoice.api.ts`', '`src/manual/invoice.actions.ts`'],
            ['`db/generated/0007_invoice_currency.sql`', '`db/manual/0007_backfill_currency.sql`'],
          ],
        },
        layerFiles,
        {
          kind: 'code',
          caption: 'The first lines of a generated file',
          language: 'ts',
          code: `// Generated from model/invoice.yaml. Changes here are lost at the next generation.
// Your code belongs in src/manual/invoice.rules.ts.
export interface Invoice {
  readonly id: number;
  number: string;
  dueDate: string;
  amount: number;
}`,
        },
        {
          kind: 'paragraph',
          text: 'In the planned layout a manual file may import a generated one. A generated file reaches manual code only through a fixed entry. That makes it plain who depends on whom.',
        },
      ],
    },
    {
      id: 'where-your-code-goes',
      heading: 'Where your code goes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your code goes into an extension file or, for a few lines, into a named region. The rule of thumb is short. If you would write a test for it, it deserves a file. If it is one line of wording or markup, a region will do.',
        },
        {
          kind: 'code',
          caption: 'An extension file: src/manual/invoice.rules.ts',
          language: 'ts',
          code: `interface InvoiceDraft {
  dueDate: string;
  amount: number;
}

/** Amounts from 100,000 on need at least seven days before they are due. */
export function checkInvoice(draft: InvoiceDraft, today: Date): string | undefined {
  const daysLeft = (Date.parse(draft.dueDate) - today.getTime()) / 86_400_000;
  return draft.amount >= 100_000 && daysLeft < 7
    ? 'Choose a due date at least seven days from today for this amount.'
    : undefined;
}`,
        },
        {
          kind: 'code',
          caption: 'A named region in a generated screen',
          language: 'html',
          code: `<form id="invoice-form">
  <!-- manual:begin notice -->
  <p>Invoices are due on working days only.</p>
  <!-- manual:end notice -->
</form>`,
        },
        {
          kind: 'paragraph',
          text: 'A region has a name, so it is found again even when the lines around it move. A generation that would lose a region is refused, and the region is named. Delete a mark in the demo above to see it.',
        },
      ],
    },
    {
      id: 'what-happens-on-regenerate',
      heading: 'What happens on regenerate',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A regeneration has four steps, and you see its result before anything is kept. The demo above does all four for one file; the same for a whole project is planned.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Compare',
              text: 'The model is compared with the one used last time, and the files that would change are listed with their differences.',
            },
            {
              title: 'Write the generated layer',
              text: 'Marked files are written anew. A generated file that someone edited by hand is reported first, not overwritten in silence.',
            },
            {
              title: 'Leave the manual layer',
              text: 'Nothing in the manual folders is opened for writing, and regions are carried over by name.',
            },
            {
              title: 'Report what no longer fits',
              text: 'The whole project is type-checked. Each place in manual code that uses something renamed or removed is listed with its line.',
            },
          ],
        },
        {
          kind: 'code',
          caption: 'The number may now have 30 characters, and the note is gone: the diff of the model file',
          language: 'diff',
          code: `--- a/src/generated/invoice.model.ts
+++ b/src/generated/invoice.model.ts
@@ -3,8 +3,7 @@
 export interface Invoice {
   readonly id: number;
-  /** At most 20 characters. */
+  /** At most 30 characters. */
   number: string;
   dueDate: string;
   amount: number;
-  note?: string;
 }`,
        },
        {
          kind: 'code',
          caption: 'The report of step four',
          language: 'text',
          code: `4 generated files written, 0 manual files written
1 place no longer fits:
  src/manual/invoice.actions.ts:14  uses Invoice.note, which the model no longer has`,
        },
      ],
    },
    {
      id: 'when-both-sides-changed',
      heading: 'When both sides changed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sometimes a generated file was edited by hand and the model changed as well. A three-way view shows the last generated version, the new one and yours, with a plain choice for each place. Nothing is resolved silently. The demo above has the first two choices; the others are planned.',
        },
        {
          kind: 'table',
          caption: 'One conflict in three columns',
          columns: ['Last generated', 'Newly generated', 'Your edit'],
          rows: [['`maxLength: 20`', '`maxLength: 30`', '`maxLength: 24`']],
        },
        {
          kind: 'list',
          items: [
            'Take the new one: the field allows 30 characters and your edit is dropped.',
            'Keep the hand-written one: 24 stays in the file, and it is reported each time.',
            'Make it an override: 24 moves into the model, and later generations keep it.',
            'Adopt the file: the whole file becomes manual, as described in the next section.',
            'Decide later: the old file stays, the application still builds, and the conflict stays on the list.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Each choice says what it will do to the next generation, because that is where a quick decision usually comes back.',
        },
      ],
    },
    {
      id: 'moving-a-file-across-the-line',
      heading: 'Moving a file across the line',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A generated file can be adopted as a manual one, and it can be given back. Adopting helps when a screen has become so special that its definition is longer than its code. The price is that the generator no longer updates it.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Adopt',
              text: 'Planned as one command: the file moves to `src/manual`, loses its mark, and the model notes that this file is yours.',
            },
            {
              title: 'Stay informed',
              text: 'Each generation still compares. It tells you what it would have changed in the adopted file, and changes nothing.',
            },
            {
              title: 'Give it back',
              text: 'The file is compared with what would be generated. You see each of your lines that would be lost and move the worthwhile ones into an extension file.',
            },
            {
              title: 'Confirm',
              text: 'After your confirmation the generated version takes its place, and the earlier one stays in the history.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Both directions are ordinary changes to ordinary files, so your version history shows them like any other change.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What if I edit a generated file by mistake?',
      answer:
        'The next generation notices that the file differs from what was written last time. It shows both versions and asks, instead of overwriting your edit.',
    },
    {
      question: 'Does renaming a field break my code?',
      answer:
        'It can, and you are told where. After a generation the project is type-checked, and each line of manual code that uses the old name is listed.',
    },
    {
      question: 'Can I stop generating altogether?',
      answer:
        'Yes. Generated files are ordinary source code, so you can adopt them all, export the project and continue by hand.',
    },
  ],
  related: [
    { href: '/uniqueness/code-obfuscator', label: 'Code obfuscator', note: 'Protect the part you publish.' },
    { href: '/uniqueness', label: 'What’s different', note: 'See all five choices and the fair comparison.' },
    {
      href: '/online-ide/code-management',
      label: 'Code management',
      note: 'Compare and restore versions of both layers.',
    },
  ],
  closing: {
    heading: 'Change the model without fear',
    text: 'Pre-order at ₹0 and keep your own code your own. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Automatic and manual code bifurcation | Genmaster',
    description:
      'Change the model, regenerate, and see that hand-written code is left alone. A live diff shows what moved and what did not.',
  },
};
