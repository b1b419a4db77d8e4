import { usePartText, useLanguage } from '@genmaster/i18n';
import { entityIn, namesOf } from '@genmaster/app-model';
import type { DemoPartProps } from '../demo-definition.ts';
import { redo, takeStep, undo, type CanvasState, type EditKind } from './canvas-state.ts';
import { addPart, changePart, movePart, removePart } from './screen-edits.ts';
import { freshId, MAX_PARTS, wordsOfPart, type Part } from './screen.ts';

/** A new part for the canvas: a bare part, or a model field by its id. */
export type NewPart = { kind: Part['kind']; bind: string | null };

/** Returns the commands of a canvas; each performs one step and announces it once. */
export function useCanvas({ state, onChange, announce }: DemoPartProps<CanvasState>) {
  const t = usePartText('canvas');
  const { code } = useLanguage();
  const { parts, selected } = state;
  // The screen is shown in the page’s language; the source keeps the names of the model.
  const shown = entityIn(code, state.entity);
  const nameOf = (part: Part): string =>
    wordsOfPart(shown, part) || t(part.kind === 'field' ? 'nameless' : `part.${part.kind}`);
  const part = parts.find(({ id }) => id === selected) ?? null;
  const take = (edit: EditKind, name: string, next: Part[], more: { selected?: string | null } = {}) =>
    onChange((now) => takeStep(now, { edit, name: name.slice(0, 80), parts: next, ...more }));

  const add = ({ kind, bind }: NewPart, at?: number) => {
    if (parts.length >= MAX_PARTS) return announce(t('full', { count: MAX_PARTS }));
    const id = freshId(parts);
    const text = bind || kind === 'field' ? '' : t(`text.${kind}`);
    const made: Part = { id, kind, bind, text: kind === 'field' && !bind ? t('text.field') : text, half: false };
    const after = part ? parts.indexOf(part) + 1 : parts.length;
    const place = at ?? after;
    const name = nameOf(made);
    take('add', name, addPart(parts, made, place), { selected: id });
    const before = parts[place - 1];
    announce(before ? t('said.addedAfter', { name, other: nameOf(before) }) : t('said.addedFirst', { name }));
  };
  const move = (id: string, to: number) => {
    const from = parts.findIndex((one) => one.id === id);
    const moved = parts[from];
    if (!moved || to < 0 || to >= parts.length || to === from) return;
    take('move', nameOf(moved), movePart(parts, id, to), { selected: id });
    announce(t('said.moved', { name: nameOf(moved), place: to + 1, count: parts.length }));
  };
  const remove = (id: string) => {
    const index = parts.findIndex((one) => one.id === id);
    const gone = parts[index];
    if (!gone) return;
    const next = removePart(parts, id);
    take('remove', nameOf(gone), next, { selected: (next[index] ?? next[index - 1])?.id ?? null });
    announce(t('said.removed', { name: nameOf(gone) }));
  };
  const change = (id: string, edit: 'bind' | 'text' | 'width', what: Partial<Part>) => {
    const changed = parts.find((one) => one.id === id);
    if (!changed) return;
    take(edit, nameOf(changed), changePart(parts, id, what));
    if (edit === 'bind') {
      const field = namesOf(shown).fields.find((names) => names.field.id === what.bind)?.label;
      announce(
        field ? t('said.bound', { name: nameOf(changed), field }) : t('said.unbound', { name: nameOf(changed) }),
      );
    }
  };
  const turn = (way: 'undo' | 'redo') => {
    const step = (way === 'undo' ? state.past : state.future).at(-1);
    if (!step) return announce(t(`said.${way}None`));
    onChange(way === 'undo' ? undo : redo);
    announce(t(`said.${way}`, { edit: t(`edit.${step.edit}`), name: step.name }));
  };
  const keepDraft = (draft: CanvasState['draft']) => onChange((now) => ({ ...now, draft }));
  const select = (id: string) => onChange((now) => ({ ...now, selected: id }));
  return { t, shown, part, nameOf, add, move, remove, change, turn, select, take, keepDraft };
}

export type Canvas = ReturnType<typeof useCanvas>;
