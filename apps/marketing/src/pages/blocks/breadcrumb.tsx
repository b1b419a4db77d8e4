import type { BreadcrumbStep } from '@genmaster/seo-metadata';
import { Link } from 'react-router';
import { useText } from '@genmaster/i18n';

/** Props of `Breadcrumb`. */
export interface BreadcrumbProps {
  /** The pages on the way, the home page first; the last one is the page in view. */
  steps: readonly BreadcrumbStep[];
}

/** The way from the home page to this one; the last step is the page itself and no link. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const say = useText();
  return (
    <nav aria-label={say('page.breadcrumb')} className="wrap crumbs">
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
