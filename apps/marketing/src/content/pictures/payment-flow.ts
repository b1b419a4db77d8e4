import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The payment flow, with the result type of each step and its possible failures. */
export const paymentFlow: Figure = flow({
  caption: 'The payment flow as a drawing: what each step gives, and, with broken edges, how it can fail',
  alternative:
    'Four steps in a row. Load invoice gives an Invoice and can fail with not found. Check approval gives an ApprovedInvoice and can fail with not approved. Send payment gives a Receipt and can be refused or time out. Record payment gives a PaidInvoice and can fail with already paid.',
  stages: [
    [{ name: 'Load invoice', code: 'Invoice', look: 'lead', aside: 'Not found' }],
    [{ name: 'Check approval', code: 'ApprovedInvoice', aside: 'Not approved' }],
    [{ name: 'Send payment', code: 'Receipt', aside: 'Refused, timed out' }],
    [{ name: 'Record payment', code: 'PaidInvoice', aside: 'Already paid' }],
  ],
});
