import { useText } from '@genmaster/i18n';
import { useDemoHost } from '../demo-host.tsx';
import type { PageDemo } from '../page-demo.ts';
import { InlineText } from '../parts/inline-text.tsx';
import { forgetDemo } from '../kept-demo.ts';
import { DemoBoundary } from './demo-boundary.tsx';
import { DemoSlot } from './demo-slot.tsx';
import { useDemoGate } from './use-demo-gate.ts';

/** Anchor id of a page’s demo. */
export const DEMO_ANCHOR = 'demo';

export interface DemoFrameProps {
  /** The demo’s id, and the texts around it. */
  demo: PageDemo;
}

/**
 * Renders a page’s demo with its surroundings: title, one instruction, the working part, and what is real about it.
 *
 * The working part is a separate chunk; until it is needed, its prerendered result is shown.
 */
export function DemoFrame({ demo }: DemoFrameProps) {
  const t = useText();
  const { log } = useDemoHost();
  const { gate, status, frame, onShown } = useDemoGate(demo.id);
  return (
    <section
      ref={frame}
      id={DEMO_ANCHOR}
      aria-labelledby="demo-heading"
      className="demo"
      data-demo={demo.id}
      data-state={status}
    >
      <div className="demo-intro">
        <h2 id="demo-heading">{demo.heading}</h2>
        <p>
          <InlineText text={demo.instruction} />
        </p>
      </div>
      {status === 'lost' ? (
        <div role="alert" className="demo-notice">
          <p>{t('demo.lost')}</p>
          <button type="button" className="button" onClick={() => gate.retry()}>
            {t('demo.retry')}
          </button>
        </div>
      ) : null}
      <DemoBoundary
        onFailure={(error) => log(`[marketing] The demo ${demo.id} stopped working.`, error)}
        fallback={(retry) => <DemoFailure retry={retry} forget={() => forgetDemo(demo.id, () => localStorage)} />}
      >
        <DemoSlot gate={gate} onShown={onShown} />
      </DemoBoundary>
      <details className="demo-reality">
        <summary>{t('demo.reality')}</summary>
        <p>
          <InlineText text={demo.reality} />
        </p>
      </details>
    </section>
  );
}

function DemoFailure({ retry, forget }: { retry: () => void; forget: () => void }) {
  const t = useText();
  const startOver = () => {
    forget();
    retry();
  };
  return (
    <div role="alert" className="demo-notice">
      <p>{t('demo.failed')}</p>
      <p className="actions">
        <button type="button" className="button" onClick={retry}>
          {t('demo.retry')}
        </button>
        <button type="button" className="button" onClick={startOver}>
          {t('demo.startOver')}
        </button>
      </p>
    </div>
  );
}
