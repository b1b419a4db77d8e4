import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SourceView } from '../parts/source-view.tsx';
import { OUTPUTS, type CanvasState } from './canvas-state.ts';
import { DefinitionEditor } from './definition-editor.tsx';
import { markupOf, styleOf } from './screen-code.ts';
import { ScreenPreview } from './screen-preview.tsx';
import type { Canvas } from './use-canvas.ts';

export interface OutputPaneProps {
  canvas: Canvas;
  state: CanvasState;
  onOutput: (output: CanvasState['output']) => void;
  announce: (text: string) => void;
  /** Wraps the preview in its own frame. */
  framed?: ((preview: ReactNode) => ReactNode) | undefined;
}

/** Shows the result of the canvas: the working form, its markup, its style, its definition. */
export function OutputPane({ canvas, state, onOutput, announce, framed = asItIs }: OutputPaneProps) {
  const { t } = canvas;
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!by || event.altKey || event.metaKey) return;
    const { currentTarget } = event;
    const isTurned = getComputedStyle(currentTarget).direction === 'rtl';
    const index = OUTPUTS.indexOf(state.output) + (isTurned ? -by : by);
    const next = OUTPUTS.at(index % OUTPUTS.length)!;
    event.preventDefault();
    flushSync(() => onOutput(next));
    currentTarget.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <div className="canvas-output">
      <div role="tablist" tabIndex={-1} aria-label={t('outputs')} className="demo-tabs" onKeyDown={press}>
        {OUTPUTS.map((output) => (
          <button
            key={output}
            type="button"
            role="tab"
            id={`canvas-tab-${output}`}
            aria-selected={state.output === output}
            aria-controls="canvas-output"
            tabIndex={state.output === output ? 0 : -1}
            onClick={() => onOutput(output)}
          >
            {t(`output.${output}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="canvas-output" aria-labelledby={`canvas-tab-${state.output}`} className="canvas-result">
        {state.output === 'preview' ? (
          framed(<ScreenPreview canvas={canvas} screen={state} announce={announce} />)
        ) : state.output === 'definition' ? (
          <DefinitionEditor canvas={canvas} screen={state} />
        ) : (
          <SourceView
            label={t(`output.${state.output}`)}
            code={state.output === 'markup' ? markupOf(state) : styleOf(state)}
          />
        )}
      </div>
    </div>
  );
}

const asItIs = (preview: ReactNode) => preview;
