import type { LanguageCode } from '@genmaster/i18n';
import { supplierFormTexts, type SupplierFormTexts } from '../supplier-form/supplier-form-texts.ts';
import { hindiFormTexts } from './clinic-texts-hi.ts';

/** Texts of the supplier form by language. */
export const formTextsIn: Readonly<Record<LanguageCode, SupplierFormTexts>> = {
  en: supplierFormTexts,
  hi: hindiFormTexts,
};
