import { step } from './step.mjs';

export const ideJourneys = {
  'ide-workbench': {
    title: { en: 'Edit a page of a project, watch its preview', hi: 'प्रोजेक्ट का पेज बदलें, झलक देखें' },
    steps: [
      step('Open a file', 'एक फ़ाइल खोलें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('tab', { name: 'pages/list.json' }));
        await hold(1);
      }),
      step('Change it', 'उसे बदलें', async ({ demo, page, click, hold }) => {
        await click(demo.getByRole('textbox', { name: 'Content of pages/list.json' }));
        await demo.locator('.cm-content').waitFor();
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(
          '{\n  "title": "All invoices",\n  "rows": "overdue",\n  "today": "2030-12-31",\n  "columns": ["number", "amount"]\n}',
        );
        await hold(2);
      }),
      step('A renamed field is found', 'बदला हुआ नाम पकड़ा जाता है', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'A renamed field' }));
        await read(demo.getByText('The entity has no field dueDate, which the page asks for.'), 2);
      }),
    ],
  },
  'remote-policy': {
    title: { en: 'Change one rule, see what is refused', hi: 'एक नियम बदलें, देखें क्या मना होता है' },
    steps: [
      step('Set the situation', 'स्थिति चुनें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Unknown network' }));
        await hold(1);
        await click(demo.getByRole('button', { name: 'Other device' }));
        await hold(1);
      }),
      step('Read the reason', 'कारण पढ़ें', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'What is allowed now' }), 2);
        await read(demo.locator('.policy-why'), 2);
      }),
    ],
  },
  'access-matrix': {
    title: { en: 'Click a cell, read why', hi: 'एक खाना चुनें, कारण पढ़ें' },
    steps: [
      step('Pick a file', 'एक फ़ाइल चुनें', async ({ demo, click }) => {
        await click(demo.getByRole('gridcell', { name: /^Contractors, Edit \/manual\/pricing:/ }));
      }),
      step('Read the rule', 'नियम पढ़ें', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Why' }), 2);
      }),
      step('Change it and take it back', 'बदलें और वापस लें', async ({ demo, click, hold, key }) => {
        await click(demo.getByRole('button', { name: 'Allow', exact: true }));
        await hold(1.5);
        await click(demo.getByRole('gridcell', { name: /^Contractors, Edit \/manual\/pricing:/ }));
        await key('Control+z');
      }),
    ],
  },
  'code-debugger': {
    title: { en: 'Break, step, change a value', hi: 'रोकें, कदम बढ़ाएँ, मान बदलें' },
    steps: [
      step('Paused before a line', 'एक पंक्ति से पहले रुका', async ({ demo, read }) => {
        await read(demo.locator('.debugger-status'), 1.5);
      }),
      step('Step', 'एक कदम', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Step over' }));
        await hold(1.5);
      }),
      step('Change and continue', 'मान बदलें और आगे बढ़ें', async ({ demo, choose, type, key, hold }) => {
        await choose(demo.getByLabel('Value to change'), 'fee');
        await type(demo.getByLabel('New value, as an expression'), '10 + 2');
        await key('Enter');
        await key('F5');
        await hold(1);
      }),
    ],
  },
  'tenant-switch': {
    title: { en: 'Switch tenants and test isolation', hi: 'टेनेंट बदलें और अलगाव परखें' },
    steps: [
      step('Switch tenant', 'टेनेंट बदलें', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'Example clinic' }));
        await read(demo.getByRole('heading', { name: 'उदाहरण क्लिनिक' }), 1.5);
      }),
      step('Ask for rows of another', 'दूसरे की पंक्तियाँ माँगें', async ({ demo, paste, click }) => {
        const query = demo.getByRole('region', { name: 'Query', exact: true });
        await paste(query.getByLabel('Query, in SQL'), 'select patient from visit where id in (1, 2)');
        await click(query.getByRole('button', { name: 'Run' }));
      }),
      step('The row rule keeps them back', 'पंक्ति का नियम उन्हें रोकता है', async ({ demo, read }) => {
        const query = demo.getByRole('region', { name: 'Query', exact: true });
        await read(query.getByRole('figure').filter({ hasText: 'With the row rule' }), 2);
      }),
    ],
  },
  'version-compare': {
    title: { en: 'Compare two versions, restore one part', hi: 'दो वर्शन मिलाएँ, एक हिस्सा लौटाएँ' },
    steps: [
      step('Compare', 'तुलना', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'What changed, in sentences' }), 2);
        await read(demo.getByText('Removed Breakfast, a field of type Yes or no'), 1);
      }),
      step('Restore', 'लौटाएँ', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: /^Restore: Removed Breakfast/ }));
        await hold(1.5);
      }),
      step('Undo', 'वापस लें', async ({ demo, click, hold }) => {
        await click(
          demo.getByRole('region', { name: 'What changed, in sentences' }).getByRole('button', { name: 'Undo' }),
        );
        await hold(1);
      }),
    ],
  },
  'project-tree': {
    title: { en: 'Find any file by keyboard', hi: 'कीबोर्ड से कोई भी फ़ाइल ढूँढें' },
    steps: [
      step('Search', 'खोजें', async ({ demo, type }) => {
        await type(demo.getByLabel('Find a file'), 'mysql');
      }),
      step('Read its job', 'उसका काम पढ़ें', async ({ demo, key, read }) => {
        await key('ArrowDown');
        await read(demo.getByText('The tables and the query of a page for this database.'), 2);
      }),
    ],
  },
  'source-editor': {
    title: { en: 'Mend a field name from the model', hi: 'मॉडल से फ़ील्ड का नाम ठीक करें' },
    steps: [
      step('Three mistakes are marked', 'तीन गलतियाँ दिखती हैं', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'Three mistakes' }));
        await read(demo.getByText('3 problems', { exact: true }), 1);
      }),
      step('Accept a proposal', 'एक सुझाव मानें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Write amount on line 6' }));
        await hold(1);
      }),
      step('Rename in the model and check', 'मॉडल में नाम बदलें और देखें', async ({ demo, type, read }) => {
        await type(demo.getByLabel('Name of field 2'), 'Pay by');
        await read(demo.getByText(/Invoice has no field dueDate/), 1.5);
      }),
    ],
  },
};
