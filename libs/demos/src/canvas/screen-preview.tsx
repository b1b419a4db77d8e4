import { RecordForm } from '../parts/record-form.tsx';
import { entityOfScreen, wordsOfPart, type Screen } from './screen.ts';
import type { Canvas } from './use-canvas.ts';

export interface ScreenPreviewProps {
  canvas: Canvas;
  screen: Screen;
  announce: (text: string) => void;
}

/** Renders the screen as a working form, with the rules of the model. */
export function ScreenPreview({ canvas, screen, announce }: ScreenPreviewProps) {
  const { t, shown } = canvas;
  const entity = entityOfScreen({ entity: shown, parts: screen.parts });
  if (screen.parts.length === 0) return <p className="canvas-hint">{t('preview.empty')}</p>;
  return (
    <div className="screen-preview">
      <RecordForm
        entity={entity}
        announce={announce}
        onSave={() => undefined}
        layOut={(controls) => (
          <div className="screen-form">
            {screen.parts.map((part) =>
              part.kind === 'field' ? (
                <div key={part.id} data-half={part.half || undefined}>
                  {controls.get(part.id)}
                </div>
              ) : part.kind === 'heading' ? (
                <h4 key={part.id}>{wordsOfPart(shown, part)}</h4>
              ) : (
                <p key={part.id}>{wordsOfPart(shown, part)}</p>
              ),
            )}
          </div>
        )}
      />
    </div>
  );
}
