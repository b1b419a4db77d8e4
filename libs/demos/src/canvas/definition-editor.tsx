import { useState } from 'react';
import { definitionOf, readDefinition, type DefinitionProblem } from './screen-code.ts';
import type { Screen } from './screen.ts';
import type { Canvas } from './use-canvas.ts';

/** Edits the definition as text. Invalid text is kept and explained; the canvas waits until it is valid. */
export function DefinitionEditor({ canvas, screen }: { canvas: Canvas; screen: Screen }) {
  const { t, take } = canvas;
  const printed = definitionOf(screen);
  // The typed text, and the definition that it last matched.
  const [draft, setDraft] = useState<{ text: string; of: string; problem: DefinitionProblem | null } | null>(null);
  const isTyping = draft !== null && draft.of === printed;
  const text = isTyping ? draft.text : printed;
  const problem = isTyping ? draft.problem : null;
  const type = (typed: string) => {
    const read = readDefinition(typed, screen);
    if ('problem' in read) return setDraft({ text: typed, of: printed, problem: read.problem });
    setDraft({ text: typed, of: definitionOf({ ...screen, parts: read.parts }), problem: null });
    take('definition', '', read.parts, { selected: read.parts[0]?.id ?? null });
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
        {problem === null
          ? t('definition.how')
          : problem.kind === 'json'
            ? t('definition.json')
            : problem.kind === 'shape'
              ? t('definition.shape', { path: problem.path })
              : t('definition.field', { name: problem.name })}
      </p>
    </div>
  );
}
