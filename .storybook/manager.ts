import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Genmaster workshop' }),
  sidebar: {
    // Titles are folder names; the sidebar shows `color-picker` as “Color picker”.
    renderLabel: ({ name }) => {
      const words = name.replaceAll('-', ' ');
      return words.charAt(0).toUpperCase() + words.slice(1);
    },
  },
});
