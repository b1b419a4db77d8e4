import type { ThemeField as Field, ThemeMode, ThemeSection } from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ColorStrip } from './color-strip.tsx';
import type { FontSampler } from './create-font-sampler.ts';
import { FieldSearch } from './field-search.tsx';
import { openFieldOf } from './focus-field.ts';
import { SoughtFieldContext, type FieldFilter } from './sought-field-context.ts';
import { ThemeField } from './theme-field.tsx';
import type { PanelTabProps } from './panel-tab-props.ts';
import type { ModeFindings } from './use-mode-findings.ts';
import { useColorScience, type ColorScience } from './use-color-science.ts';
import controls from './panel-controls.module.css';
import styles from './theme-sections.module.css';

export interface ThemeSectionsProps extends PanelTabProps {
  sampler: FontSampler;
  /** Mode of the navigation bar if it has its own; `null` if it has the page’s. */
  navbarMode: ThemeMode | null;
  /** Modes that are not shown, with their contrast problems. */
  elsewhere: readonly ModeFindings[];
  /** Opens the view of all modes. */
  onModes: () => void;
}

/** Renders every field in its section, one section open at a time; a search shows the matching fields instead. */
export function ThemeSections({ navbarMode, ...props }: ThemeSectionsProps) {
  const { engine, snapshot, labels } = props;
  const groupName = useId();
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [filter, setFilter] = useState<Filter | null>(null);
  const isNarrowed = words.length > 0 || filter !== null;
  const science = useColorScience(true);
  const { variables } = snapshot.resolved;
  const findings = useMemo(
    () => science?.auditContrast(engine.catalogue, variables) ?? [],
    [science, engine.catalogue, variables],
  );
  // Reading F26: the navbar field of the other mode is hidden.
  const hiddenPrefix = (navbarMode ?? snapshot.draft.mode) === 'dark' ? 'navbar-light' : 'navbar-dark';
  const shown = engine.catalogue.sections
    .filter(({ tab }) => tab !== 'layout')
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ id }) => !id.startsWith(hiddenPrefix)),
    }));
  const unreadable = new Set<string>(findings.map(({ fieldId }) => fieldId));
  const idsOf: Readonly<Record<FieldFilter, ReadonlySet<string>>> = {
    changed: snapshot.changedFields,
    hardToRead: unreadable,
  };
  // A field that was fixed or reset while visible stays visible until the filter changes.
  const isListed = (id: string) => filter === null || filter.seen.has(id) || idsOf[filter.by].has(id);
  const narrow = (by: FieldFilter | null) => setFilter(by && { by, seen: new Set(idsOf[by]) });
  const sought = useContext(SoughtFieldContext);
  const [shownFor, setShownFor] = useState(sought);
  const place = useRef<HTMLDivElement>(null);
  if (sought && sought !== shownFor) {
    setShownFor(sought);
    setQuery('');
    narrow('filter' in sought ? sought.filter : null);
    if ('id' in sought) setOpenId(shown.find(({ fields }) => fields.some(({ id }) => id === sought.id))?.id ?? null);
  }
  useEffect(() => {
    if (!sought || !place.current) return;
    if ('id' in sought) openFieldOf(place.current, sought.id);
    else place.current.querySelector<HTMLElement>(`[data-filter="${sought.filter}"]`)?.focus();
  }, [sought]);
  const fieldProps = { ...props, science, findings };
  // A filter counts the whole theme, so it also lists what has another tab or belongs to another mode of the navbar.
  const found = (filter ? engine.catalogue.sections : shown)
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => isListed(field.id) && fits(words, section, field)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const count = found.reduce((sum, { fields }) => sum + fields.length, 0);

  return (
    <div ref={place}>
      <FieldSearch
        query={query}
        labels={labels}
        onQuery={setQuery}
        onLeave={() => {
          setQuery('');
          setFilter(null);
        }}
        isNarrowed={isNarrowed}
      />
      {isNarrowed ? (
        <div role="group" aria-label={labels.filters} className={styles.filters}>
          {(['changed', 'hardToRead'] as const).map((by) => (
            <button
              key={by}
              type="button"
              className={styles.filter}
              data-filter={by}
              aria-pressed={filter?.by === by}
              onClick={() => {
                const isSelected = filter?.by === by;
                narrow(isSelected ? null : by);
                // Without results there are no filters, so the search takes the focus.
                if (isSelected && words.length === 0)
                  place.current?.querySelector<HTMLElement>('[data-search]')?.focus();
              }}
            >
              {labels[by]} <span>{idsOf[by].size}</span>
            </button>
          ))}
        </div>
      ) : null}
      <p className={isNarrowed ? controls.hint : controls.spoken} aria-live="polite">
        {!isNarrowed ? '' : count > 0 ? `${labels.found}: ${count}` : labels.nothingFound}
      </p>
      {isNarrowed
        ? found.map((section) => (
            <div key={section.id} role="group" aria-label={section.name} className={styles.section}>
              <p className={styles.groupName} aria-hidden="true">
                {section.name}
              </p>
              {section.fields.map((field) => (
                <ThemeField key={field.id} field={field} {...fieldProps} />
              ))}
            </div>
          ))
        : shown.map((section) => (
            <Section
              key={section.id}
              section={section}
              groupName={`${groupName}-sections`}
              isOpen={openId === section.id}
              onOpenChange={(isOpen) => setOpenId((open) => (isOpen ? section.id : open === section.id ? null : open))}
              {...fieldProps}
            />
          ))}
    </div>
  );
}

/** Filter, and the fields that matched when it was set. */
interface Filter {
  by: FieldFilter;
  seen: ReadonlySet<string>;
}

interface SectionProps extends Omit<ThemeSectionsProps, 'navbarMode'> {
  section: ThemeSection;
  groupName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  science: ColorScience | null;
  findings: readonly ContrastFinding[];
}

function Section({ section, groupName, isOpen, onOpenChange, ...fieldProps }: SectionProps) {
  const { engine, snapshot, labels, findings } = fieldProps;
  const changes = section.fields.filter(({ id }) => snapshot.changedFields.has(id)).length;
  const problems = section.fields.filter(({ id }) => findings.some(({ fieldId }) => fieldId === id)).length;
  const colors = section.fields.filter(({ kind }) => kind === 'color').map(({ id }) => engine.valueOf(id));
  return (
    <details
      name={groupName}
      className={styles.section}
      open={isOpen}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {section.name}
        {problems > 0 ? (
          <span className={styles.problems}>
            <span aria-hidden="true">▲ </span>
            {problems} <span className={controls.spoken}>{labels.hardToRead}</span>
          </span>
        ) : null}
        {changes > 0 ? (
          <span className={styles.count}>
            {changes} <span className={controls.spoken}>{labels.changed}</span>
          </span>
        ) : null}
        <ColorStrip colors={colors} />
      </summary>
      {isOpen ? (
        <div className={styles.fields}>
          {section.fields.map((field) => (
            <ThemeField key={field.id} field={field} {...fieldProps} />
          ))}
        </div>
      ) : null}
    </details>
  );
}

/** Returns true when every word occurs in the names of a field. */
const fits = (words: readonly string[], { name }: ThemeSection, { label, id }: Field): boolean =>
  words.every((word) => `${name} ${label} ${id}`.toLowerCase().includes(word));
