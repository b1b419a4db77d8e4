import { CanvasBoard } from '../canvas/canvas-board.tsx';
import { CanvasDrag } from '../canvas/canvas-drag.tsx';
import type { CanvasState } from '../canvas/canvas-state.ts';
import { DefinitionEditor } from '../canvas/definition-editor.tsx';
import { checkScreen } from '../canvas/screen-check.ts';
import { ScreenPreview } from '../canvas/screen-preview.tsx';
import { useCanvas } from '../canvas/use-canvas.ts';
import type { DemoPartProps } from '../demo-definition.ts';
import '../parts/record-form.css';
import '../canvas/canvas.css';

/** Shows one form three times: as movable parts, as a working form, and as its definition, all in sync. */
export function DesignTriptychPart(props: DemoPartProps<CanvasState>) {
  const { state, announce } = props;
  const canvas = useCanvas(props);
  const { t, part, turn, move, remove } = canvas;
  const index = part ? state.parts.indexOf(part) : -1;
  return (
    <CanvasDrag canvas={canvas} parts={state.parts}>
      {({ dropAt }) => (
        <div className="canvas-three">
          <section aria-label={t('canvas')} className="demo-pane">
            <header>
              <h3>{t('canvas')}</h3>
              <button type="button" className="chip" disabled={!state.past.length} onClick={() => turn('undo')}>
                <span aria-hidden="true">↶</span> {t('undo')}
              </button>
            </header>
            <div>
              <CanvasBoard
                canvas={canvas}
                parts={state.parts}
                selected={state.selected}
                findings={checkScreen({ entity: canvas.shown, parts: state.parts })}
                dropAt={dropAt}
              />
              {part ? (
                <div className="demo-scenarios">
                  <button
                    type="button"
                    className="chip"
                    disabled={index === 0}
                    onClick={() => move(part.id, index - 1)}
                  >
                    <span aria-hidden="true">↑</span> {t('inspector.up')}
                  </button>
                  <button
                    type="button"
                    className="chip"
                    disabled={index === state.parts.length - 1}
                    onClick={() => move(part.id, index + 1)}
                  >
                    <span aria-hidden="true">↓</span> {t('inspector.down')}
                  </button>
                  <button type="button" className="chip" onClick={() => remove(part.id)}>
                    {t('inspector.remove')}
                  </button>
                </div>
              ) : null}
            </div>
          </section>
          <section aria-label={t('output.preview')} className="demo-pane">
            <header>
              <h3>{t('output.preview')}</h3>
            </header>
            <div>
              <ScreenPreview canvas={canvas} screen={state} announce={announce} />
            </div>
          </section>
          <section aria-label={t('output.definition')} className="demo-pane">
            <header>
              <h3>{t('output.definition')}</h3>
            </header>
            <div>
              <DefinitionEditor canvas={canvas} screen={state} />
            </div>
          </section>
        </div>
      )}
    </CanvasDrag>
  );
}
