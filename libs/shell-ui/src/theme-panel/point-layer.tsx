import { findField, type ThemeEngine, type ThemeMode, type ThemeSnapshot } from '@genmaster/theme-engine';
import { findFieldsOf } from '@genmaster/theme-engine/dom';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isInWindow, nextText, textsOf } from './text-walk.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { useColorScience } from './use-color-science.ts';
import styles from './point-layer.module.css';

export interface PointLayerProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
  /** Panel element, which cannot be pointed at. */
  panel: Element;
  /** Mode of the navigation bar if it has its own. */
  navbarMode: ThemeMode | null;
  /** Fires with the field of the pressed element. */
  onPick: (fieldId: string) => void;
  onEnd: () => void;
  onAnnounce: (text: string) => void;
}

/** Element that is pointed at, and the fields that style it. */
interface Pointed {
  element: Element;
  fieldIds: readonly string[];
  /** Index of the field that a press opens. */
  at: number;
}

/** Events of a press on the page, which are blocked while pointing. */
const PRESSES = ['mousedown', 'mouseup', 'auxclick', 'dblclick', 'submit', 'contextmenu'] as const;

/**
 * Lets the visitor point at the page: a label beside the pointed element names its fields, and a press opens one.
 *
 * By keyboard, the left and right arrows go from text to text, up and down choose among its fields, Enter opens one.
 */
export function PointLayer({
  engine,
  snapshot,
  labels,
  panel,
  navbarMode,
  onPick,
  onEnd,
  onAnnounce,
}: PointLayerProps) {
  const { catalogue } = engine;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [box, setBox] = useState<DOMRect | null>(null);
  const science = useColorScience(true);
  const findings = science?.auditContrast(catalogue, snapshot.resolved.variables) ?? [];
  const nameOf = (id: string) => {
    const worst = findings.find(({ fieldId, withId }) => fieldId === id || withId === id);
    const label = findField(catalogue, id)?.label ?? id;
    return worst ? `${label} ▲ ${Math.floor(worst.ratio * 10) / 10}` : label;
  };

  const point = (element: Element | null, isByKey = false) => {
    if (element === (pointed?.element ?? null)) return;
    const fieldIds = element ? fieldsAt(element) : [];
    const next = element && fieldIds.length > 0 ? { element, fieldIds, at: 0 } : null;
    setPointed(next);
    setBox(next && next.element.getBoundingClientRect());
    if (isByKey && next)
      onAnnounce(`${next.element.textContent?.trim().slice(0, 40) ?? ''}: ${nameOf(next.fieldIds[0]!)}`);
  };
  const fieldsAt = (element: Element) => reachable(findFieldsOf(element, { catalogue }).map(({ fieldId }) => fieldId));
  /** Returns the fields that have a row in the panel in the current mode. */
  const reachable = (ids: readonly string[]) => {
    const hidden = (navbarMode ?? snapshot.draft.mode) === 'dark' ? 'navbar-light' : 'navbar-dark';
    const offered = catalogue.sections.filter(({ tab }) => tab !== 'layout').flatMap(({ fields }) => fields);
    return ids.filter((id) => !id.startsWith(hidden) && offered.some((field) => field.id === id));
  };
  const onKey = (event: KeyboardEvent) => {
    const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const turn = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onEnd();
    else if (isSideways) {
      const next = nextText(textsOf(panel), {
        from: pointed?.element ?? null,
        step: event.key === forward ? 1 : -1,
        // A text in colours of its own has no field; the next one is tried.
        isWanted: (text) => fieldsAt(text).length > 0,
      });
      if (next && !isInWindow(next)) next.scrollIntoView({ block: 'center' });
      if (next) point(next, true);
    } else if (turn && pointed) {
      const at = (pointed.at + turn + pointed.fieldIds.length) % pointed.fieldIds.length;
      setPointed({ ...pointed, at });
      onAnnounce(nameOf(pointed.fieldIds[at]!));
    } else if (event.key === 'Enter' && pointed) onPick(pointed.fieldIds[pointed.at]!);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const latest = useRef({ point, onKey, onPick, pointed });
  useEffect(() => {
    latest.current = { point, onKey, onPick, pointed };
  });
  useEffect(() => {
    const partAt = (event: Event) => {
      // In a shadow root, the target of an event is the host; its path begins with the element inside.
      const [part] = event.composedPath();
      return part instanceof Element && !panel.contains(part) && !part.closest('dialog') ? part : null;
    };
    const onMove = (event: Event) => latest.current.point(partAt(event));
    const onPress = (event: Event) => {
      const part = partAt(event);
      if (!part) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type !== 'click') return;
      latest.current.point(part);
      // A touch has no hover before it, so the first press names the element and the next one opens its field.
      const { pointed: held } = latest.current;
      if (held?.element === part) latest.current.onPick(held.fieldIds[held.at]!);
    };
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKey(event);
    const onShift = () => setBox(latest.current.pointed?.element.getBoundingClientRect() ?? null);
    const presses = ['click', ...PRESSES];
    document.addEventListener('pointermove', onMove, true);
    document.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', onShift, { capture: true, passive: true });
    window.addEventListener('resize', onShift);
    for (const type of presses) document.addEventListener(type, onPress, true);
    return () => {
      document.removeEventListener('pointermove', onMove, true);
      document.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', onShift, true);
      window.removeEventListener('resize', onShift);
      for (const type of presses) document.removeEventListener(type, onPress, true);
    };
  }, [panel]);

  const announceHint = useRef(() => onAnnounce(labels.pointHint));
  useEffect(() => announceHint.current(), []);

  if (!pointed || !box) {
    return createPortal(
      <p className={styles.hint} aria-hidden="true">
        {labels.pointHint}
      </p>,
      panel,
    );
  }
  const isHigh = box.bottom + 32 * pointed.fieldIds.length > window.innerHeight;
  return createPortal(
    <div className={styles.layer} aria-hidden="true" data-point-layer="">
      <div className={styles.outline} style={{ left: box.left, top: box.top, width: box.width, height: box.height }} />
      <ul
        className={styles.tip}
        style={{
          left: Math.max(8, Math.min(box.left, window.innerWidth - 240)),
          ...(isHigh
            ? { bottom: Math.max(8, window.innerHeight - Math.max(box.top, 0) + 6) }
            : { top: Math.max(8, box.bottom + 6) }),
        }}
      >
        {pointed.fieldIds.map((id, at) => (
          <li key={id} data-chosen={at === pointed.at || undefined}>
            {findField(catalogue, id)?.kind === 'color' ? (
              <span className={styles.swatch} style={{ background: engine.valueOf(id) }} />
            ) : null}
            {nameOf(id)}
          </li>
        ))}
      </ul>
    </div>,
    panel,
  );
}
