import type { PageContent } from '../page-content.ts';
import { formListing, offerListing, reviewRows, stepRows, summaryListing } from './sample-form.ts';
import { supplierSteps } from '../pictures/supplier-steps.ts';

export const multiPageForms = {
  path: '/designing-tool/multi-page-forms',
  area: 'designing-tool',
  kind: 'page',
  name: 'Multi-page forms',
  summary: 'Steps, branching, saved answers and a review page',
  heading: 'Long forms, split sensibly',
  promise: 'Steps that follow the answers, save as you go and end with a review.',
  actions: [
    { href: '#demo', label: 'Fill in the form' },
    { href: '/inbuilt-solutions/form-validation', label: 'See the field rules' },
  ],
  demo: {
    id: 'multi-page-form',
    heading: 'A form of four or five steps',
    instruction: 'Answer the first step, watch the path follow your answer, and change something at the review.',
    reality:
      'Branching, checks, the review and the error summary work as described, from the definition that “Show the code” prints. Nothing is sent: the last step prints what would be. Your answers are kept in this browser until you clear them; an end after 30 days is planned.',
  },
  sections: [
    {
      id: 'steps-and-progress',
      heading: 'Steps and progress',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each step has a name, one subject and only as many questions as fit that subject. The progress line shows names as well as numbers, so a person knows what is coming. Going back never loses an answer.',
        },
        {
          kind: 'table',
          caption: 'The form above for an organisation that is registered for tax',
          columns: ['Step', 'Asks for', 'Shown', 'Progress line'],
          rows: stepRows,
        },
        supplierSteps,
        {
          kind: 'paragraph',
          text: 'Progress stays honest when the path changes. The form begins with four steps. “Yes” to the question about tax adds one, and the line says “step 1 of 5”. “No” takes it out again, with the words “Tax details is not needed.” A screen reader hears both. A total that changes without a word makes people think they missed something.',
        },
      ],
    },
    {
      id: 'questions-that-follow-answers',
      heading: 'Questions that follow answers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A branch is one entry, `when`, beside the step or question that it controls. The form definition keeps the rule there, and not in a separate script, so you can read the form from top to bottom and know who sees what.',
        },
        {
          kind: 'code',
          caption: 'The definition of the form above, with its branching rules',
          language: 'json',
          code: formListing,
        },
        {
          kind: 'list',
          items: [
            'A hidden question is not validated and not sent.',
            'Its earlier answer is kept until the form is sent, in case the person changes back.',
            'A rule may only look at questions that come before it, so a form cannot go round in a circle.',
          ],
        },
      ],
    },
    {
      id: 'save-and-return',
      heading: 'Save and return',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Answers are saved as the person moves on, and the form says what is kept, where and for how long. That note is a visible line of the form, since people decide what to type by it.',
        },
        {
          kind: 'table',
          caption: 'What is kept while a form is unfinished, as planned for the product',
          columns: ['What', 'Where', 'How long'],
          rows: [
            ['Answers to ordinary questions', 'This browser', 'Until sent or cleared, at most 30 days'],
            ['The step the person was on', 'This browser', 'As long as the answers'],
            ['Fields marked sensitive, such as an account number', 'Memory only', 'Until the page is closed'],
            ['Files chosen but not sent', 'Not kept', 'Must be chosen again'],
            ['A draft saved after sign-in', 'Your server', 'As long as you set'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A button that clears the answers appears with the first of them. An end after 30 days is planned as the default of the definition, and you will be able to change it. A shared computer is a good reason to choose less.',
        },
      ],
    },
    {
      id: 'review-before-sending',
      heading: 'Review before sending',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The last step lists every answer on one page, with a button to change each. A correction leads straight back to the review, instead of through the later steps again.',
        },
        {
          kind: 'table',
          caption: 'A review page for an organisation that is not registered for tax',
          columns: ['Question', 'Answer', 'Button, as it is read out'],
          rows: reviewRows,
        },
        {
          kind: 'paragraph',
          text: 'Each button names its question, because a list of buttons that all read “Change” is useless to someone who hears them one after another. If the tax answer changes to “yes”, the tax step is asked first, and only then does the review come back.',
        },
      ],
    },
    {
      id: 'never-ask-twice',
      heading: 'Never ask twice',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An answer given once is offered again, not typed again. Retyping is tiring for everyone, and it is a barrier for people with memory or movement difficulties. It is also how two versions of the same name end up in one record.',
        },
        {
          kind: 'code',
          caption: 'The tax step offers the name from the first step',
          language: 'json',
          code: offerListing,
        },
        {
          kind: 'paragraph',
          text: 'In the demo this is a button with the earlier value written out: “Same as Organisation name (Example Traders)”. Pressing it copies the value. Planned as well: a later edit of the first answer asks whether the copy should follow, so nothing changes behind the person’s back.',
        },
      ],
    },
    {
      id: 'errors-across-steps',
      heading: 'Errors across steps',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An error on an earlier step must be easy to find from a later one. When sending fails, the summary appears above the review, receives the focus and lists each problem with a way to its step and field.',
        },
        {
          kind: 'code',
          caption: 'The error summary of the form above, with two mistakes, as markup',
          language: 'html',
          code: summaryListing(),
        },
        {
          kind: 'paragraph',
          text: 'Each line says how to fix the value, and the same sentence appears beside the field. The step list marks the two steps in words, “has an error”, and not by colour alone. Once both are corrected, the person goes back to the review.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'How many questions should a step have?',
      answer:
        'Let the subject decide, not a number. A step works when its title honestly names every question on it. The form here asks two or three questions per step, because tax details, a contact and an order are separate subjects.',
    },
    {
      question: 'Are hidden answers sent?',
      answer:
        'No, by design. A question whose rule is false is neither validated nor sent. Its earlier answer stays in the browser until the form is sent, so changing the deciding answer back does not lose it.',
    },
    {
      question: 'Can the same rules run on the server?',
      answer:
        'Yes, that is why they are data. The definition on this page has no code in it, so the server can read the same file. The generated endpoint is meant to check it again before storing anything.',
    },
    {
      question: 'Is there a keyboard way through the form?',
      answer:
        'Yes, by design. Steps are ordinary links and buttons, Enter continues, and the focus moves to the heading of the new step. Errors are buttons that move the focus to the field.',
    },
  ],
  related: [
    {
      href: '/designing-tool/predefined-templates',
      label: 'Predefined templates',
      note: 'Previous: five other page templates besides this form.',
    },
    {
      href: '/designing-tool/multi-themes',
      label: 'Multi-themes',
      note: 'Next: restyle the form and everything round it.',
    },
    {
      href: '/generative-ai/automatic-form-filling',
      label: 'Automatic form filling',
      note: 'A long form is shorter when the known answers are proposed for it.',
    },
  ],
  closing: {
    heading: 'Bring your longest form',
    text: 'Tell us which form people give up on; a pre-order costs ₹0 and has no release date yet.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Multi-page forms with branching | Genmaster',
    description:
      'Complete a form of four or five steps with branching, saved answers and a review page, and inspect the rules behind it.',
  },
} satisfies PageContent;
