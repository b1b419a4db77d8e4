import { usePartText } from '@genmaster/i18n';
import type { FontOption } from '@genmaster/theme-engine';
import { useRef, useState } from 'react';
import { CanvasWorkplace } from '../canvas/canvas-workplace.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { useDemoHost } from '../demo-host.tsx';
import { FramedLook } from '../multi-themes/framed-look.tsx';
import { FramedPanel } from '../multi-themes/framed-panel.tsx';
import { useFramedEngine } from '../multi-themes/use-framed-engine.ts';
import type { WorkbenchState } from './design-workbench-state.ts';
import { TaskList } from './task-list.tsx';
import '../multi-themes/multi-themes.css';

const PANEL_ID = 'workbench-theme-panel';

/** Shows the canvas with its tasks, and the theme panel for a theme that applies to the preview only. */
export function DesignWorkbenchPart({ state, onChange, announce }: DemoPartProps<WorkbenchState>) {
  const t = usePartText('canvas');
  const { loadTheme } = useDemoHost();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const engine = useFramedEngine(state.theme, (theme) =>
    onChange((now) => ({
      theme,
      canvas: now.canvas.done.includes('theme') ? now.canvas : { ...now.canvas, done: [...now.canvas.done, 'theme'] },
    })),
  );
  const loadFont = async (font: FontOption) => (await loadTheme()).loadFont(font);
  return (
    <CanvasWorkplace
      state={state.canvas}
      onChange={(change) => onChange((now) => ({ ...now, canvas: change(now.canvas) }))}
      announce={announce}
      aside={<TaskList done={state.canvas.done} />}
      framed={(preview) => (
        <div className="workbench-look">
          <FramedLook engine={engine} loadFont={loadFont} announce={announce} label={t('output.preview')}>
            <div className="workbench-page">{preview}</div>
          </FramedLook>
          <button
            ref={opener}
            type="button"
            className="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? PANEL_ID : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('theme.open')}
          </button>
          {isOpen ? (
            <FramedPanel
              id={PANEL_ID}
              role="region"
              className="framed-panel workbench-panel"
              engine={engine}
              isOpen
              labels={{ panel: t('theme.panel') }}
              hasRoomForMenu={false}
              loadFont={loadFont}
              onClose={() => {
                setIsOpen(false);
                requestAnimationFrame(() => opener.current?.focus());
              }}
              onSave={() => engine.markSaved({ recordId: 'sample', revision: 1 })}
              onResetCurrent={() => engine.resetToSaved()}
            />
          ) : null}
        </div>
      )}
    />
  );
}
