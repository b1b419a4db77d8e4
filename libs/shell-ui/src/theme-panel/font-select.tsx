import { isComposing } from '@genmaster/keyboard';
import type { FontOption, ThemeEngine, ThemeField } from '@genmaster/theme-engine';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { FontSampler } from './create-font-sampler.ts';
import { FontList } from './font-list.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { useFontPreview } from './use-font-preview.ts';
import controls from './panel-controls.module.css';
import styles from './font-select.module.css';

export interface FontSelectProps {
  /** Id of the search field, for its label. */
  id: string;
  field: ThemeField;
  /** Id of the selected option. */
  value: string;
  engine: ThemeEngine;
  sampler: FontSampler;
  labels: Pick<ThemePanelLabels, 'searchFonts' | 'fontsFound' | 'noFont'>;
}

/** Number of fonts up to which all are loaded, so that each name is shown in its own font. */
const FEW = 6;

/**
 * Renders a list of fonts with a search. Each name is shown in its own font once the font was previewed.
 *
 * Letters search; arrow keys, Home and End move; Enter selects; Escape and Tab leave. Nothing is loaded before the list
 * is open.
 */
export function FontSelect({ id, field, value, engine, sampler, labels }: FontSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const ready = useSyncExternalStore(sampler.subscribe, sampler.getReady, sampler.getReady);
  const preview = useFontPreview(engine, field.id, { activeId, isSparing: sampler.isSparing });
  const isOpen = kept !== null;
  const chosen = kept ?? value;
  const options = field.options ?? [];
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const { fonts } = engine.catalogue;
  const wanted = (isOpen && found.length <= FEW ? found.map((option) => option.value) : [activeId]).join();

  useEffect(() => {
    const ids = wanted.split(',');
    const stops = fonts.filter((font) => ids.includes(font.id)).map((font) => sampler.want(font));
    return () => stops.forEach((stop) => stop());
  }, [fonts, wanted, sampler]);

  const open = (at: string) => {
    setKept(value);
    setQuery('');
    setActiveId(at);
  };
  const close = () => {
    preview.leave();
    setKept(null);
    setQuery('');
    setActiveId(null);
  };
  const choose = (option: string) => {
    preview.choose(option);
    setKept(null);
    setQuery('');
    setActiveId(null);
  };
  const onKeys = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const at = found.findIndex((option) => option.value === (activeId ?? value));
    const targets: Record<string, number> = {
      ArrowDown: isOpen ? at + 1 : at,
      ArrowUp: isOpen ? at - 1 : at,
      Home: 0,
      End: found.length - 1,
    };
    const isMove = event.key in targets && (isOpen || event.key.startsWith('Arrow'));
    const next = isMove ? found[targets[event.key]!] : undefined;
    if (event.key === 'Enter' && isOpen) {
      if (activeId) choose(activeId);
    } else if (event.key === 'Enter') open(value);
    else if (event.key === 'Escape' && isOpen) close();
    else if (isMove && !isOpen) open(value);
    else if (next) setActiveId(next.value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        className={`${controls.input} ${styles.input}`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={activeId === null ? undefined : `${id}-${activeId}`}
        placeholder={isOpen ? labels.searchFonts : undefined}
        value={isOpen ? query : labelOf(options, value)}
        onClick={() => {
          if (!isOpen) open(value);
        }}
        onChange={({ currentTarget }) => {
          // Text typed into a closed list replaces the displayed name.
          const text = isOpen ? currentTarget.value : typedInto(labelOf(options, value), currentTarget.value);
          if (!isOpen) setKept(value);
          const first = options.find(({ label }) => fits(label, text));
          setQuery(text);
          setActiveId(text.trim() === '' ? (kept ?? value) : (first?.value ?? null));
        }}
        onKeyDown={onKeys}
        onBlur={close}
      />
      <p className={controls.spoken} aria-live="polite">
        {!isOpen || words.length === 0
          ? ''
          : found.length > 0
            ? `${labels.fontsFound}: ${found.length}`
            : labels.noFont}
      </p>
      {isOpen ? (
        <FontList
          id={`${id}-list`}
          optionId={(option) => `${id}-${option}`}
          label={field.label}
          options={found}
          chosen={chosen}
          activeId={activeId}
          faceOf={(option) => (ready.has(option) ? faceOf(fonts, option) : undefined)}
          nothing={labels.noFont}
          onPoint={setActiveId}
          onChoose={choose}
        />
      ) : null}
    </>
  );
}

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

const fits = (label: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));

/** Returns the text that was typed into a field, without the text that was there before. */
const typedInto = (before: string, after: string): string =>
  after.startsWith(before) ? after.slice(before.length) : after.replace(before, '');

function faceOf(fonts: readonly FontOption[], id: string) {
  const font = fonts.find((known) => known.id === id);
  return font && { fontFamily: `'${font.cssFamily}', ${font.generic}`, fontWeight: font.weight };
}
