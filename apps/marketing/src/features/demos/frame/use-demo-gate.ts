import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useServices } from '../../../app/services-context.tsx';
import { useLanguage } from '../../../i18n/page-language.tsx';
import type { DemoId } from '../demo-registry.ts';
import { loadDemo } from '../load-demo.ts';
import { createDemoGate, type DemoGate, type DemoGateStatus } from './demo-gate.ts';

/** How far below the fold a demo is fetched. */
const NEAR = '600px';

/** What makes a demo wanted before it is near: a finger, a pointer press, the focus. */
const TOUCHES = ['pointerdown', 'touchstart', 'focusin'] as const;

/** A gate that opens when the frame comes near the viewport or is touched. */
export function useDemoGate(id: DemoId): {
  gate: DemoGate;
  status: DemoGateStatus;
  frame: RefObject<HTMLElement | null>;
} {
  const { demos, chunkRecovery } = useServices();
  const language = useLanguage();
  const frame = useRef<HTMLElement>(null);
  const [gate] = useState(() =>
    createDemoGate({
      here: demos.loaded(id),
      // A demo without its words could not answer yet.
      load: () => loadDemo(id, { demos, language }),
      recover: chunkRecovery.recover,
    }),
  );
  const status = useSyncExternalStore(gate.subscribe, gate.getStatus, () => 'waiting' as const);
  // A change of address reaches the waiting part from above, and React would have the change wait for it.
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const navigation = useNavigation();
  if (navigation.state !== 'idle' || key !== firstKey) gate.start();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      gate.start();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) gate.start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    for (const touch of TOUCHES) element.addEventListener(touch, gate.start, { passive: true });
    return () => {
      observer.disconnect();
      for (const touch of TOUCHES) element.removeEventListener(touch, gate.start);
    };
  }, [gate]);
  return { gate, status, frame };
}
