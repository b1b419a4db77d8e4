import type { PageContent } from '../page-content.ts';
import { fourRules } from '../pictures/four-rules.ts';

export const generativeAi = {
  path: '/generative-ai',
  area: 'generative-ai',
  kind: 'collection',
  name: 'AI assistance',
  summary: 'Suggestions with a source that wait for your decision',
  heading: 'Assistance you can check',
  promise: 'Every suggestion arrives as a visible change with its source, and waits for your decision.',
  actions: [
    { href: '#our-four-rules', label: 'Read the four rules' },
    { href: '/generative-ai/ai-code-analyzer', label: 'See a finding and its fix' },
  ],
  sections: [
    {
      id: 'write',
      heading: 'Write',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The planned text and image assistant drafts the small texts that an application needs: labels, help, messages for empty lists and descriptions of pictures. Names, numbers and dates come from your model and stay as they are.',
        },
        {
          kind: 'paragraph',
          text: 'These texts are often written last and in a hurry, and they are what people read most. A draft in the right tone and length gives you something to correct. It arrives as a difference, so you see each word that would change.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/generative-ai/text-generation',
              label: 'Text and image assistant',
              note: 'Drafts before and after, with the facts marked that cannot move.',
            },
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'Ask',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You ask about your application in your own words, and the planned assistant answers with links to what the answer rests on. If nothing supports an answer, it says so and names the nearest page or a person to ask.',
        },
        {
          kind: 'paragraph',
          text: 'A link is what makes an answer useful at work. You can follow it, read the entity or the file yourself, and decide whether the answer is right. An answer without one would ask you to trust it, and that is not a good basis for a change.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/generative-ai/ai-assistant-chatbot',
              label: 'AI assistant chatbot',
              note: 'Three questions with their sources, and one it cannot answer.',
            },
          ],
        },
      ],
    },
    {
      id: 'turn-things-into-structure',
      heading: 'Turn things into structure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A sketch or a page of requirements already contains a structure, and finding it by hand is slow. Two planned tools read it for you: one turns boxes in a picture into proposed parts, the other turns sentences into entities, fields and rules.',
        },
        {
          kind: 'paragraph',
          text: 'Both keep the thread. Each part points to its box, and each field points to its sentence. What could not be read is listed as a question, because a gap that you can see is cheaper than a guess that you cannot.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/generative-ai/image-code',
              label: 'Image to code',
              note: 'A wireframe, the parts proposed for it and the markup that follows.',
            },
            {
              href: '/generative-ai/srs-generation',
              label: 'Requirements to structure',
              note: 'Seven sentences, what is found in them and what is missing.',
            },
          ],
        },
      ],
    },
    {
      id: 'fill-and-review',
      heading: 'Fill and review',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Two more tools help with work that is easy to get slightly wrong. Automatic form filling proposes values from text that you already have. The planned code analyser reads a change and reports what a careful colleague would ask about.',
        },
        {
          kind: 'paragraph',
          text: 'In both, the reason is next to the proposal: the words a value came from, or the line and the rule behind a finding. You accept, edit or refuse each one. Nothing is submitted and nothing is rewritten until you have done that.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/generative-ai/automatic-form-filling',
              label: 'Automatic form filling',
              note: 'A signature block becomes five proposed values.',
            },
            {
              href: '/generative-ai/ai-code-analyzer',
              label: 'AI code analyser',
              note: 'Fifteen lines of code, four findings and their reasons.',
            },
          ],
        },
      ],
    },
    {
      id: 'our-four-rules',
      heading: 'Our four rules',
      blocks: [
        {
          kind: 'paragraph',
          text: 'All assistance in Genmaster follows four rules: show the change, name the source, ask before acting, keep a record. They apply to every planned tool in this area, whatever technique works behind it. The example after them shows one suggestion that obeys all four.',
        },
        fourRules.en,
        {
          kind: 'steps',
          items: [
            {
              title: 'Show the change',
              text: 'A suggestion is a difference with a before and an after. It is never a message that something has been improved.',
            },
            {
              title: 'Name the source',
              text: 'The entity, the sentence, the rule or the file that it rests on is linked beside it.',
            },
            {
              title: 'Ask before acting',
              text: 'Accept, edit and reject are equal choices. Doing nothing changes nothing.',
            },
            {
              title: 'Keep a record',
              text: 'What was proposed, who decided and when is kept with the change, and it can be undone.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'One suggestion as it is presented',
          columns: ['Part', 'Content'],
          rows: [
            ['Before', 'Label: “Dt. due”'],
            ['After', 'Label: “Due date”'],
            ['Reason', 'The abbreviation is read letter by letter by some screen readers'],
            ['Source', 'Entity `Invoice`, field `dueDate`'],
            ['Your choices', 'Accept, edit, reject'],
          ],
        },
      ],
    },
    {
      id: 'what-the-demos-here-do',
      heading: 'What the demos here do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This site calls no AI model. The pages of this area show finished examples as text, tables and code, which you can read without an account. Automatic form filling can be tried on its page, with fixed rules inside your browser. Interactive versions of the others are planned.',
        },
        {
          kind: 'note',
          text: 'Each interactive version will carry this line: “Runs in your browser with fixed rules. No AI model is called and nothing you type is sent.”',
        },
        {
          kind: 'paragraph',
          text: 'Fixed rules are enough to show how a suggestion is presented, checked and undone, which is the part that should never change. They are not a measure of how good a model’s suggestions would be, and these pages make no claim about that.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which model is used on this site?',
      answer:
        'None. This site calls no AI model, and the examples in this area are finished text, tables and code. Interactive versions will use fixed rules in your browser.',
    },
    {
      question: 'Who approves a change?',
      answer:
        'A person. Every planned suggestion waits with three equal choices: accept, edit or reject. If nobody chooses, nothing changes. The name of the person who decided is part of the record.',
    },
    {
      question: 'What is recorded?',
      answer:
        'Four things, by design: what was proposed, the source it named, what was decided and by whom. The record is kept with the change, so that a later reader can understand it and undo it.',
    },
    {
      question: 'Can assistance be switched off?',
      answer:
        'It is designed as an addition. Every result it proposes, such as a label, a field or a screen, can also be made by hand in the same editor, and the stored definition looks the same.',
    },
  ],
  related: [
    {
      href: '/generative-ai/ai-code-analyzer',
      label: 'AI code analyser',
      note: 'Previous: findings with a reason, a line and a suggested change.',
    },
    {
      href: '/generative-ai/text-generation',
      label: 'Text and image assistant',
      note: 'Next: drafts that keep names, numbers and dates as they are.',
    },
    {
      href: '/online-ide/code-management',
      label: 'Code management',
      note: 'An accepted suggestion is a change like any other; see how changes are kept.',
    },
  ],
  closing: {
    heading: 'Keep the decision with your people',
    text: 'Genmaster can be pre-ordered at ₹0. The release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Generative AI you can check | Genmaster',
    description:
      'How AI assistance is planned in Genmaster: visible changes, named sources and your approval. Form filling can be tried, locally.',
  },
} satisfies PageContent;
