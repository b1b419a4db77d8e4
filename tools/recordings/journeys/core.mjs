import { step } from './step.mjs';

/** Journeys of home, playground, about and examples. */
export const coreJourneys = {
  'one-definition': {
    title: { en: 'Rename a field, read six results', hi: 'फ़ील्ड का नाम बदलें, छह नतीजे पढ़ें' },
    steps: [
      step('Rename a field', 'फ़ील्ड का नाम बदलें', async ({ demo, type }) => {
        await type(demo.getByRole('textbox', { name: 'Name of field 3' }), 'Grand total');
      }),
      step('Form and SQL follow', 'फ़ॉर्म और SQL भी बदलते हैं', async ({ demo, read }) => {
        const results = demo.getByRole('group', { name: 'What the definition becomes' });
        await read(results.getByLabel('Grand total (required)'));
        await read(results.getByRole('region', { name: 'PostgreSQL script of Invoice' }));
      }),
      step('So does the API', 'API भी बदलता है', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'OpenAPI document of Invoice' }));
      }),
    ],
  },
  'contrast-check': {
    title: { en: 'Find a text too faint, and mend it', hi: 'बहुत हल्का टेक्स्ट ढूँढें और ठीक करें' },
    address: '/about-us?demo=failing',
    isWhole: true,
    steps: [
      step('Make a colour too faint', 'एक रंग को बहुत हल्का करें', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'Make “Muted text” too faint' }));
        await read(demo.getByText(/pairs? fails?\./), 1);
      }),
      step('Set it to a readable one', 'पढ़ने लायक रंग चुनें', async ({ demo, click, read }) => {
        const pair = demo.locator('.contrast-pair[data-state=fails]').first();
        await click(pair.getByRole('button', { name: 'Set “Muted text” to it' }));
        await read(demo.getByText('Every pair passes.'));
      }),
    ],
  },
  'worked-examples': {
    title: { en: 'One example, seen from six sides', hi: 'एक उदाहरण, छह ओर से' },
    steps: [
      step('Open an example', 'एक उदाहरण खोलें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Stock register' }));
        await hold(1);
      }),
      step('Read its screen', 'उसकी स्क्रीन देखें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Low stock', exact: true }));
        await hold(1.5);
      }),
      step('Model, API and SQL', 'मॉडल, API और SQL', async ({ demo, click, hold }) => {
        for (const name of ['Model', 'API', 'SQL']) {
          await click(demo.getByRole('button', { name, exact: true }));
          await hold(1);
        }
      }),
    ],
  },
};
