import { createRenderer } from '../entry-server.tsx';

const render = createRenderer({ origin: location.origin, assets: { entry: '/e.js', styles: [], fonts: [] } });

/** Returns the document of a page as the build writes it. */
export async function prerenderedDocument(path: string): Promise<Document> {
  return new DOMParser().parseFromString(await render(path), 'text/html');
}

/** Returns the prerendered content of `#app`. */
export async function prerender(path: string): Promise<string> {
  return (await prerenderedDocument(path)).getElementById('app')!.innerHTML;
}

/** Returns whether React has hydrated an element; it has not inside a static part. */
export const isWalked = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));
