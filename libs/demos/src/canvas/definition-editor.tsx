import type { CanvasState } from './canvas-state.ts';
import { definitionOf, readDefinition } from './screen-code.ts';
import type { Canvas } from './use-canvas.ts';

/** Edits the definition as text. Invalid text is kept and explained; the canvas waits until it is valid. */
export function DefinitionEditor({ canvas, screen }: { canvas: Canvas; screen: CanvasState }) {
  const { t, take, keepDraft } = canvas;
  const printed = definitionOf(screen);
  const text = screen.draft?.of === printed ? screen.draft.text : printed;
  const read = text === printed ? null : readDefinition(text, screen);
  const problem = read && 'problem' in read ? read.problem : null;
  const type = (typed: string) => {
    const found = readDefinition(typed, screen);
    if ('parts' in found) take('definition', '', found.parts, { selected: found.parts[0]?.id ?? null });
    keepDraft({ text: typed, of: 'parts' in found ? definitionOf({ ...screen, parts: found.parts }) : printed });
  };
  return (
    <div className="canvas-definition">
      <textarea
        className="demo-source"
        data-sample=""
        aria-label={t('definition')}
        aria-invalid={problem !== null}
        aria-describedby="canvas-definition-said"
        value={text}
        rows={Math.min(24, text.split('\n').length + 1)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <p id="canvas-definition-said" className={problem ? 'record-problem' : 'canvas-hint'}>
        {t(problem ? `definition.${problem.kind}` : 'definition.how', { ...problem })}
      </p>
    </div>
  );
}
