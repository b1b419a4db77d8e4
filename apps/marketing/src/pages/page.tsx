import { useState } from 'react';
import { useLoaderData, useNavigationType } from 'react-router';
import type { PageDocument } from '../content/page-document.ts';
import { readKeptParts } from './kept/kept-parts.ts';
import { useIsHydrating } from './kept/use-is-hydrating.ts';
import { PageArticle } from './page-article.tsx';

/** Renders the page of the current address. */
export function Page() {
  const { page } = useLoaderData<PageDocument>();
  return <OnePage key={page.path} page={page} />;
}

/** Decides once how the page was opened, which stays valid for its lifetime. */
function OnePage({ page }: Pick<PageDocument, 'page'>) {
  const isHydrating = useIsHydrating();
  const kept = useState(() => (isHydrating ? readKeptParts(page) : null))[0];
  // A page that was opened by a link fades in; the first page does not, and neither does one that the visitor returns
  // to.
  const hasEntrance = useState(useNavigationType() !== 'POP')[0];
  return <PageArticle page={page} kept={kept} hasEntrance={hasEntrance} />;
}
