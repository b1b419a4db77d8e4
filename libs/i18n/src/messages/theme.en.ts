// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'save.stored': 'Your theme is saved with your account.',
  'save.kept-locally':
    'The server could not be reached. Your theme is kept in this browser and is sent when you are online again.',
  'save.conflict': 'A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.',
  'save.newer-shown': 'A newer copy of your theme was saved elsewhere. It is the one that is shown now.',
  'save.refused': 'The server could not store your theme. Your changes are kept; try Save Changes again.',
  'save.lost': 'This browser keeps nothing (its storage is full or switched off). Your theme lasts until you leave.',
  'save.accountLost':
    'Your account could not be reached, so your theme is not saved with it yet. Your changes are kept; try again in the panel.',
  otherThemeWaits: 'Your account holds another theme. Choose in the panel which one to keep.',
  'missing.font': 'The font {name} could not be loaded. A similar one is shown until it can.',
  'missing.sheet': 'The stylesheet of that theme could not be loaded. The previous one stays.',
} as const;
