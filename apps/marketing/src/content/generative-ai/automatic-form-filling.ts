import type { PageContent } from '../page-content.ts';

export const automaticFormFilling = {
  path: '/generative-ai/automatic-form-filling',
  area: 'generative-ai',
  kind: 'page',
  name: 'Automatic form filling',
  summary: 'Proposed values with their source, for your approval',
  heading: 'Fill the form from what you already have',
  promise: 'Paste text or drop a file; fields are proposed with their source and wait for your approval.',
  actions: [
    { href: '#demo', label: 'Try it on a text' },
    { href: '#private-by-default', label: 'What stays private' },
  ],
  demo: {
    id: 'form-filling',
    heading: 'One text, one form, your yes in between',
    instruction:
      'Paste a signature or an invoice mail, read where each value was found, and accept, correct or refuse it before anything is saved.',
    reality:
      'Runs in your browser with fixed rules. No AI model is called and nothing you type is sent. The rules are real: each names the words it used and says how far it trusts them. The second form is the invoice of the playground, checked by the same schema. The text, your decisions and the saved entries are kept in this browser only, until you clear them.',
  },
  sections: [
    {
      id: 'sources',
      heading: 'Sources',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Three kinds of text fill most contact forms: an email signature, the text of a business card and a record exported from another system. The demo above reads all three, and it asks for no particular order, because people write them in every order.',
        },
        {
          kind: 'paragraph',
          text: 'Each has its own strength. A signature is close to hand, a card is complete, and an exported record already has names for its values. The sample signature below has all five values that a short contact form asks for.',
        },
        {
          kind: 'table',
          caption: 'What each source usually offers',
          columns: ['Source', 'Looks like', 'Usually contains', 'Often missing'],
          rows: [
            ['Email signature', 'Four to eight lines', 'Name, role, organisation, phone', 'Postal address'],
            ['Business card text', 'Short lines, mixed order', 'Name, phone, email, address', 'Country code'],
            [
              'Exported record',
              'CSV or JSON with field names',
              'Everything the other system knew',
              'Names that match yours',
            ],
          ],
        },
        {
          kind: 'code',
          caption: 'The signature used on the rest of this page (an invented person and firm)',
          language: 'text',
          code: `Kind regards
Asha Rao
Purchasing, Example Traders
12 Sample Road, Bengaluru 560001
asha.rao@example.com
+91 00000 00000`,
        },
      ],
    },
    {
      id: 'matched-not-guessed',
      heading: 'Matched, not guessed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each proposed value shows the words it came from and has passed the rules of its field. In the demo those words are marked in your text, and they stand out while their field has the focus. You check by looking, and you do not have to remember what you pasted.',
        },
        {
          kind: 'table',
          caption: 'Five values proposed from the signature',
          columns: ['Field', 'Proposed value', 'Words in the source', 'Rule that was passed'],
          rows: [
            ['Name', 'Asha Rao', 'Line 2: “Asha Rao”', 'Two or more words after a closing'],
            ['Organisation', 'Example Traders', 'Line 3: “Example Traders”', 'Follows a role'],
            ['PIN code', '560001', 'Line 4: “560001”', 'Six digits in an address, the first is not 0'],
            ['Email', 'asha.rao@example.com', 'Line 5, whole line', 'One @, and a domain with a dot'],
            ['Phone', '+910000000000', 'Line 6: “+91 00000 00000”', 'A country code and enough digits'],
          ],
        },
        {
          kind: 'code',
          caption: 'A rule for a PIN code in TypeScript, with the place where it was found',
          language: 'ts',
          code: `export interface Match {
  value: string;
  start: number;
  end: number;
}

const PIN_CODE = /(?<![\\d+])[1-9]\\d{5}(?!\\d)/;

export function findPinCode(text: string): Match | null {
  const found = PIN_CODE.exec(text);
  if (!found) return null;
  return { value: found[0], start: found.index, end: found.index + found[0].length };
}`,
        },
        {
          kind: 'paragraph',
          text: 'The phone number changed its shape: spaces were removed, because the field stores digits. A change of that kind is shown beside the source, so it never looks like a mistake.',
        },
      ],
    },
    {
      id: 'you-decide',
      heading: 'You decide',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You accept one value, accept all of them, or type over any of them. Nothing is submitted. In the demo a proposal looks different from an entered value until you accept it, and the difference is made in words as well as in colour.',
        },
        {
          kind: 'table',
          caption: 'Your choices for each field',
          columns: ['Choice', 'By keyboard', 'What follows'],
          rows: [
            ['Accept this value', 'Enter on the proposal', 'The value becomes yours, and its mark says “Accepted”'],
            ['Type over it', 'Just type', 'The proposal is dropped and can be called back'],
            ['Refuse it', 'Escape', 'The field is empty again'],
            ['Accept all', 'The button below the fields', 'All proposed values at once, with one undo step'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Values that you entered before are never replaced. If the text offers another value for a filled field, both are shown, and yours stays until you choose the other. Saving is a separate action with its own button.',
        },
      ],
    },
    {
      id: 'private-by-default',
      heading: 'Private by default',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Contact details belong to the person they describe, so they should travel as little as possible. In the demo, matching runs in your browser with fixed rules, and the text never leaves the page.',
        },
        {
          kind: 'table',
          caption: 'What happens to pasted text in the demo',
          columns: ['Question', 'Answer'],
          rows: [
            ['Where is it matched?', 'In your browser'],
            ['Is an AI model called?', 'No'],
            ['Is it stored?', 'In this browser only, until you press “Clear them”'],
            ['What is sent on saving?', 'Nothing; the entry is kept in this browser, and the text is not part of it'],
            ['What would an application send?', 'Only the accepted values, never the text they came from'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The last row is the rule for applications that you build. A signature often contains more than the form asks for, and the remainder should not end up in a database by accident.',
        },
      ],
    },
    {
      id: 'when-it-is-unsure',
      heading: 'When it is unsure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A field with low confidence is left empty and marked; it is not filled with the most likely guess. An empty field is noticed and completed. A plausible wrong value is accepted and found months later.',
        },
        {
          kind: 'table',
          caption: 'Texts that leave a field empty',
          columns: ['Text', 'Field', 'Why it stays empty', 'What the mark says'],
          rows: [
            ['“Rao” alone on a line', 'Name', 'One word; could be a place', '“Found: Rao. Is it right?”'],
            ['“00000 00000”', 'Phone', 'Does not pass the rule of the field', '“A number, but not a complete one.”'],
            ['Two email addresses', 'Email', 'Both pass the rule', '“2 values found: choose one.”'],
            ['“Road 560001 / 560002”', 'PIN code', 'Two codes, no order', '“2 values found: choose one.”'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The mark is a sentence, with the choices as buttons, rather than a warning sign. It is linked to the field, so a screen reader speaks it when the field is reached.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is anything I paste sent to a model?',
      answer:
        'No. The demo matches text in your browser with fixed rules such as the PIN code pattern shown above. It works without a network once it is loaded.',
    },
    {
      question: 'Who approves a value?',
      answer:
        'You do: one by one, or all together with a single undo step. A proposal that was not accepted is not part of the form’s data, so it is not saved with it.',
    },
    {
      question: 'Can it fill a form from a file?',
      answer:
        'Yes: choose or drop a text, CSV or JSON file of up to 5,000 characters. Field names are matched first, and values are checked by the same rules as pasted text. Of several records in a file, you choose.',
    },
    {
      question: 'How does it differ from the browser’s autofill?',
      answer:
        'Browser autofill offers values about you. This is for values about somebody else, taken from a text in front of you. Both can be used on one form, as fields keep their `autocomplete` names.',
    },
  ],
  related: [
    {
      href: '/generative-ai/srs-generation',
      label: 'Requirements to structure',
      note: 'Previous: how sentences become entities, fields and open questions.',
    },
    {
      href: '/generative-ai/ai-code-analyzer',
      label: 'AI code analyser',
      note: 'Next: proposals for code, with a reason and a line.',
    },
    {
      href: '/inbuilt-solutions/form-validation',
      label: 'Form validation',
      note: 'The rules that every proposed value has to pass.',
    },
  ],
  closing: {
    heading: 'Type less, check more',
    text: 'Genmaster can be pre-ordered at ₹0; the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Automatic form filling with review | Genmaster',
    description:
      'Paste text, see each proposed value with its source, and accept or correct it. Nothing is sent or submitted in the demo.',
  },
} satisfies PageContent;
