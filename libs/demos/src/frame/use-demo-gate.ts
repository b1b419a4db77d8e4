import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useDemoHost } from '../demo-host.tsx';
import { useLanguage } from '@genmaster/i18n';
import type { DemoId } from '../demo-ids.ts';
import { isDemoKept } from '../is-demo-kept.ts';
import { loadDemo } from '../load-demo.ts';
import { SHARE_PREFIX } from '../stage/share-prefix.ts';
import { visitorSign } from './visitor-sign.ts';
import { createEarlyInput } from './early-input.ts';
import { createDemoGate, type DemoGate, type DemoGateStatus } from './demo-gate.ts';

/** How far below the fold a demo is fetched. */
const NEAR = '600px';

/** What makes a demo wanted before it is near, and what a visitor does before it answers. */
const EVENTS = ['pointerdown', 'touchstart', 'focusin', 'click', 'input'] as const;

/** A gate that opens when the frame is touched, or is near the viewport of somebody who has done something on the page. */
export function useDemoGate(id: DemoId): {
  gate: DemoGate;
  /** `ready` from when the working part answers; its chunk alone does not. */
  status: DemoGateStatus;
  frame: RefObject<HTMLElement | null>;
  /** Tells that the working part answers now. */
  onShown: () => void;
} {
  const { demos, recoverChunk } = useDemoHost();
  const language = useLanguage();
  const frame = useRef<HTMLElement>(null);
  const [{ hold, repeat }] = useState(createEarlyInput);
  const [isShown, setShown] = useState(false);
  const onShown = useCallback(() => {
    repeat();
    setShown(true);
  }, [repeat]);
  const [gate] = useState(() =>
    createDemoGate({
      here: demos.loaded(id),
      // A demo without its words could not answer yet.
      load: () => loadDemo(id, { demos, language }),
      recover: recoverChunk,
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
    // Whoever follows an address with a state in it wants to see that.
    if (location.hash.startsWith(SHARE_PREFIX)) gate.start();
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
    let isHere = true;
    const observe = () => isHere && observer.observe(element);
    // Whoever comes back to what they made finds it without a sign.
    if (isDemoKept(id, () => localStorage)) observe();
    else void visitorSign(window).then(observe);
    // At the window: React lets no press through to an element whose part it has not taken over.
    const take = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) return;
      gate.start();
      hold(event, element);
    };
    for (const event of EVENTS) window.addEventListener(event, take, { capture: true, passive: true });
    return () => {
      isHere = false;
      observer.disconnect();
      for (const event of EVENTS) window.removeEventListener(event, take, { capture: true });
    };
  }, [gate, hold, id]);
  return { gate, status: status === 'ready' && !isShown ? 'loading' : status, frame, onShown };
}
