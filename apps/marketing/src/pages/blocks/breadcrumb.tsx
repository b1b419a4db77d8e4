import type { BreadcrumbStep } from '@genmaster/seo-metadata';
import { useText } from '@genmaster/i18n';
import { SiteLink } from '../../platform/site-link.tsx';

/** Props of `Breadcrumb`. */
export interface BreadcrumbProps {
  /** The pages of the path, the home page first, the current page last. */
  steps: readonly BreadcrumbStep[];
}

/** Renders the path from the home page to the current page, whose name is not a link. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const t = useText();
  return (
    <nav aria-label={t('page.breadcrumb')} className="wrap crumbs">
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <SiteLink href={path}>{name}</SiteLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
