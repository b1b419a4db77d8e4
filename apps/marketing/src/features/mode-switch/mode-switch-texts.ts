/** The words of the mode switch. */
export const modeSwitchTexts = {
  labels: {
    name: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Follow system',
    more: 'More themes',
  },
  lost: 'The theme could not be loaded. Check your connection and try again.',
};
