import { memo, Suspense, use } from 'react';
import { useServices } from '../../../app/services-context.tsx';
import type { DemoId } from '../demo-registry.ts';
import { demoTexts } from '../demo-texts.ts';
import type { DemoGate } from './demo-gate.ts';

export interface DemoSlotProps {
  id: DemoId;
  gate: DemoGate;
}

/**
 * The place of the working part.
 *
 * React leaves the prerendered part alone until the gate opens. Remembered as a whole, because a boundary that gets an
 * update before that would be emptied and drawn anew.
 */
export const DemoSlot = memo(function DemoSlot({ id, gate }: DemoSlotProps) {
  return (
    <Suspense fallback={<p className="demo-space">{demoTexts.loading}</p>}>
      <DemoPart id={id} gate={gate} />
    </Suspense>
  );
});

function DemoPart({ id, gate }: DemoSlotProps) {
  const { demos } = useServices();
  const { Demo } = demos.loaded(id) ?? use(gate.ready);
  return <Demo />;
}
