import { contactRules } from '@genmaster/site-contract/contract';
import { DIALECT_IDS } from '@genmaster/app-model';
import { LOW_STOCK_QUERY, OPENING_FILE } from '@genmaster/app-model';
import type { Listing } from '../compile/library.ts';
import { approvalListing, leaveFormListing, queueListing, visitListing } from './example-listings.ts';
import { describedCreate, invoiceListing, sampleCall } from './sample-calls.ts';
import { formListing, offerListing, summaryListing } from './sample-form.ts';
import { billedTable } from './sample-scripts.ts';

/** Listings that pages refer to by name. The code of a demo generates each, so that it equals the demo’s output. */
export const listings: Readonly<Record<string, () => Listing>> = {
  'invoice-definition': () => ({ language: 'json', code: invoiceListing }),
  'invoice-openapi-create': () => ({ language: 'json', code: describedCreate() }),
  'invoice-call-list': () => ({
    language: 'http',
    code: sampleCall({ method: 'GET', path: '/invoices?amount.min=500&sort=-dueDate&size=2' }),
  }),
  'invoice-call-refused': () => ({
    language: 'http',
    code: sampleCall({ method: 'POST', path: '/invoices', body: { number: 'INV-0007', amount: -5 } }),
  }),
  ...Object.fromEntries(
    DIALECT_IDS.map((id) => [`billed-table-${id}`, () => ({ language: 'sql', code: billedTable(id) }) as const]),
  ),
  'leave-approval-rule': () => ({ language: 'yaml', code: approvalListing }),
  'leave-form': () => ({ language: 'json', code: leaveFormListing }),
  'stock-opening-file': () => ({ language: 'csv', code: OPENING_FILE }),
  'stock-low-query': () => ({ language: 'sql', code: LOW_STOCK_QUERY }),
  'clinic-visit-page': () => ({ language: 'json', code: visitListing }),
  'inspection-queue-entry': () => ({ language: 'json', code: queueListing }),
  'supplier-form': () => ({ language: 'json', code: formListing }),
  'supplier-form-offer': () => ({ language: 'json', code: offerListing }),
  'supplier-form-problems': () => ({ language: 'html', code: summaryListing() }),
  'contact-rules': () => ({ language: 'json', code: JSON.stringify(contactRules, null, 2) }),
};
