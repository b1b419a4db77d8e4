import { historyKey } from '@genmaster/keyboard';
import type { KeyboardEvent, ReactNode } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { CanvasBoard } from './canvas-board.tsx';
import { CanvasDrag } from './canvas-drag.tsx';
import type { CanvasState } from './canvas-state.ts';
import { FindingList } from './finding-list.tsx';
import { OutputPane } from './output-pane.tsx';
import { PartInspector } from './part-inspector.tsx';
import { PartPalette } from './part-palette.tsx';
import { checkScreen } from './screen-check.ts';
import { useCanvas } from './use-canvas.ts';
import '../parts/record-form.css';
import './canvas.css';

export interface CanvasWorkplaceProps extends DemoPartProps<CanvasState> {
  /** Content below the palette. */
  aside?: ReactNode;
  framed?: (preview: ReactNode) => ReactNode;
}

/** Renders the whole workplace: palette, canvas, inspector of the selected part, and the result. */
export function CanvasWorkplace({ aside, framed, ...props }: CanvasWorkplaceProps) {
  const { state, onChange, announce } = props;
  const canvas = useCanvas(props);
  const { t, turn } = canvas;
  const findings = checkScreen({ entity: canvas.shown, parts: state.parts });
  const press = (event: KeyboardEvent) => {
    const way = historyKey(event);
    if (!way || (event.target as Element).matches('input, textarea')) return;
    event.preventDefault();
    turn(way);
  };
  return (
    <CanvasDrag canvas={canvas} parts={state.parts}>
      {({ dropAt }) => (
        // The undo keys work wherever the focus is in this area; both also have a button.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className="canvas-place" onKeyDown={press}>
          <div className="canvas-side">
            <PartPalette canvas={canvas} parts={state.parts} />
            {aside}
          </div>
          <div className="canvas-middle">
            <div className="demo-bar">
              <h3 className="canvas-label">{t('canvas')}</h3>
              <div className="demo-tools">
                <button type="button" className="chip" disabled={!state.past.length} onClick={() => turn('undo')}>
                  <span aria-hidden="true">↶</span> {t('undo')}
                </button>
                <button type="button" className="chip" disabled={!state.future.length} onClick={() => turn('redo')}>
                  <span aria-hidden="true">↷</span> {t('redo')}
                </button>
              </div>
            </div>
            <CanvasBoard
              canvas={canvas}
              parts={state.parts}
              selected={state.selected}
              findings={findings}
              dropAt={dropAt}
            />
            <PartInspector canvas={canvas} parts={state.parts} />
            <p className="canvas-hint">{t('keys')}</p>
          </div>
          <div className="canvas-end">
            <OutputPane
              canvas={canvas}
              state={state}
              announce={announce}
              framed={framed}
              onOutput={(output) => onChange((now) => ({ ...now, output }))}
            />
            <FindingList canvas={canvas} findings={findings} />
          </div>
        </div>
      )}
    </CanvasDrag>
  );
}
