import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { PartLost } from './part-lost.tsx';
import { useFetched } from './use-fetched.ts';
import './themed-part.css';

export interface ThemedPartProps {
  /** A scheme of the catalogue; `null` for the theme of the page. */
  scheme: string | null;
  label: string;
  children: ReactNode;
}

/** Renders a part of a demo in its own theme. The engine is fetched when a scheme is first requested. */
export function ThemedPart({ scheme, label, children }: ThemedPartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { value, isLost, retry } = useFetched(
    scheme && 'theme',
    async () => (await import('./theme-variables.ts')).themeVariables,
  );
  useLayoutEffect(() => {
    const element = frame.current!;
    if (scheme === null) {
      element.removeAttribute('style');
      delete element.dataset['scheme'];
    } else if (value) {
      for (const [name, color] of Object.entries(value(scheme))) element.style.setProperty(name, color);
      element.dataset['scheme'] = scheme;
    }
  }, [scheme, value]);
  return (
    <>
      <div ref={frame} role="region" aria-label={label} className="themed-part">
        {children}
      </div>
      {isLost ? <PartLost onRetry={retry} /> : null}
    </>
  );
}
