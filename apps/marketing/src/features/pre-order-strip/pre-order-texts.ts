/** The words of the pre-order strip. */
export const preOrderTexts = {
  name: 'Pre-order',
  offer: 'Open for pre-order at ₹0. Release date to be announced.',
  dismiss: 'Dismiss this line',
};
