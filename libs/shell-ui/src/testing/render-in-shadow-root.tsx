import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders an element in a shadow root of the page, and returns the root. */
export function renderInShadowRoot(element: ReactElement): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  render(element, { container: root.appendChild(document.createElement('div')) });
  return root;
}
