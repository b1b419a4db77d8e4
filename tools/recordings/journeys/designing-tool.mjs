import { step } from './step.mjs';

export const designJourneys = {
  'design-workbench': {
    title: { en: 'Four short tasks on the canvas', hi: 'कैनवास पर चार छोटे काम' },
    steps: [
      step('Add a field', 'फ़ील्ड जोड़ें', async ({ demo, click }) => {
        await click(demo.getByRole('button', { name: 'Text field', exact: true }));
      }),
      step('Move it', 'उसे सरकाएँ', async ({ demo, click }) => {
        await click(demo.getByRole('button', { name: 'Down' }));
      }),
      step('Bind it', 'डेटा से जोड़ें', async ({ demo, choose, hold }) => {
        await choose(demo.getByLabel('Shows'), { label: 'Status' });
        await hold(1);
      }),
      step('Tasks are ticked off', 'काम पूरे होते हैं', async ({ demo, read }) => {
        await read(demo.getByRole('region', { name: 'Four short tasks' }), 2);
      }),
    ],
  },
  'design-triptych': {
    title: { en: 'Definition, canvas and form in step', hi: 'परिभाषा, कैनवास और फ़ॉर्म एक साथ' },
    steps: [
      step('Change the definition', 'परिभाषा बदलें', async ({ demo, paste, hold }) => {
        await paste(
          demo.getByLabel('Definition of the screen'),
          '{\n  "screen": "VisitEdit",\n  "parts": [\n    { "part": "dateField", "bind": "Visit.day" }\n  ]\n}',
        );
        await hold(1);
      }),
      step('The canvas follows', 'कैनवास भी बदलता है', async ({ demo, read }) => {
        await read(demo.getByRole('list', { name: 'Canvas' }), 1.5);
      }),
      step('Try the form', 'फ़ॉर्म आज़माएँ', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Save' }));
        await hold(1.5);
      }),
    ],
  },
  'template-gallery': {
    title: { en: 'Switch state and theme on a template', hi: 'टेम्पलेट की स्थिति और रंग बदलें' },
    steps: [
      step('Choose a template', 'टेम्पलेट चुनें', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'List and entry' }));
        await hold(1);
      }),
      step('States', 'स्थितियाँ', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Error', exact: true }));
        await hold(1);
        await click(demo.getByRole('region', { name: /^Template:/ }).getByRole('button', { name: 'Try again' }));
        await hold(1);
      }),
      step('Themes', 'रंग', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Dark', exact: true }));
        await hold(2);
      }),
    ],
  },
  'multi-page-form': {
    title: { en: 'Branch, review, correct', hi: 'शाखा, जाँच, सुधार' },
    steps: [
      step('Branch', 'शाखा', async ({ demo, type, choose, hold }) => {
        await type(demo.getByLabel('Organisation name'), 'Example Traders');
        await choose(demo.getByLabel('Registered for tax'), 'yes');
        await hold(1);
      }),
      step('Review', 'जाँच', async ({ demo, click, hold }) => {
        await click(demo.getByRole('button', { name: 'Ready for review' }));
        await click(demo.getByRole('button', { name: 'Send' }));
        await hold(1);
      }),
      step('Correct', 'सुधार', async ({ demo, click, type }) => {
        await click(demo.getByRole('group', { name: 'One answer needs a correction.' }).getByRole('button'));
        await type(demo.getByLabel('Number of seats'), '12');
      }),
    ],
  },
  'multi-themes': {
    title: { en: 'Restyle an application in seconds', hi: 'कुछ पल में ऐप का रूप बदलें' },
    steps: [
      step('Scheme', 'रंग योजना', async ({ demo, page, read, hold }) => {
        const scheme = demo
          .getByRole('region', { name: 'Theme panel of the sample' })
          .getByRole('radio', { name: /Terracotta/ });
        await read(scheme, 0.3);
        await scheme.focus();
        await page.keyboard.press('Space');
        await hold(1.5);
      }),
      step('Dark', 'गहरा', async ({ demo, page, hold }) => {
        await demo
          .getByRole('region', { name: 'Theme panel of the sample' })
          .getByRole('radio', { name: 'Dark' })
          .focus();
        await page.keyboard.press('Space');
        await hold(2);
      }),
      step('Everything goes on working', 'सब काम करता रहता है', async ({ demo, click, type }) => {
        const sample = demo.getByRole('region', { name: 'Sample application' });
        await click(sample.getByRole('button', { name: 'New order' }));
        await type(sample.getByLabel('Customer'), 'New & Co');
      }),
    ],
  },
  'ui-builder': {
    title: { en: 'Add, bind and preview a field', hi: 'फ़ील्ड जोड़ें, बाँधें और देखें' },
    steps: [
      step('Add and bind', 'जोड़ें और बाँधें', async ({ demo, click, choose }) => {
        await click(demo.getByRole('button', { name: 'Text field', exact: true }));
        await choose(demo.getByLabel('Shows'), { label: 'E-mail' });
      }),
      step('Move by keyboard', 'कीबोर्ड से सरकाएँ', async ({ demo, key, read }) => {
        const email = demo.getByRole('list', { name: 'Canvas' }).getByRole('button', { name: /^E-mail/ });
        await read(email, 0.3);
        await email.focus();
        await key('Alt+ArrowUp');
      }),
      step('Preview', 'झलक', async ({ demo, click, read }) => {
        await read(demo.getByRole('textbox', { name: 'E-mail' }), 1);
        await click(demo.getByRole('tab', { name: 'Preview' }).locator('xpath=following-sibling::*[1]'));
        await read(demo.getByRole('tabpanel'), 1.5);
      }),
    ],
  },
};
