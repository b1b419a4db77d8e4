import { step } from './step.mjs';

export const areaJourneys = {
  'area-chooser': {
    title: { en: 'Say what you build, see what fits', hi: 'बताएँ क्या बनाना है, देखें क्या ठीक है' },
    steps: [
      step('What fits a website', 'वेबसाइट के लिए क्या ठीक है', async ({ hold }) => {
        await hold(2);
      }),
      step('Choose something else', 'कुछ और चुनें', async ({ demo, click, hold }) => {
        await click(demo.getByLabel('A game, film or 3D'));
        await hold(1);
      }),
      step('An honest answer', 'एक सच्चा जवाब', async ({ demo, read }) => {
        await read(demo.getByRole('listitem'), 2);
      }),
    ],
  },
  'metadata-inspector': {
    title: { en: 'Edit metadata, see the preview', hi: 'मेटाडेटा बदलें, झलक देखें' },
    steps: [
      step('Read the findings', 'कमियाँ पढ़ें', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Findings' }), 1.5);
      }),
      step('Edit', 'बदलें', async ({ demo, type }) => {
        await type(demo.getByLabel('What the picture shows'), 'Six cups in a row');
        await type(demo.getByRole('textbox', { name: 'Title' }), 'Spring offer | Sample Traders');
      }),
      step('Preview and findings follow', 'झलक और कमियाँ बदलती हैं', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Findings' }), 2);
      }),
    ],
  },
  'phone-checklist': {
    title: { en: 'Go offline, come back, resolve', hi: 'ऑफ़लाइन जाएँ, लौटें, सुलझाएँ' },
    steps: [
      step('Offline', 'ऑफ़लाइन', async ({ demo, click, hold }) => {
        await click(
          demo.getByRole('region', { name: 'Inspection' }).getByRole('button', { name: 'pass', exact: true }),
        );
        await hold(1);
      }),
      step('Queue', 'कतार', async ({ demo, click, read }) => {
        await click(demo.getByLabel('The phone has a signal'));
        await read(demo.getByRole('region', { name: 'What the office has' }), 1.5);
      }),
      step('Resolve', 'सुलझाएँ', async ({ demo, click, hold }) => {
        await click(
          demo.getByRole('group', { name: 'Two answers to one point' }).getByRole('button', { name: 'Keep my answer' }),
        );
        await hold(2);
      }),
    ],
  },
  'order-desk': {
    title: { en: 'An order from approval to report', hi: 'मंज़ूरी से रिपोर्ट तक एक ऑर्डर' },
    steps: [
      step('A manager looks at the order', 'मैनेजर ऑर्डर देखता है', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'Manager' }));
        await read(demo.getByText('The total of 7,200.00 is 2,200.00 above the limit of 5,000.00.'), 1.5);
      }),
      step('Approve', 'मंज़ूर करें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Approve', exact: true }));
        await hold(1.5);
      }),
      step('The same in Hindi, in another scheme', 'वही हिन्दी में, दूसरे रंगों में', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Hindi' }));
        await click(demo.getByRole('button', { name: 'Evergreen' }));
        await hold(1.5);
      }),
    ],
  },
};
