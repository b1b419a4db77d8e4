import { step } from './step.mjs';

export const apiJourneys = {
  'contract-strip': {
    title: { en: 'A change, and what it means for callers', hi: 'एक बदलाव, और कॉल करने वालों पर उसका असर' },
    steps: [
      step('Rename a field', 'फ़ील्ड का नाम बदलें', async ({ demo, type }) => {
        await type(demo.getByLabel('Name of field 3'), 'Effort');
      }),
      step('Read what changes for callers', 'पढ़ें कि कॉल करने वालों के लिए क्या बदला', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'What changes for callers' }), 2);
      }),
      step('An old client is answered', 'पुराने क्लाइंट को जवाब', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'A client of version 1.0 calls today' }), 2);
      }),
    ],
  },
  'typed-workflow': {
    title: { en: 'Catch a type mismatch while drawing', hi: 'बनाते समय ही टाइप की गलती पकड़ें' },
    steps: [
      step('Read the mismatch', 'गलती पढ़ें', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Found in the drawing' }), 2);
      }),
      step('Add the missing step', 'छूटा कदम जोड़ें', async ({ demo, choose, click }) => {
        await choose(demo.getByLabel('Kind of step'), { label: 'Turn into cents' });
        await click(demo.getByRole('button', { name: 'Add the step' }));
      }),
      step('Connect', 'जोड़ें', async ({ demo, click, hold }) => {
        const canvas = demo.getByRole('group', { name: 'Canvas' });
        await click(canvas.getByRole('button', { name: '2 Read the invoice gives amount: number' }));
        await click(canvas.getByRole('button', { name: '5 Turn into cents needs amount: number' }));
        await hold(1);
      }),
    ],
  },
  'api-preview': {
    title: { en: 'From entity to a call that is answered', hi: 'एंटिटी से जवाब वाली कॉल तक' },
    steps: [
      step('Choose an endpoint', 'एंडपॉइंट चुनें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Try POST /invoices' }));
        await hold(1);
      }),
      step('Send a bad call', 'गलत कॉल भेजें', async ({ demo, paste, click, read }) => {
        await paste(demo.getByRole('textbox', { name: 'Body, as JSON' }), '{"amount": "many"}');
        await click(demo.getByRole('button', { name: 'Send to the mock' }));
        await read(demo.getByRole('region', { name: 'Answer of the mock' }), 2);
      }),
    ],
  },
  'service-mapping': {
    title: { en: 'Inject a failure, watch the retry', hi: 'गड़बड़ी डालें, दोबारा कोशिश देखें' },
    steps: [
      step('Three attempts on one line', 'एक रेखा पर तीन कोशिशें', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Attempts on one line of time' }), 2);
      }),
      step('Map', 'फ़ील्ड मिलाएँ', async ({ demo, choose, hold }) => {
        await choose(demo.getByLabel('Conversion of Weight kg'), { label: 'text to number' });
        await hold(1);
        await choose(demo.getByLabel('Conversion of Weight kg'), { label: 'divide by 1000' });
      }),
      step('Fail and read why', 'गड़बड़ी और उसका कारण', async ({ demo, choose, read }) => {
        await choose(demo.getByLabel('At attempt 3'), { label: '200 with broken data' });
        await read(demo.getByRole('region', { name: 'What your application gets' }), 2);
      }),
    ],
  },
  'custom-handler': {
    title: { en: 'Write, run and document a handler', hi: 'हैंडलर लिखें, चलाएँ और दस्तावेज़ बनाएँ' },
    steps: [
      step('Run with bad input', 'गलत जानकारी से चलाएँ', async ({ demo, paste, click, hold }) => {
        const call = demo.getByRole('region', { name: 'A call', exact: true });
        await paste(call.getByLabel('Body, as JSON'), '{ "daysLate": 0 }');
        await click(call.getByRole('button', { name: 'Run the handler' }));
        await call.getByText('Days late is too small.').first().waitFor();
        await hold(1.5);
      }),
      step('Run with good input', 'सही जानकारी से चलाएँ', async ({ demo, paste, click, hold }) => {
        const call = demo.getByRole('region', { name: 'A call', exact: true });
        await paste(call.getByLabel('Body, as JSON'), '{ "daysLate": 3 }');
        await click(call.getByRole('button', { name: 'Run the handler' }));
        await call.getByText('28.92').first().waitFor();
        await hold(1.5);
      }),
      step('Document', 'दस्तावेज़', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'API description' }), 2);
      }),
    ],
  },
};
