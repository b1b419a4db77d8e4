import type { PageDocument } from '../content/page-document.ts';
import { languageOf } from '@genmaster/i18n';
import type { SiteServices } from './services.ts';

/**
 * Loads what a page needs besides its document: its language, and the contact form with its texts if it has one.
 *
 * Afterwards the page can be rendered at once, without placeholders.
 */
export async function preparePage(
  { page }: PageDocument,
  { languages, contactForm }: Pick<SiteServices, 'languages' | 'contactForm'>,
): Promise<void> {
  const language = languages.load(languageOf(page.path));
  const hasForm = page.layout === 'contact';
  await Promise.all([language, hasForm && contactForm.load(), hasForm && (await language).part('contact')]);
}
