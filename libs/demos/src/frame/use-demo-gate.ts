import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useDemoHost } from '../demo-host.tsx';
import { useLanguage } from '@genmaster/i18n';
import type { DemoId } from '../demo-ids.ts';
import { isDemoKept } from '../kept-demo.ts';
import { loadDemo } from '../load-demo.ts';
import { reloadPage } from '../reload-page.ts';
import { asksForState } from '../stage/asks-for-state.ts';
import { visitorSign } from './visitor-sign.ts';
import { createEarlyInput } from './early-input.ts';
import { dropRestored } from './drop-restored.ts';
import { createDemoGate, type DemoGate, type DemoGateStatus } from './demo-gate.ts';

/** Distance below the viewport at which a demo is fetched. */
const NEAR = '600px';

/** Events that request a demo before it is near, and that are recorded until it responds. */
const EVENTS = ['pointerdown', 'touchstart', 'focusin', 'click', 'input', 'submit'] as const;

/** Opens the gate when the frame is touched, or is near the viewport after the visitor’s first action on the page. */
export function useDemoGate(id: DemoId): {
  gate: DemoGate;
  /** `ready` once the working part responds; a loaded chunk alone is not enough. */
  status: DemoGateStatus;
  frame: RefObject<HTMLElement | null>;
  /** Reports that the working part responds now. */
  onShown: () => void;
} {
  const { demos, recoverChunk } = useDemoHost();
  const language = useLanguage();
  const frame = useRef<HTMLElement>(null);
  const [{ hold, holdFocused, repeat }] = useState(createEarlyInput);
  const [isShown, setShown] = useState(false);
  const onShown = useCallback(() => {
    repeat();
    setShown(true);
  }, [repeat]);
  const [gate] = useState(() =>
    createDemoGate({
      here: demos.loaded(id),
      // A demo without its messages cannot respond yet.
      load: () => loadDemo(id, { demos, language }),
      recover: recoverChunk,
      reload: reloadPage,
    }),
  );
  const status = useSyncExternalStore(gate.subscribe, gate.getStatus, () => 'waiting' as const);
  // A navigation updates the suspended part from above, and React would delay the navigation until the part is ready.
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const navigation = useNavigation();
  if (navigation.state !== 'idle' || key !== firstKey) gate.start();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    if (gate.getStatus() !== 'ready') dropRestored(element);
    // Such an address is opened to see that state.
    if (asksForState(location)) gate.start();
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
    // A visitor who returns to a stored state gets it without a first action.
    if (isDemoKept(id, () => localStorage)) observe();
    else void visitorSign(window).then(observe);
    // The visitor may have begun before this script came.
    if (holdFocused(element)) gate.start();
    // On the window: React does not dispatch events to elements that it has not hydrated yet.
    const take = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) return;
      gate.start();
      hold(event, element);
    };
    for (const event of EVENTS) window.addEventListener(event, take, { capture: true, passive: event !== 'submit' });
    return () => {
      isHere = false;
      observer.disconnect();
      for (const event of EVENTS) window.removeEventListener(event, take, { capture: true });
    };
  }, [gate, hold, holdFocused, id]);
  return { gate, status: status === 'ready' && !isShown ? 'loading' : status, frame, onShown };
}
