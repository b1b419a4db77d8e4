import type { PageContent } from '../page-content.ts';

export const controlsTools: PageContent = {
  path: '/inbuilt-solutions/controls-tools',
  area: 'inbuilt-solutions',
  kind: 'page',
  name: 'Controls and tools',
  summary: 'Inputs, displays and a colour picker with every state designed.',
  heading: 'Controls that arrive finished',
  promise: 'Inputs, displays and helpers with empty, loading, error and read-only states already designed.',
  actions: [
    { href: '#demo', label: 'Try the colour picker' },
    { href: '#an-accessibility-contract', label: 'Read the contract' },
  ],
  demo: {
    id: 'color-gallery',
    heading: 'One colour picker in nine forms',
    instruction:
      'Choose a form, pick a colour by pointer, by keys or by pasting, change its settings, and open its code below.',
    reality:
      'This is the colour picker that the theme panel of this site uses, as a React component and as a custom element; the code below says exactly what is shown. The colour, the presets and the settings are kept in this browser alone. The other controls of this page are described, and planned as live ones.',
  },
  sections: [
    {
      id: 'inputs',
      heading: 'Inputs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Six inputs cover most business forms: text, number, date, choice, file and colour. Each is planned with a label, a help text, an error and a required mark that belong to it. You cannot forget to connect an error with its field, because the two arrive together. The states are settled before the control is drawn, so an unusual day does not produce an unusual screen.',
        },
        {
          kind: 'table',
          caption: 'The six inputs and their states',
          columns: ['Input', 'Empty', 'Error', 'Read-only'],
          rows: [
            ['Text', 'Label and help stay visible', 'Keeps the typed text', 'Can be selected and copied'],
            ['Number', 'Shows the unit, such as ₹', 'Keeps what was typed, letters too', 'Formatted for the locale'],
            ['Date', 'Names the expected order', 'Says which part is wrong', 'Written in words'],
            ['Choice', '“Choose…” is not a value', 'Names the missing choice', 'Shows only what was chosen'],
            [
              'File',
              'Names types and size limit',
              'Names the file that was refused',
              'Lists the files with their sizes',
            ],
            ['Colour', 'Says “no colour”', 'Keeps the text that could not be read', 'Shows a swatch with its value'],
          ],
        },
        {
          kind: 'code',
          caption: 'What a text input is made of',
          language: 'html',
          code: `<div class="field">
  <label for="number">Number</label>
  <p id="number-help">As printed on the paper invoice</p>
  <input
    id="number"
    required
    maxlength="20"
    aria-invalid="true"
    aria-describedby="number-help number-error"
  />
  <p id="number-error">Enter a number. It has up to 20 characters.</p>
</div>`,
        },
      ],
    },
    {
      id: 'displays',
      heading: 'Displays',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Displays show and order what a page holds: tabs, accordions, dialogs, toasts, progress and empty states. Each planned display has a written rule for when to use it. Many bad screens come from a good control in the wrong place.',
        },
        {
          kind: 'table',
          caption: 'When to use which display',
          columns: ['Display', 'Use it when', 'Do not use it when'],
          rows: [
            ['Tabs', 'Views of one thing are read one at a time', 'The reader must compare them'],
            ['Accordion', 'Most readers need one or two of many parts', 'Everyone needs everything'],
            ['Dialog', 'A decision must come before anything else', 'The information can wait'],
            ['Toast', 'Something has worked and needs no answer', 'It reports an error that must be fixed'],
            ['Progress', 'A wait is longer than a moment', 'The length is unknown; say what is happening instead'],
            ['Empty state', 'A list has no rows yet', 'A filter hides the rows; offer to clear it'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Loading keeps the size of what will appear, so nothing jumps when it does. Movement stops when the reader’s system asks for reduced motion.',
        },
      ],
    },
    {
      id: 'the-colour-picker',
      heading: 'The colour picker',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The colour picker shows one colour in four notations and accepts entry in each of them. Hue, saturation and alpha have their own controls. Presets keep the colours you use often, and an eyedropper is offered where the browser has one.',
        },
        {
          kind: 'table',
          caption: 'One colour in four notations',
          columns: ['Notation', 'Value', 'Limits of each part'],
          rows: [
            ['HEX', '`#0f766e`', '3 or 6 digits; 8 when alpha is always included'],
            ['RGBA', '`rgba(15, 118, 110, 1)`', '0 to 255; alpha 0 to 1'],
            ['HSLA', '`hsla(175, 77%, 26%, 1)`', '0 to 360; 0 to 100%; alpha 0 to 1'],
            ['CMYK', '`cmyk(87%, 0%, 7%, 54%)`', '0 to 100% each'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Contrast decides whether text can be read. White text on this colour has a contrast of 5.47 to 1, above the 4.5 that WCAG asks for at level AA. Black text reaches 3.84 to 1 and falls short. The readout in the demo shows the ratio while you choose, with the APCA figure beside it, and offers the nearest colour that passes.',
        },
        {
          kind: 'paragraph',
          text: 'The theme panel of this site already applies colours live, so you see a change in its place. Cancelling brings the earlier colour back.',
        },
      ],
    },
    {
      id: 'an-accessibility-contract',
      heading: 'An accessibility contract',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each control has a contract: its role, its keys, what is announced, and the test that proves it. A contract can be checked by someone who did not write the control. The one planned for release is printed here for eight controls.',
        },
        {
          kind: 'table',
          caption: 'Contracts',
          columns: ['Control', 'Role', 'Keys', 'Announced', 'Test'],
          rows: [
            [
              'Text',
              '`textbox`',
              'Those of the browser',
              'Label, required, help, then error',
              'Error is linked to the input',
            ],
            [
              'Choice list',
              '`combobox`',
              'Arrows, Enter, Escape, letters',
              'Choice and its place, “3 of 8”',
              'Escape keeps the earlier choice',
            ],
            [
              'Date',
              '`textbox` and `dialog`',
              'Type it, or arrows in the calendar',
              'Full date with weekday',
              'Usable with typing alone',
            ],
            [
              'Tabs',
              '`tablist`, `tab`, `tabpanel`',
              'Arrows, Home, End',
              'Name and “selected”',
              'One tab stop for all tabs',
            ],
            [
              'Accordion',
              '`button` in a heading',
              'Enter, Space',
              'Name and “expanded”',
              'Closed content cannot take focus',
            ],
            [
              'Dialog',
              '`dialog`',
              'Escape closes, Tab stays inside',
              'Title, then first field',
              'Focus returns to the opener',
            ],
            ['Toast', '`status`', 'None needed', 'Text, once, politely', 'Focus does not move'],
            [
              'Colour sliders',
              '`slider`',
              'Arrows, Page Up and Down, Home, End',
              '“Hue, 175 degrees”',
              'All values reachable by key',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Where the browser has a suitable element of its own, that element is used. A native button brings its keys and its role with it, and fewer lines mean fewer faults.',
        },
      ],
    },
    {
      id: 'themed-by-tokens',
      heading: 'Themed by tokens',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Controls take every colour and size from named values, called tokens. Change a value in this site’s theme panel and the page follows at once, because pages and panel read the same tokens. Nothing has to be rebuilt.',
        },
        {
          kind: 'code',
          caption: 'Tokens, and a control that uses them',
          language: 'css',
          code: `:root {
  --field-text: #111827;
  --field-background: #ffffff;
  --field-border: #6b7280;
  --field-error: #b91c1c;
  --focus-ring: #1d4ed8;
}

.field input {
  color: var(--field-text);
  background: var(--field-background);
  border: 1px solid var(--field-border);
}

.field input[aria-invalid='true'] {
  border-color: var(--field-error);
}

.field input:focus-visible {
  outline: 3px solid var(--focus-ring);
  outline-offset: 2px;
}`,
        },
        {
          kind: 'paragraph',
          text: 'The planned controls hold no colour of their own, so a house style is a short list of values. Dark mode is another list with the same names. A control that looks right in one theme cannot be left behind in another.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/designing-tool/multi-themes',
              label: 'Live themes, colours and fonts',
              note: 'Read how the theme panel of this site works.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I use one control alone?',
      answer:
        'Yes, that is the intention. The colour picker, for example, is a library of its own and does not need the builder.',
    },
    {
      question: 'Does the eyedropper work everywhere?',
      answer:
        'No. It depends on the browser, so it is offered only where the browser has one. All other ways of entering a colour remain.',
    },
    {
      question: 'Why is CMYK in a screen tool?',
      answer:
        'Print departments quote it. The conversion is plain arithmetic without a printer’s colour profile, so treat the value as a starting point for print.',
    },
  ],
  related: [
    {
      href: '/inbuilt-solutions/reporting-tool',
      label: 'Reporting tool',
      note: 'Displays for figures, on screen and on paper.',
    },
    {
      href: '/inbuilt-solutions/form-validation',
      label: 'Form validation',
      note: 'Where the error texts of the inputs come from.',
    },
    {
      href: '/designing-tool/multi-themes',
      label: 'Live themes',
      note: 'Change the tokens of this site in its theme panel.',
    },
  ],
  closing: {
    heading: 'Hold us to the contract',
    text: 'If something on this site cannot be used by keyboard or cannot be read, tell us the page and what stopped you.',
    action: { href: '/contact-us?subject=accessibility', label: 'Report a problem' },
  },
  metadata: {
    title: 'UI controls and colour picker gallery | Genmaster',
    description:
      'Read which states and keys each control is planned with, and try the colour picker in nine forms, with a live contrast readout.',
  },
};
