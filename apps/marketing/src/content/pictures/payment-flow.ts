import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The payment flow, with the result type of each step and its possible failures. */
export const paymentFlow: Readonly<Record<'en' | 'hi', Figure>> = {
  en: flow({
    caption: 'The payment flow as a drawing: what each step gives, and, with broken edges, how it can fail',
    alternative:
      'Four steps in a row. Load invoice gives an Invoice and can fail with not found. Check approval gives an ApprovedInvoice and can fail with not approved. Send payment gives a Receipt and can be refused or time out. Record payment gives a PaidInvoice and can fail with already paid.',
    stages: [
      [{ name: 'Load invoice', code: 'Invoice', look: 'lead', aside: 'Not found' }],
      [{ name: 'Check approval', code: 'ApprovedInvoice', aside: 'Not approved' }],
      [{ name: 'Send payment', code: 'Receipt', aside: 'Refused, timed out' }],
      [{ name: 'Record payment', code: 'PaidInvoice', aside: 'Already paid' }],
    ],
  }),
  hi: flow({
    caption: 'भुगतान का वर्कफ़्लो, चित्र में: हर चरण क्या देता है, और टूटी किनारी में, वह कैसे नाकाम हो सकता है',
    alternative:
      'चार चरण, एक के बाद एक। इनवॉइस लाना Invoice देता है, और इनवॉइस न मिले तो नाकाम होता है। मंज़ूरी जाँचना ApprovedInvoice देता है, और मंज़ूरी न हो तो नाकाम होता है। भुगतान भेजना Receipt देता है, और ठुकराया जा सकता है या उसका समय निकल सकता है। भुगतान दर्ज करना PaidInvoice देता है, और इनवॉइस पहले ही चुकाया हुआ हो तो नाकाम होता है।',
    stages: [
      [{ name: 'इनवॉइस लाना', code: 'Invoice', look: 'lead', aside: 'नहीं मिला' }],
      [{ name: 'मंज़ूरी जाँचना', code: 'ApprovedInvoice', aside: 'मंज़ूर नहीं' }],
      [{ name: 'भुगतान भेजना', code: 'Receipt', aside: 'ठुकराया, समय निकला' }],
      [{ name: 'भुगतान दर्ज करना', code: 'PaidInvoice', aside: 'पहले ही चुकाया' }],
    ],
  }),
};
