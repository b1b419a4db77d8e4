import type { LanguageCode } from '@genmaster/i18n';
import type { Figure } from '../figures/figure-data.ts';
import { fourRules } from '../pictures/four-rules.ts';
import { invoiceSketch, readSketch } from '../pictures/invoice-sketch.ts';
import { leaveOrArrive } from '../pictures/leave-or-arrive.ts';
import { leaveStates } from '../pictures/leave-states.ts';
import { oneContract } from '../pictures/one-contract.ts';
import { oneListOfRules } from '../pictures/one-list-of-rules.ts';
import { oneModel } from '../pictures/one-model.ts';
import { paidOrders } from '../pictures/paid-orders.ts';
import { paymentFlow } from '../pictures/payment-flow.ts';
import { screenParts } from '../pictures/screen-parts.ts';
import { supplierSteps } from '../pictures/supplier-steps.ts';
import { threeSeparations } from '../pictures/three-separations.ts';
import { threeStarts } from '../pictures/three-starts.ts';
import { layerFiles, twoLayers } from '../pictures/two-layers.ts';
import { whatRunsWhere } from '../pictures/what-runs-where.ts';
import { withoutCopies } from '../pictures/without-copies.ts';

const inBoth = (figures: Readonly<Record<LanguageCode, Figure>>) => (language: LanguageCode) => figures[language];

/** Figures that pages refer to by name. */
export const figures: Readonly<Record<string, (language: LanguageCode) => Figure>> = {
  'four-rules': inBoth(fourRules),
  'invoice-sketch': inBoth(invoiceSketch),
  'layer-files': inBoth(layerFiles),
  'leave-or-arrive': inBoth(leaveOrArrive),
  'leave-states': inBoth(leaveStates),
  'one-contract': inBoth(oneContract),
  'one-list-of-rules': inBoth(oneListOfRules),
  'one-model': inBoth(oneModel),
  'paid-orders': paidOrders,
  'payment-flow': inBoth(paymentFlow),
  'read-sketch': inBoth(readSketch),
  'screen-parts': inBoth(screenParts),
  'supplier-steps': supplierSteps,
  'three-separations': inBoth(threeSeparations),
  'three-starts': inBoth(threeStarts),
  'two-layers': inBoth(twoLayers),
  'what-runs-where': inBoth(whatRunsWhere),
  'without-copies': inBoth(withoutCopies),
};
