import type { PageContent } from '../page-content.ts';

export const codeManagement: PageContent = {
  path: '/online-ide/code-management',
  area: 'online-ide',
  kind: 'page',
  name: 'Code management',
  summary: 'History in sentences, comparison, review and restore',
  heading: 'Every change has a reason and a way back',
  promise: 'Compare any two versions of the model or the code and restore either.',
  actions: [
    { href: '#compare', label: 'Read a comparison' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'history-in-sentences',
      heading: 'History in sentences',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The history says “Added due date to Invoice” and keeps the forty file names one click away. The sentence is planned to come from the model’s own difference, so it stays true even when the author’s note is short.',
        },
        {
          kind: 'table',
          caption: 'Four versions as the history lists them',
          columns: ['Version', 'What changed', 'Reason given by the author', 'Files'],
          rows: [
            [
              '118',
              'Changed the rule “Late fee” of Invoice',
              'Grace period is seven days now',
              '2 manual, 1 generated',
            ],
            ['117', 'Added due date to Invoice', 'Needed for reminders (task 209)', '1 model, 9 generated'],
            ['116', 'Made amount required on Invoice', 'Empty amounts reached the report', '1 model, 6 generated'],
            ['115', 'Renamed Client to Customer', 'Agreed with the sales team', '4 model, 31 generated, 5 manual'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A list like this can be read by the person who asked for the change. They can confirm it happened, and find the version in which something else went with it.',
        },
      ],
    },
    {
      id: 'compare',
      heading: 'Compare',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Any two versions can be compared, side by side or inline, for code and for the model. The planned comparison opens with the sentence, then the model difference, and only then the files.',
        },
        {
          kind: 'code',
          caption: 'Versions 115 and 117 of `model/invoice.entity.json`, compared inline',
          language: 'diff',
          code: ` {
   "entity": "Invoice",
   "fields": [
     { "name": "number", "type": "text", "required": true },
-    { "name": "amount", "type": "money" }
+    { "name": "amount", "type": "money", "required": true },
+    { "name": "dueDate", "type": "date" }
   ]
 }`,
        },
        {
          kind: 'paragraph',
          text: 'In sentences, the same difference reads: “Made amount required. Added due date, a date, optional.” Moving a field up or down is reported as a move and not as a deletion with an addition, because the model knows fields by identity.',
        },
      ],
    },
    {
      id: 'branches-and-review',
      heading: 'Branches and review',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Work happens apart on a branch, is reviewed together and is merged only when its checks pass. The planned review is an ordinary list of changes with comments, and a reviewer can approve the model and the code separately.',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Branch', text: 'Start from any version, with a name and a reason.' },
            { title: 'Change', text: 'Edit the model or the code; each save is a version on your branch.' },
            { title: 'Check', text: 'Rules, tests and types run, and the results stay with the branch.' },
            { title: 'Review', text: 'Someone else reads the sentences and the files and comments where needed.' },
            {
              title: 'Merge',
              text: 'Model changes merge by field, code by line. A clash names both sides and waits for a person.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Merging by field removes a common annoyance. Two people may add different fields to the same entity, and they do not collide merely because the lines are neighbours.',
        },
      ],
    },
    {
      id: 'generated-changes-labelled',
      heading: 'Generated changes labelled',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Files written by the generator are labelled in every comparison and folded away until you ask for them. The planned label comes from the folder and the file’s first line, so it cannot drift from the truth.',
        },
        {
          kind: 'table',
          caption: 'One review of version 117, before and after folding',
          columns: ['View', 'What the reviewer reads'],
          rows: [
            ['Everything', '10 files: 1 model file and 9 generated files'],
            [
              'Generated changes folded',
              '1 model file, one added line, and a note “9 generated files follow from this”',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Attention is the scarce thing in a review. Ten files invite a nod; one line gets read. The generated files stay a click away for anyone who wants to check what the generator made of that line.',
        },
      ],
    },
    {
      id: 'restore',
      heading: 'Restore',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Restoring brings back one file, one entity or the whole project, and it does so as a new change. Nothing after the restored version is erased from the planned history, so a restore can itself be undone.',
        },
        {
          kind: 'list',
          items: [
            'One file: the text of that version replaces the current text; everything else stays.',
            'One entity: the model item returns, and the generated layer is written again from it.',
            'The whole project: a new version equal to the old one, with the reason you give.',
          ],
        },
        {
          kind: 'note',
          text: 'Restoring source does not restore data. If a restored entity has a column that was dropped in the meantime, a reviewable script adds the column again, empty. The old values have to come from a backup.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I keep using my own version control?',
      answer:
        'The project is a folder of text files, so an export can live in any version control system. Changes made there are meant to come back through re-import, as a difference that you review.',
    },
    {
      question: 'Is a change ever removed from the history?',
      answer:
        'Not by a restore, which adds a version. If a secret was saved by mistake, change the secret first; the project owner can then ask for that version’s text to be blanked, and the record says so.',
    },
    {
      question: 'What makes a model comparison better than a text comparison?',
      answer:
        'It knows fields by identity. A renamed field is reported as a rename, a moved one as a move, and a changed type by its old and new type, whatever the order of the lines.',
    },
  ],
  related: [
    {
      href: '/online-ide/multi-tenant-architecture',
      label: 'Multi-tenant architecture',
      note: 'One change reaches every tenant, so the review matters more.',
    },
    {
      href: '/online-ide/file-structure',
      label: 'File structure',
      note: 'Learn which folders the labels “generated” and “manual” refer to.',
    },
    {
      href: '/uniqueness/auto-manual-code-bifracation',
      label: 'Generated and manual code',
      note: 'See why a regenerate never touches what you wrote.',
    },
  ],
  closing: {
    heading: 'Know where each change lives',
    text: 'Versions are easier to read once you know the folders. The next page is the map.',
    action: { href: '/online-ide/file-structure', label: 'Read the project layout' },
  },
  metadata: {
    title: 'Version history and readable diffs | Genmaster',
    description:
      'Read two versions of a model compared, generated changes folded away and each change as a plain sentence. The history itself is planned.',
  },
};
