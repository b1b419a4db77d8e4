import type { LinkProps } from '@genmaster/shell-ui';
import { Link } from 'react-router';
import { useForeignLanguage } from '@genmaster/i18n';

/** Renders a link within the site: navigates without a full load, and is an ordinary `<a href>` before hydration. */
export function SiteLink({ href, children, ...rest }: LinkProps) {
  return (
    <Link to={href} hrefLang={useForeignLanguage(href)} {...rest}>
      {children}
    </Link>
  );
}
