import { usePartText } from '@genmaster/i18n';
import type { FontOption } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useDemoHost } from '../demo-host.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { FramedLook } from './framed-look.tsx';
import { FramedPanel } from './framed-panel.tsx';
import type { FramedTheme } from './framed-theme.ts';
import { GiveToPage } from './give-to-page.tsx';
import { SampleApp } from './sample-app.tsx';
import { useRoomForSide } from './use-room-for-side.ts';
import { useFramedEngine } from './use-framed-engine.ts';

const PANEL_ID = 'framed-theme-panel';

/** Renders the sample in its frame, and the real panel with an engine that changes only the frame. */
export function MultiThemesPart({ state, onChange, announce }: DemoPartProps<FramedTheme>) {
  const t = usePartText('multi-themes');
  const { loadTheme } = useDemoHost();
  const [isOpen, setIsOpen] = useState(true);
  const cog = useRef<HTMLButtonElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const hasRoomForMenu = useRoomForSide(frame);
  // The panel needs JavaScript, so the prerendered page contains only the sample.
  const hasScript = useSyncExternalStore(never, yes, no);
  const engine = useFramedEngine(state, (next) => {
    onChange(() => next);
    if (next.saved !== state.saved && next.saved === next.draft) announce(t('saved'));
    else if (next.draft.schemeCode !== state.draft.schemeCode || next.draft.mode !== state.draft.mode)
      announce(t('shown', { scheme: schemeName(next.draft.schemeCode), mode: t(`mode.${next.draft.mode}`) }));
  });
  const loadFont = async (font: FontOption) => (await loadTheme()).loadFont(font);
  return (
    <div className="framed-theme">
      <div ref={setFrame} className="framed-place">
        <FramedLook engine={engine} loadFont={loadFont} announce={announce} label={t('sample')}>
          <SampleApp announce={announce} />
        </FramedLook>
        {hasScript ? <GiveToPage engine={engine} announce={announce} /> : null}
      </div>
      <div className="framed-tools">
        {hasScript ? (
          <>
            {isOpen ? null : (
              <button
                ref={cog}
                type="button"
                className="button"
                aria-expanded={false}
                aria-controls={PANEL_ID}
                onClick={() => setIsOpen(true)}
              >
                {t('openPanel')}
              </button>
            )}
            <FramedPanel
              id={PANEL_ID}
              role="region"
              docks={false}
              className="framed-panel"
              engine={engine}
              isOpen={isOpen}
              labels={{ panel: t('panel'), menuNarrow: t('menuNarrow') }}
              hasRoomForMenu={hasRoomForMenu}
              loadFont={loadFont}
              onClose={() => {
                setIsOpen(false);
                // The button is rendered by the same update, so it is focused in the next animation frame.
                requestAnimationFrame(() => cog.current?.focus());
              }}
              onSave={() => engine.markSaved({ recordId: 'sample', revision: 1 })}
              onResetCurrent={() => engine.resetToSaved()}
            />
          </>
        ) : (
          <p className="framed-panel-place">{t('panelComes')}</p>
        )}
      </div>
    </div>
  );
}

const schemeName = (code: string): string =>
  defaultCatalogue.schemes.find((scheme) => scheme.code === code)?.name ?? code;

const never = () => () => {};
const yes = () => true;
const no = () => false;
