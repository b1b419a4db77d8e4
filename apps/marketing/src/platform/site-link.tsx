import type { LinkProps } from '@genmaster/shell-ui';
import { useForeignLanguage } from '@genmaster/i18n';

/**
 * Renders a link within the site: an ordinary link, which one listener for the whole page follows without a full load
 * (`SoftLinks`). A page has some 200 links, so each is a plain element.
 */
export function SiteLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} hrefLang={useForeignLanguage(href)} {...rest}>
      {children}
    </a>
  );
}
