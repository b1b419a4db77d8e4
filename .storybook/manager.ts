import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Genmaster workshop' }),
  sidebar: {
    // Titles are folder names; the sidebar shows `color-picker` as “Colour picker”, spelled as in its sentences.
    renderLabel: ({ name }) => {
      const words = name.replaceAll('-', ' ').replaceAll(/(?<=\bc)olor(?=s?\b)/gi, 'olour');
      return words.charAt(0).toUpperCase() + words.slice(1);
    },
  },
});
