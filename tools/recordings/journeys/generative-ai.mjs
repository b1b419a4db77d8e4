import { step } from './step.mjs';

export const aiJourneys = {
  'change-card': {
    title: { en: 'Accept one part, refuse another', hi: 'एक हिस्सा मानें, दूसरा मना करें' },
    steps: [
      step('A change in parts', 'हिस्सों में एक बदलाव', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Four changes at once' }));
        await hold(1);
      }),
      step('Decide', 'फ़ैसला करें', async ({ demo, click, hold }) => {
        const parts = demo.getByRole('list', { name: 'The change, in parts' });
        await click(parts.getByRole('button', { name: 'Accept: Add Status: Choice' }));
        await click(parts.getByRole('button', { name: 'Refuse: Add Note: Text' }));
        await hold(1);
      }),
      step('The files follow', 'फ़ाइलें बदलती हैं', async ({ demo, read }) => {
        await read(demo.locator('.change-file'), 2);
      }),
    ],
  },
  'draft-bench': {
    title: { en: 'Draft with locked facts', hi: 'पक्के तथ्यों के साथ मसौदा' },
    steps: [
      step('Change a fact', 'एक तथ्य बदलें', async ({ demo, type, hold }) => {
        await type(demo.getByLabel('Price'), '21500');
        await hold(1);
      }),
      step('Contradict it in the text', 'टेक्स्ट में उल्टा लिखें', async ({ demo, paste, read }) => {
        const draft = demo.getByRole('region', { name: 'Draft A' });
        await paste(draft.getByLabel('Edit the text'), 'Meet Sample Desk 2 for ₹20,000 from 15 March 2030.');
        await read(draft.getByRole('list', { name: 'What the check says' }), 2);
      }),
      step('Compare', 'तुलना करें', async ({ demo, choose, hold }) => {
        await choose(demo.getByRole('region', { name: 'Draft A' }).getByLabel('Length'), 'short');
        await hold(1.5);
      }),
    ],
  },
  'site-guide': {
    title: { en: 'Ask, read, follow the source', hi: 'पूछें, पढ़ें, स्रोत देखें' },
    steps: [
      step('Ask', 'पूछें', async ({ demo, type, key, read }) => {
        await type(demo.getByLabel('Your question'), 'Do I need to know SQL?');
        await key('Enter');
        await read(demo.getByText(/A report is a choice of fields/), 2);
      }),
      step('It says what it does not know', 'जो नहीं पता वह भी बताता है', async ({ demo, type, key, read }) => {
        await type(demo.getByLabel('Your question'), 'What is the capital of France?');
        await key('Enter');
        await read(demo.getByText('I do not know.'), 1.5);
      }),
    ],
  },
  'sketch-parts': {
    title: { en: 'Wireframe to editable layout', hi: 'रेखाचित्र से बदला जा सकने वाला लेआउट' },
    steps: [
      step('Detect', 'पहचानें', async ({ demo, read }) => {
        await read(demo.getByText('6 parts found'), 1.5);
      }),
      step('Correct', 'सुधारें', async ({ demo, click, type, choose }) => {
        await click(demo.getByRole('button', { name: /^2 Text field/ }));
        await type(demo.getByLabel('What it says'), 'Your name');
        await choose(demo.getByLabel('What it is'), { label: 'Choice' });
      }),
      step('Read its markup', 'उसका मार्कअप पढ़ें', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Its markup' }), 2);
      }),
    ],
  },
  'requirement-reader': {
    title: { en: 'From sentence to entity', hi: 'वाक्य से एंटिटी तक' },
    steps: [
      step('Find', 'ढूँढें', async ({ demo, paste, read }) => {
        await paste(
          demo.getByLabel('Requirements, in plain English sentences'),
          'A driver records trips with a start date and a unique trip code.\nIt should look modern.',
        );
        await read(demo.getByRole('region', { name: /items? found/ }), 2);
      }),
      step('Review gaps', 'छूटी बातें देखें', async ({ demo, read }) => {
        await read(demo.getByText('No rule reads this sentence.'), 1.5);
      }),
      step('The form that follows', 'बनने वाला फ़ॉर्म', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'The form that follows' }), 2);
      }),
    ],
  },
  'form-filling': {
    title: { en: 'Paste, review, accept', hi: 'चिपकाएँ, देखें, मानें' },
    steps: [
      step('Review', 'देखें', async ({ demo, read, key }) => {
        const name = demo.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox');
        await read(name, 1);
        await name.focus();
        await key('Enter');
      }),
      step('Refuse one', 'एक मना करें', async ({ demo, read, key }) => {
        const organisation = demo.getByRole('group', { name: 'Organisation', exact: true }).getByRole('textbox');
        await read(organisation, 0.3);
        await organisation.focus();
        await key('Escape');
      }),
      step('Accept and save', 'मानें और रखें', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: /^Accept all/ }));
        await click(demo.getByRole('button', { name: 'Save what is accepted' }));
        await read(demo.getByRole('region', { name: 'Saved entries' }), 1.5);
      }),
    ],
  },
  'code-analysis': {
    title: { en: 'Finding, reason, fix', hi: 'गलती, कारण, सुधार' },
    steps: [
      step('Find', 'ढूँढें', async ({ demo, click, hold }) => {
        await click(
          demo.getByRole('region', { name: /findings?$/ }).getByRole('button', { name: 'Line 14', exact: true }),
        );
        await hold(1.5);
      }),
      step('Fix', 'सुधारें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Apply the fix of no-html-from-data to line 14' }));
        await hold(1);
      }),
      step('A tangled function', 'एक उलझा फ़ंक्शन', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'A tangled function' }));
        await read(demo.getByText('So many ways through one function'), 2);
      }),
    ],
  },
};
