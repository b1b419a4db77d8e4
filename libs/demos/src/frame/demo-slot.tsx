import { useText } from '@genmaster/i18n';
import { memo, Suspense, use, useEffect } from 'react';
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
  const say = useText();
  return (
    <Suspense fallback={<p className="demo-space">{say('demo.loading')}</p>}>
      <DemoPart gate={gate} onShown={onShown} />
    </Suspense>
  );
});

function DemoPart({ gate, onShown }: DemoSlotProps) {
  const { Demo } = use(gate.ready);
  useEffect(onShown, [onShown]);
  return <Demo />;
}
