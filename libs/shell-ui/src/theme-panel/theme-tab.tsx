import type { ThemeEngine, ThemeMode, ThemeSection, ThemeSnapshot } from '@genmaster/theme-engine';
import { useId, useState } from 'react';
import { ThemeField } from './theme-field.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import styles from './theme-panel.module.css';

export interface PanelTabProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
}

const MODES: readonly ThemeMode[] = ['light', 'dark', 'flately'];

/** Variables that stand for a scheme in its swatch. */
const SWATCH_VARIABLES = ['--bg-page', '--layout-primary', '--layout-accent', '--text-body'];

/** Theme, palette, mode, and one expandable section for each group of fields. */
export function ThemeTab({ engine, snapshot, labels }: PanelTabProps) {
  const { themeId, schemeCode, mode } = snapshot.draft;
  const groupName = useId();
  const schemes = engine.catalogue.schemes.filter((scheme) => scheme.themeId === themeId);
  return (
    <>
      <label className={styles.field}>
        <span className={styles.label}>{labels.theme}</span>
        <select
          className={styles.select}
          value={themeId}
          onChange={(event) => engine.chooseTheme(event.currentTarget.value)}
        >
          {engine.catalogue.themes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {labels.colorScheme}
          <span className={styles.spoken}>: {labels.palette}</span>
        </legend>
        {schemes.map((scheme) => (
          <label key={scheme.code} className={styles.scheme} data-scheme={scheme.code}>
            <input
              type="radio"
              name={`${groupName}-scheme`}
              value={scheme.code}
              checked={scheme.code === schemeCode}
              onChange={() => engine.chooseScheme(scheme.code)}
            />
            <span className={styles.swatch} aria-hidden="true">
              {SWATCH_VARIABLES.map((variable) => (
                <span key={variable} style={{ background: scheme.colors[mode][variable] }} />
              ))}
            </span>
            <span className={styles.schemeName}>{scheme.name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {labels.colorScheme}
          <span className={styles.spoken}>: {labels.mode}</span>
        </legend>
        <div className={styles.segments}>
          {MODES.map((option) => (
            <label key={option} className={styles.segment}>
              <input
                type="radio"
                name={`${groupName}-mode`}
                value={option}
                checked={option === mode}
                onChange={() => engine.chooseMode(option)}
              />
              {labels.modes[option]}
            </label>
          ))}
        </div>
      </fieldset>
      {engine.catalogue.sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          groupName={`${groupName}-sections`}
          engine={engine}
          snapshot={snapshot}
          labels={labels}
        />
      ))}
    </>
  );
}

interface SectionProps extends PanelTabProps {
  section: ThemeSection;
  groupName: string;
}

function Section({ section, groupName, engine, snapshot, labels }: SectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const changes = section.fields.filter(({ id }) => snapshot.changedFields.has(id)).length;
  // Reading F26: the field of the navbar that is not in view is hidden.
  const hiddenPrefix = snapshot.draft.mode === 'dark' ? 'navbar-light' : 'navbar-dark';
  return (
    <details
      name={groupName}
      className={styles.section}
      onToggle={(event) => setIsOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary className={styles.summary}>
        {section.name}
        {changes > 0 ? (
          <span className={styles.count}>
            {changes} {labels.changed}
          </span>
        ) : null}
      </summary>
      {isOpen
        ? section.fields
            .filter(({ id }) => !id.startsWith(hiddenPrefix))
            .map((field) => (
              <ThemeField key={field.id} field={field} engine={engine} snapshot={snapshot} labels={labels} />
            ))
        : null}
    </details>
  );
}
