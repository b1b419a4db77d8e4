import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useDemoHost } from '../demo-host.tsx';
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
  const { log } = useDemoHost();
  const wear = useEffectEvent(async (wanted: string, isGone: () => boolean) => {
    try {
      const { themeVariables } = await import('./theme-variables.ts');
      if (isGone() || !frame.current) return;
      for (const [name, value] of Object.entries(themeVariables(wanted))) frame.current.style.setProperty(name, value);
      frame.current.dataset['scheme'] = wanted;
    } catch (error) {
      log('The theme could not be fetched.', error);
    }
  });
  useEffect(() => {
    const element = frame.current!;
    if (scheme === null) {
      element.removeAttribute('style');
      delete element.dataset['scheme'];
      return undefined;
    }
    let isOver = false;
    void wear(scheme, () => isOver);
    return () => {
      isOver = true;
    };
  }, [scheme]);
  return (
    <div ref={frame} role="region" aria-label={label} className="themed-part">
      {children}
    </div>
  );
}
