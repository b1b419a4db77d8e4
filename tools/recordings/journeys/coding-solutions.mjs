import { step } from './step.mjs';

export const codingJourneys = {
  'path-picker': {
    title: { en: 'Answer three questions, get a path', hi: 'तीन सवालों से रास्ता पाएँ' },
    steps: [
      step('Look at the proposed path', 'सुझाया रास्ता देखें', async ({ hold }) => {
        await hold(2);
      }),
      step('Answer otherwise', 'अलग जवाब दें', async ({ demo, click, hold }) => {
        const choices = demo.getByRole('radio');
        await click(choices.nth((await choices.count()) - 1));
        await hold(1);
        await click(choices.nth(1));
        await hold(1);
      }),
      step('The path follows', 'रास्ता बदल जाता है', async ({ demo, read }) => {
        await read(demo.getByRole('listitem'), 2);
      }),
    ],
  },
  'task-board': {
    title: { en: 'Move a task by keyboard', hi: 'कीबोर्ड से काम सरकाएँ' },
    steps: [
      step('Pick up', 'उठाएँ', async ({ demo, read, key }) => {
        const card = demo.getByRole('button', { name: /^T-44/ });
        await read(card, 0.5);
        await card.focus();
        await key(' ');
      }),
      step('Move', 'सरकाएँ', async ({ key }) => {
        await key('ArrowRight');
        await key('ArrowRight');
      }),
      step('Drop and announce', 'रखें और सुनें', async ({ key, hold }) => {
        await key(' ');
        await hold(1.5);
      }),
    ],
  },
  'code-standard': {
    title: { en: 'Find problems, apply every safe fix', hi: 'गलतियाँ ढूँढें, सुरक्षित सुधार करें' },
    steps: [
      step('Choose the rules', 'नियम चुनें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('checkbox', { name: 'yoda' }));
        await hold(1);
      }),
      step('Fix', 'सुधारें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: /^Apply all safe fixes/ }));
        await hold(1);
      }),
      step('Read the corrected code', 'सुधरा हुआ कोड पढ़ें', async ({ demo, read }) => {
        await read(demo.getByRole('textbox', { name: 'Code' }), 2);
      }),
    ],
  },
  'capability-probe': {
    title: { en: 'Ask this browser what it can do', hi: 'इस ब्राउज़र से पूछें कि वह क्या कर सकता है' },
    steps: [
      step('What was found', 'क्या मिला', async ({ demo, read }) => {
        await read(demo.getByText(/found here; \d+ px wide/), 1.5);
        await read(demo.getByRole('row', { name: /^Dialogs/ }), 1);
      }),
      step('Keep it as a report', 'रिपोर्ट के रूप में रखें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Keep as a report' }));
        await hold(2);
      }),
    ],
  },
  'config-editor': {
    title: { en: 'Break a limit, read the fix', hi: 'सीमा तोड़ें, सुधार पढ़ें' },
    steps: [
      step('Three problems, with their lines', 'तीन गलतियाँ, पंक्ति के साथ', async ({ demo, read }) => {
        await read(demo.getByText('Refused: 3 problems'), 1.5);
      }),
      step('Edit', 'बदलें', async ({ demo, type }) => {
        await type(demo.getByLabel('Idle minutes before sign-out'), '20');
      }),
      step('Go to the line of another', 'दूसरी गलती की पंक्ति पर जाएँ', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Line 3' }));
        await hold(1.5);
      }),
    ],
  },
  'code-languages': {
    title: { en: 'Follow one field across languages', hi: 'एक फ़ील्ड को कई भाषाओं में देखें' },
    steps: [
      step('Choose a field', 'एक फ़ील्ड चुनें', async ({ demo, choose, read }) => {
        await choose(demo.getByLabel('Follow a field'), { label: 'Amount' });
        await read(demo.getByRole('region', { name: /in six languages/ }), 2);
      }),
      step('Read whole files', 'पूरी फ़ाइलें पढ़ें', async ({ demo, click, hold }) => {
        for (const name of ['Python', 'Go']) {
          await click(demo.getByRole('button', { name, exact: true }));
          await hold(1.5);
        }
      }),
    ],
  },
  'source-export': {
    title: { en: 'Export, verify, find a changed byte', hi: 'निकालें, परखें, बदला बाइट ढूँढें' },
    steps: [
      step('Export', 'निकालें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Pack the ZIP' }));
        await hold(1);
      }),
      step('Change a byte on the way', 'रास्ते में एक बाइट बदलें', async ({ demo, click, hold }) => {
        await click(demo.getByLabel('Change one byte on the way'));
        await click(demo.getByRole('button', { name: 'Read it back' }));
        await hold(0.5);
      }),
      step('It is found', 'वह पकड़ा जाता है', async ({ demo, read }) => {
        await read(demo.getByText('1 file differs from the manifest.'), 1.5);
        await read(demo.getByRole('row', { name: /openapi\.json/ }), 1);
      }),
    ],
  },
};
