import {
  CONTACT_FIELDS,
  CONTACT_SUBJECTS,
  contactRules,
  type ContactField,
  type ContactRule,
} from '@genmaster/auth-client/contract';
import type { PageContent } from '../page-content.ts';
import { contactFieldLabels, contactSubjectTexts } from './contact-texts.ts';

const fieldRow = (field: ContactField): readonly string[] => {
  const { required, message, tooLong = message }: ContactRule = contactRules.fields[field];
  // An optional field can only be too long: left empty, it is left out.
  return [contactFieldLabels[field], required ? 'Required' : 'Optional', required ? message : tooLong];
};

export const contactUs: PageContent = {
  path: '/contact-us',
  area: 'core',
  kind: 'contact',
  name: 'Contact us',
  summary: 'Ask, request a walkthrough or pre-order, in English or Hindi.',
  heading: 'Talk to the people who build Genmaster',
  promise: 'Ask a question, request a walkthrough or register a ₹0 pre-order, in English or Hindi.',
  actions: [
    { href: '#the-form', label: 'Send message' },
    { href: '#what-we-keep', label: 'What we keep' },
  ],
  sections: [
    {
      id: 'choose-a-subject',
      heading: 'Choose a subject',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A message has one of five subjects, so that we see at once what it is about and you know what to write. The choice changes the helper text beside the message and nothing else. All fields stay in view whichever subject you pick.',
        },
        {
          kind: 'table',
          caption: 'The five subjects',
          columns: ['Subject', 'What helps us answer'],
          rows: CONTACT_SUBJECTS.map((subject) => [
            contactSubjectTexts[subject].label,
            contactSubjectTexts[subject].helper,
          ]),
        },
        {
          kind: 'paragraph',
          text: 'A link can carry the subject with it. The pre-order buttons on this site lead to `/contact-us?subject=pre-order`, and the form opens there with that subject selected. You can still change it.',
        },
      ],
    },
    {
      id: 'the-form',
      heading: 'The form',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The form asks for seven things, and only one of them is optional. Each label stands above its field and stays there while you type. “Optional” is written as a word, not shown by colour or a star. Your browser may fill in your name and email for you.',
        },
        { kind: 'contact-form' },
        {
          kind: 'table',
          caption: 'What the form asks for',
          columns: ['Field', 'Needed', 'If the value is wrong, the message says'],
          rows: CONTACT_FIELDS.map(fieldRow),
        },
        {
          kind: 'paragraph',
          text: 'A field is checked when you leave it, and again while you correct it. When something is missing on sending, a summary at the top lists every problem and receives the focus. Each entry is a link to its field. A person using a screen reader or a keyboard therefore hears all problems once and can go straight to each.',
        },
        {
          kind: 'paragraph',
          text: '“Try bad input” fills in values that break the rules, so that you can see the messages; your own entries come back with one press.',
        },
      ],
    },
    {
      id: 'what-happens-after-you-send',
      heading: 'What happens after you send',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your message is read by the people who build Genmaster, and the reply comes by email in the language you chose. No call is made and no automatic series of messages starts. A pre-order is answered in the same way.',
        },
        {
          kind: 'paragraph',
          text: 'Sending can fail, for example when the connection drops. In that case the form does three things.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Say so',
              text: 'A message in words tells you that sending failed and why, where the reason is known.',
            },
            {
              title: 'Keep everything',
              text: 'Every value stays in its field, and you can send again with one press.',
            },
            {
              title: 'Offer a copy',
              text: 'A “Copy message” button puts your text on the clipboard, so that it is safe wherever you paste it.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The seven fields of the form and the time of arrival are all we keep of your message, and they are used to answer it. They are not added to any mailing list. Until you send it, what you type stays in this browser tab, except for your consent; “Clear” removes it from there.',
        },
        {
          kind: 'paragraph',
          text: 'Please leave passwords, access tokens and personal details of other people out of the message; no answer of ours will need them. If you report a security problem, describe the steps and use data that you made up. We can repeat the problem from that and nobody’s real data has to travel.',
        },
      ],
    },
    {
      id: 'for-developers',
      heading: 'For developers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The rules of the contact form are data, in the same shape that the product uses for any form. One list drives three things: the checks on screen, the checks on the server and the messages. The two sides therefore cannot disagree. A limit that changes there changes in all three places, and on this page, which prints the same list.',
        },
        {
          kind: 'code',
          caption: 'The rules of the contact form',
          language: 'json',
          code: JSON.stringify(contactRules, null, 2),
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/form-validation',
              label: 'Form validation',
              note: 'Read how such rules turn into messages, on screen and on the server.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does a pre-order cost anything?',
      answer:
        'No. The price is ₹0 and no payment details are asked for. Choose the subject “Pre-order”. The release date is to be announced.',
    },
    {
      question: 'Can I write in Hindi?',
      answer: 'Yes. Support is offered in English and Hindi. Choose the language you want the reply in.',
    },
    {
      question: 'Is there a phone number?',
      answer:
        'None is published on this site. The message on this page is the route to us, and the answer comes by email.',
    },
  ],
  related: [
    { href: '/about-us', label: 'About us', note: 'Know who you are writing to and how we decide.' },
    {
      href: '/case-studies',
      label: 'Worked examples',
      note: 'Your question may already have an example as its answer.',
    },
    {
      href: '/inbuilt-solutions/form-validation',
      label: 'Form validation',
      note: 'The rules behind a form like this one, explained.',
    },
  ],
  closing: {
    heading: 'Look around before you write',
    text: 'The worked examples answer many first questions about models, rules and screens.',
    action: { href: '/case-studies', label: 'See the worked examples' },
  },
  metadata: {
    title: 'Contact Genmaster in English or Hindi',
    description:
      'Send a question, request a walkthrough or register a ₹0 pre-order. The form checks your entries, keeps them if sending fails and explains each error.',
  },
};
