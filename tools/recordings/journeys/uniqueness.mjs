import { step } from './step.mjs';

export const uniqueJourneys = {
  'requirement-picker': {
    title: { en: 'Choose needs, get an order of pages', hi: 'ज़रूरतें चुनें, पेजों का क्रम पाएँ' },
    steps: [
      step('Say who you are', 'बताएँ कि आप कौन हैं', async ({ demo, click, hold }) => {
        await click(demo.getByLabel('The owner of the work'));
        await hold(1);
      }),
      step('Add a need', 'एक ज़रूरत जोड़ें', async ({ demo, click, hold }) => {
        await click(demo.getByLabel('Work without hands'));
        await hold(1);
      }),
      step('Read what comes first', 'पढ़ें कि पहले क्या आता है', async ({ demo, read }) => {
        await read(demo.getByText('First now: Any database: one entity in five dialects'), 2);
      }),
    ],
  },
  'security-lens': {
    title: { en: 'Toggle a security default and read the change', hi: 'सुरक्षा का एक नियम बदलें और फ़र्क पढ़ें' },
    steps: [
      step('Turn a rule off', 'एक नियम बंद करें', async ({ demo, click, hold }) => {
        await click(demo.getByLabel('Parameterised query'));
        await hold(1);
      }),
      step('Read the changed line', 'बदली हुई पंक्ति पढ़ें', async ({ demo, type, read }) => {
        await type(demo.getByRole('textbox', { name: 'Type something' }), "7' or 'a'='a");
        await read(demo.getByRole('region', { name: 'What reaches the database' }));
      }),
      step('See what gets through', 'देखें कि क्या निकल जाता है', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'What somebody tries' }), 2);
      }),
    ],
  },
  'sql-dialects': {
    title: { en: 'Same entity, five SQL dialects', hi: 'वही एंटिटी, पाँच तरह का SQL' },
    steps: [
      step('The entity in one dialect', 'एंटिटी एक SQL में', async ({ hold }) => {
        await hold(2);
      }),
      step('Switch dialects', 'SQL बदलें', async ({ demo, click, hold, read }) => {
        for (const name of ['PostgreSQL', 'Oracle']) {
          await click(demo.getByRole('button', { name, exact: true }));
          await hold(1);
        }
        await read(demo.locator('mark').filter({ hasText: 'varchar2' }), 1.5);
      }),
      step('Compare with another', 'दूसरे से तुलना करें', async ({ demo, choose, hold }) => {
        await choose(demo.getByRole('combobox', { name: 'Mark what differs from' }), 'MySQL');
        await hold(1.5);
      }),
    ],
  },
  'voice-commands': {
    title: { en: 'A command, a question, and undo', hi: 'एक आदेश, एक सवाल, और वापसी' },
    steps: [
      step('Say what should change', 'बताएँ कि क्या बदले', async ({ demo, click, key }) => {
        await click(demo.getByRole('button', { name: 'Change the mode' }));
        await click(demo.getByLabel('Type a command'));
        await key('Enter');
      }),
      step('Confirm it', 'पुष्टि करें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Yes, do it' }));
        await hold(1.5);
      }),
      step('Undo', 'वापस लें', async ({ demo, type, key, hold }) => {
        await type(demo.getByLabel('Type a command'), 'undo');
        await key('Enter');
        await hold(1.5);
      }),
    ],
  },
  'code-obfuscator': {
    title: { en: 'Obfuscate, run both, compare', hi: 'कोड छिपाएँ, दोनों चलाएँ, तुलना करें' },
    steps: [
      step('Choose a level', 'स्तर चुनें', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'Medium' }));
        await read(demo.getByRole('region', { name: 'The shipped file', exact: true }));
      }),
      step('Compare results', 'नतीजों की तुलना करें', async ({ demo, read }) => {
        const cost = demo.getByRole('region', { name: 'Cost, and the same result?' });
        await read(cost.getByText('Both print the same'), 1.5);
        await read(cost.getByRole('row', { name: /^Shipped/ }), 2);
      }),
    ],
  },
  'code-bifurcation': {
    title: { en: 'Regenerate without losing manual code', hi: 'हाथ का कोड खोए बिना फिर बनाएँ' },
    steps: [
      step('Change the model', 'मॉडल बदलें', async ({ demo, click, read }) => {
        await click(demo.getByRole('button', { name: 'A longer number' }));
        await read(demo.getByRole('region', { name: 'What the next generation changes.' }), 2);
      }),
      step('Write manual code', 'हाथ का कोड लिखें', async ({ demo, click, page, write }) => {
        await click(demo.getByRole('textbox', { name: 'src/manual/invoice.rules.ts' }));
        await page.keyboard.press('Control+End');
        await write('\n// mine, and it stays');
      }),
      step('Regenerate', 'फिर बनाएँ', async ({ demo, click, hold, read }) => {
        await click(demo.getByRole('button', { name: 'Regenerate', exact: true }));
        await hold(1);
        await read(demo.getByRole('textbox', { name: 'src/manual/invoice.rules.ts' }), 2);
      }),
    ],
  },
};
