import type { PageContent } from '../page-content.ts';

export const multiThemes = {
  path: '/designing-tool/multi-themes',
  area: 'designing-tool',
  kind: 'page',
  name: 'Live multi-themes',
  summary: 'Schemes, colours, fonts and layout, changed live',
  heading: 'Restyle everything, live',
  promise: 'Change schemes, colours, fonts, background and layout and watch this page follow.',
  actions: [
    { href: '#demo', label: 'Restyle the sample' },
    { href: '#save-reset-default', label: 'What the buttons do' },
  ],
  demo: {
    id: 'multi-themes',
    heading: 'The theme panel on a sample application',
    instruction:
      'Choose a scheme in the panel beside the sample, then change the mode, a colour and the menu position.',
    reality:
      'The panel, the engine and the colour picker are the ones this site uses for itself; here they reach the framed sample and nothing else. Only the colour-vision preview among the tools shows the whole page. The orders are invented, the sample draws its backgrounds in a plain way of its own, and your theme is kept in this browser alone.',
  },
  sections: [
    {
      id: 'schemes-to-start-from',
      heading: 'Schemes to start from',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There are four themes and ten colour schemes to start from, and each can be seen in light, dark and flately, a flat mode. Choose one in the demo above to restyle the sample. The cog at the right edge of this page opens the same panel for the whole site.',
        },
        {
          kind: 'table',
          caption: 'Themes and the schemes that belong to them',
          columns: ['Theme', 'Schemes', 'First scheme'],
          rows: [
            ['Default', '1.1, 1.2, 1.3, 1.4, 1.5, 1.6', '1.1'],
            ['Theme 1', '2.1, 2.2', '2.1'],
            ['Theme 2', '3.1', '3.1'],
            ['Theme 3', '4.1', '4.1'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The number before the dot is the theme a scheme belongs to. If you change theme, your scheme is kept when the new theme has it; otherwise you get the first one. The colours of one theme therefore never appear under the layout of another.',
        },
      ],
    },
    {
      id: 'colours-you-can-trust',
      heading: 'Colours you can trust',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A colour is only half a choice; the other half is the text that sits on it. You can change single colours in the theme panel and see them applied as you move the picker. When a pair fails, its field says so with the ratio, and one press repairs it.',
        },
        {
          kind: 'table',
          caption: 'Pairs and their contrast (ratio rounded down; ordinary text needs 4.5)',
          columns: ['Text', 'Background', 'Ratio', 'Result', 'Suggestion'],
          rows: [
            ['#ffffff', '#1d4ed8', '6.70', 'Passes', 'None needed'],
            ['#ffffff', '#22c55e', '2.27', 'Too low', 'Darken the background to #15803d, ratio 5.01'],
            ['#ffffff', '#f59e0b', '2.14', 'Too low', 'Use dark text #1f2937, ratio 6.83'],
            ['#9ca3af', '#ffffff', '2.53', 'Too low', 'Darken the text to #6b7280, ratio 4.83'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The suggestion keeps the hue and moves the lightness, because the hue is usually the part that belongs to a brand. It is advice. You may keep a failing pair, for instance in a large decorative heading, and the ratio stays visible.',
        },
      ],
    },
    {
      id: 'type',
      heading: 'Type',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Headings can be set from 10 to 100 px and paragraphs from 10 to 50 px, with sixty font choices. Each heading level has its own slider in the panel, and the page follows while you move it. You judge the size in real text.',
        },
        {
          kind: 'table',
          caption: 'Type settings in the theme panel',
          columns: ['Setting', 'Applies to', 'Range or choice'],
          rows: [
            ['Six heading sizes', '`h1` to `h6`, one slider each', '10 to 100 px'],
            ['Paragraph size', '`p`', '10 to 50 px'],
            ['Font', 'Headings and text', 'Sixty choices from 22 families, in several weights'],
          ],
        },
        {
          kind: 'code',
          caption: 'A size is one variable and one rule, so later pages follow too',
          language: 'css',
          code: `body {
  --font-h1: 32px;
  --font-para: 17px;
}

h1 {
  font-size: var(--font-h1);
}

p {
  font-size: var(--font-para);
}`,
        },
        {
          kind: 'paragraph',
          text: 'Two of the families are there for reading comfort and one for code. Try a long paragraph before you decide, since a font that is pleasant in a heading may be tiring in text.',
        },
      ],
    },
    {
      id: 'layout',
      heading: 'Layout',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Layout has a tab of its own in the panel, with three choices: where the menu sits, which dashboard is shown and what lies behind the home page. They are separate from colour, so you can change one without disturbing the other.',
        },
        {
          kind: 'table',
          caption: 'Layout choices',
          columns: ['Choice', 'Options', 'Starts as'],
          rows: [
            ['Menu position', 'Left or top', 'Left'],
            ['Dashboard', 'Dashboard 1 or Dashboard 2', 'Dashboard 1'],
            ['Home page background', 'Default and eighteen more', 'Default'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A menu on the left suits applications with many sections, because a long list stays readable. It needs a window of 1,152 pixels; in a narrower one the panel says that it waits, and the home page has none. A menu on top leaves the width to the content. Choosing the same position twice changes nothing, so you cannot end up in an unknown state.',
        },
      ],
    },
    {
      id: 'save-reset-default',
      heading: 'Save, reset, default',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every change is a draft until you save it, and each button that replaces a draft asks first. Unsaved changes never vanish silently. Closing the panel only hides it; your draft stays on the page.',
        },
        {
          kind: 'table',
          caption: 'The buttons at the foot of the panel',
          columns: ['Button', 'What it does', 'What it asks first'],
          rows: [
            [
              'Reset Current',
              'Drops the draft and loads the saved theme again',
              '“Are you sure you want to reset current Changes?”',
            ],
            [
              'Default Changes',
              'Returns to scheme 1.1; sizes, fonts and layout stay',
              '“Are you sure you want to set Default color Theme?”',
            ],
            [
              'Save Changes',
              'Stores the theme: on the server when you are signed in, otherwise in this browser',
              '“Are you sure you want to Save Current Changes.?”',
            ],
            ['Close', 'Hides the panel and keeps the draft', 'Nothing'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'After “Default Changes” the theme is still a draft. If you do not like it, reset brings the saved one back, and nothing has been stored in the meantime.',
        },
      ],
    },
    {
      id: 'use-the-engine-elsewhere',
      heading: 'Use the engine elsewhere',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The theme engine and the colour picker are libraries of their own, so another application can restyle itself in the same way. Neither needs this site. The engine knows no framework, and the picker also comes as a custom element called `gm-color-picker`.',
        },
        {
          kind: 'code',
          caption: 'A saved theme: seven properties and nothing else',
          language: 'json',
          code: `{
  "selectedTheme": "1",
  "selectedBackground": "Default",
  "themeColorScheme": "1.3",
  "menuPosition": "1",
  "selectedDashboard": "1",
  "themeColors": {
    "--font-h1": "32px",
    "--navbar-bg": "rgba(29, 78, 216, 1)"
  },
  "themeIcons": {}
}`,
        },
        {
          kind: 'paragraph',
          text: 'Because a theme is this small, it can be stored anywhere and read by a person. A file that does not parse is ignored and the defaults are shown, so a damaged theme cannot break a page.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/controls-tools',
              label: 'UI controls and colour picker',
              note: 'Notes on the picker: formats, preset colours and keyboard use.',
            },
            {
              href: '/designing-tool/ui-builder',
              label: 'UI builder',
              note: 'Where the tokens meet the screens you build.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Will my theme pass contrast checks?',
      answer:
        'That depends on the pairs you choose. Ordinary text needs a ratio of 4.5 to 1 and large text 3 to 1. White on #1d4ed8 reaches 6.70; white on #22c55e reaches only 2.27.',
    },
    {
      question: 'Can I save a theme as a file?',
      answer:
        'A theme is a small JSON object with seven properties, shown on this page. “Save Changes” stores it on the server or in your browser. As it is plain JSON, you can keep a copy in your project.',
    },
    {
      question: 'Is there a keyboard way to do this?',
      answer:
        'Yes. The panel opens with its button, sections open with Enter, sliders move with the arrow keys and Escape closes a dialog. You can reach every setting without a mouse.',
    },
    {
      question: 'Does changing the theme slow the page down?',
      answer:
        'A colour change writes one CSS variable, and the browser repaints the elements that use it. Nothing is fetched for that. Changing to another theme also loads one stylesheet.',
    },
  ],
  related: [
    {
      href: '/designing-tool/multi-page-forms',
      label: 'Multi-page forms',
      note: 'Previous: split a long form into steps that follow the answers.',
    },
    {
      href: '/designing-tool/ui-builder',
      label: 'UI builder',
      note: 'Next: place the parts that these colours and sizes apply to.',
    },
    {
      href: '/inbuilt-solutions/multilingual',
      label: 'Multilingual applications',
      note: 'Fonts and languages belong together; see how text changes language.',
    },
  ],
  closing: {
    heading: 'Use your own colours from the first screen',
    text: 'Genmaster can be pre-ordered at ₹0; the release date is to be announced.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Live themes, colours and fonts | Genmaster',
    description:
      'Open the theme panel and restyle this page: schemes, colours with contrast checks, fonts, background and layout.',
  },
} satisfies PageContent;
