import { step } from './step.mjs';

export const inbuiltJourneys = {
  'ten-rows': {
    title: { en: 'One edit moves grid, report and export', hi: 'एक बदलाव से ग्रिड, रिपोर्ट और फ़ाइल बदलती है' },
    steps: [
      step('Edit a row', 'एक पंक्ति बदलें', async ({ demo, click, type, choose }) => {
        const form = demo.getByRole('region', { name: 'Form', exact: true });
        await click(demo.getByRole('button', { name: 'Edit ORD-0003' }));
        await type(form.getByLabel('Total'), '9876.5');
        await choose(form.getByLabel('Status'), 'returned');
        await click(form.getByRole('button', { name: 'Save' }));
      }),
      step('The report counts it', 'रिपोर्ट उसे गिनती है', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Report', exact: true }), 2);
      }),
      step('The export has it', 'फ़ाइल में भी आता है', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: /1 line changed/ }), 2);
      }),
    ],
  },
  multilingual: {
    title: { en: 'Switch English to Hindi on a live form', hi: 'चालू फ़ॉर्म को अंग्रेज़ी से हिन्दी करें' },
    steps: [
      step('English', 'अंग्रेज़ी', async ({ demo, type, hold }) => {
        const invoice = demo.getByRole('region', { name: 'The invoice' });
        await type(invoice.getByLabel('Customer'), 'Example Traders');
        await hold(0.5);
      }),
      step('Hindi', 'हिन्दी', async ({ demo, click, read, hold }) => {
        await click(demo.getByRole('button', { name: 'हिन्दी' }));
        await hold(0.5);
        await read(demo.getByRole('region', { name: 'The invoice' }).getByLabel('ग्राहक'), 2);
      }),
    ],
  },
  'gen-grid': {
    title: { en: 'Filter, edit and undo in the grid', hi: 'ग्रिड में छाँटें, बदलें और वापस लें' },
    steps: [
      step('Filter and group', 'छाँटें और समूह बनाएँ', async ({ demo, click, choose, hold }) => {
        await click(demo.getByText('Filters', { exact: true }));
        await choose(demo.getByLabel('Paid is'), 'no');
        await choose(demo.getByLabel('Group by'), 'Status');
        await hold(1);
        await choose(demo.getByLabel('Group by'), { index: 0 });
      }),
      step('Edit a cell', 'एक खाना बदलें', async ({ page, click, key, write }) => {
        await click(page.getByRole('grid', { name: 'Orders' }).getByRole('gridcell').first());
        await key('F2');
        await page.keyboard.press('Control+a');
        await write('X-1');
        await key('Enter');
      }),
      step('Undo it', 'वापस लें', async ({ key, hold }) => {
        await key('Control+z');
        await hold(1);
      }),
    ],
  },
  'import-check': {
    title: { en: 'Fix a CSV row by row, and read it back', hi: 'CSV की पंक्तियाँ सुधारें और वापस पढ़ें' },
    steps: [
      step('Fix a cell', 'एक खाना सुधारें', async ({ demo, type, read }) => {
        await type(demo.getByRole('textbox', { name: 'E-mail in line 3' }), 'person2@example.com');
        await read(demo.getByText('2 good, 2 to correct, 1 rejected.'), 1);
      }),
      step('Store the good lines', 'सही पंक्तियाँ रखें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Store 2 good lines' }));
        await hold(1);
      }),
      step('Round trip', 'जाकर वापस', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'Compare the round trip' }));
        await read(demo.getByText('2 of 2 rows came back as they went in.'), 2);
      }),
    ],
  },
  'report-builder': {
    title: { en: 'Group sales and print the report', hi: 'बिक्री के समूह बनाएँ और रिपोर्ट छापें' },
    steps: [
      step('Group and total', 'समूह और कुल', async ({ demo, choose, read }) => {
        await choose(demo.getByLabel('Group by'), { label: 'Customer' });
        await choose(demo.getByLabel('Work out'), { label: 'Number of orders' });
        await read(demo.getByRole('table'), 2);
      }),
      step('Print view', 'छपाई का रूप', async ({ demo, page, click, read }) => {
        await click(demo.getByRole('button', { name: 'Print preview' }));
        await read(page.getByRole('dialog', { name: 'Print preview' }).getByRole('table'), 2);
      }),
    ],
  },
  'color-gallery': {
    title: { en: 'A control in every state and size', hi: 'हर स्थिति और आकार में एक कंट्रोल' },
    steps: [
      step('Choose a size', 'आकार चुनें', async ({ demo, click, hold }) => {
        const bench = demo.getByRole('region', { name: 'Other controls in every state' });
        await click(bench.getByRole('button', { name: 'Large' }));
        await hold(1.5);
      }),
      step('Choose another control', 'दूसरा कंट्रोल चुनें', async ({ demo, choose, hold }) => {
        const bench = demo.getByRole('region', { name: 'Other controls in every state' });
        await choose(bench.getByRole('combobox'), { label: 'Dialog' });
        await hold(1);
      }),
      step('Use it', 'उसे चलाएँ', async ({ demo, click, key, hold }) => {
        const bench = demo.getByRole('region', { name: 'Other controls in every state' });
        await click(bench.getByRole('button', { name: 'Delete the draft …' }).first());
        await hold(1.5);
        await key('Escape');
      }),
    ],
  },
  'validation-rules': {
    title: { en: 'Bad input, and the message that helps', hi: 'गलत जानकारी, और मदद करने वाला संदेश' },
    steps: [
      step('Send bad input', 'गलत जानकारी भेजें', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'Try bad input' }));
        await read(demo.getByRole('group', { name: /entries need a correction/ }), 1.5);
      }),
      step('Go to the field', 'फ़ील्ड पर जाएँ', async ({ demo, click, hold }) => {
        await click(demo.getByRole('link', { name: 'E-mail is no e-mail address.' }));
        await hold(1.5);
      }),
      step('The same in Hindi', 'वही हिन्दी में', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'हिन्दी' }));
        await click(demo.getByRole('button', { name: 'Try bad input' }));
        await hold(1.5);
      }),
    ],
  },
};
