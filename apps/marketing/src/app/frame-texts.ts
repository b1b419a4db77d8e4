/** The words of the frame around every page. */
export const frameTexts = {
  skip: 'Skip to main content',
  preOrder: 'Pre-order at ₹0',
  offer: 'Price ₹0, pre-order, release date to be announced.',
  storage: 'This site stores only what it needs: your theme and, when you sign in, your session. Nothing is measured.',
  accessibility:
    'Every page works by keyboard, without script and at 400 % zoom, and its colours meet WCAG 2.2 level AA. If something stands in your way, tell us.',
  languages: 'Support in English and Hindi.',
  licences: 'Source under the MIT licence; fonts under the SIL Open Font License 1.1.',
  contact: 'Contact',
  reportBarrier: 'Report a barrier',
  reportLink: 'Report a broken link',
};
