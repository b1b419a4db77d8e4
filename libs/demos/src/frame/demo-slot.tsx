import { useText, type MessagePart } from '@genmaster/i18n';
import { memo, Suspense, use, useCallback, useEffect, useMemo } from 'react';
import { useDemoHost } from '../demo-host.tsx';
import { DemoSpeechProvider } from '../speech/demo-speech.tsx';
import type { DemoGate } from './demo-gate.ts';

export interface DemoSlotProps {
  gate: DemoGate;
  /** Called when the working part can respond to input; a stable function. */
  onShown: () => void;
}

/**
 * Suspense boundary of the working part.
 *
 * React leaves the prerendered part alone until the gate opens. Memoized, because a boundary that gets an update before
 * that would be emptied and rendered anew.
 */
export const DemoSlot = memo(function DemoSlot({ gate, onShown }: DemoSlotProps) {
  const t = useText();
  return (
    <Suspense fallback={<p className="demo-space">{t('demo.loading')}</p>}>
      <DemoPart gate={gate} onShown={onShown} />
    </Suspense>
  );
});

function DemoPart({ gate, onShown }: DemoSlotProps) {
  const { Demo, words } = use(gate.ready);
  const { log } = useDemoHost();
  const parts = useMemo((): MessagePart[] => ['demo-parts', ...(words ? [words] : [])], [words]);
  const miss = useCallback(
    (error: unknown) => log('The words of another language could not be fetched.', error),
    [log],
  );
  useEffect(onShown, [onShown]);
  return (
    <DemoSpeechProvider words={parts} onFailure={miss}>
      <Demo />
    </DemoSpeechProvider>
  );
}
