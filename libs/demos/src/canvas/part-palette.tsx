import { useDraggable } from '@dnd-kit/core';
import { namesOf } from '@genmaster/app-model';
import { MAX_PARTS, PART_KINDS, type Part } from './screen.ts';
import type { Canvas, NewPart } from './use-canvas.ts';

export interface PartPaletteProps {
  canvas: Canvas;
  parts: readonly Part[];
}

/** Lists the parts that can be added to the canvas, by a press or by dragging. */
export function PartPalette({ canvas, parts }: PartPaletteProps) {
  const { t, shown } = canvas;
  const isFull = parts.length >= MAX_PARTS;
  const placed = new Set(parts.map(({ bind }) => bind));
  const open = namesOf(shown).fields.filter(({ field }) => !placed.has(field.id));
  return (
    <section aria-label={t('palette')} className="canvas-palette">
      <h3 className="canvas-label">{t('palette.parts')}</h3>
      <div className="canvas-offers">
        {PART_KINDS.map((kind) => (
          <Offer key={kind} canvas={canvas} part={{ kind, bind: null }} isFull={isFull} label={t(`part.${kind}`)} />
        ))}
      </div>
      <h3 className="canvas-label">{t('palette.fields', { entity: namesOf(shown).label })}</h3>
      <div className="canvas-offers">
        {open.map(({ field, label }) => (
          <Offer
            key={field.id}
            canvas={canvas}
            part={{ kind: 'field', bind: field.id }}
            isFull={isFull}
            label={label}
            type={field.type}
          />
        ))}
        {open.length === 0 ? <p className="canvas-hint">{t('palette.none')}</p> : null}
      </div>
    </section>
  );
}

interface OfferProps {
  canvas: Canvas;
  part: NewPart;
  isFull: boolean;
  label: string;
  type?: string;
}

function Offer({ canvas, part, isFull, label, type }: OfferProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `new:${part.kind}:${part.bind ?? ''}`,
    data: { part, label },
    disabled: isFull,
  });
  // Enter and the space bar press the button, as on every other button: it adds the part after the selected one.
  const { onKeyDown: _, ...pointers } = listeners ?? {};
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="canvas-offer"
      data-type={type ?? part.kind}
      data-dragging={isDragging || undefined}
      disabled={isFull}
      {...pointers}
      onClick={() => canvas.add(part)}
    >
      <span aria-hidden="true">+</span> {label}
    </button>
  );
}
