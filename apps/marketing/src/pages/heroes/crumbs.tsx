import { useLoaderData } from 'react-router';
import type { PageDocument } from '../../content/page-document.ts';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';

/** Renders the breadcrumb of the current page. */
export function Crumbs() {
  const { head } = useLoaderData<PageDocument>();
  return head.breadcrumb.length > 0 ? <Breadcrumb steps={head.breadcrumb} /> : null;
}
