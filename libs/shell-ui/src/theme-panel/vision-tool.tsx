import { fieldsOf } from '@genmaster/theme-engine';
import { confusableColors, showVision, type ColorVision } from '@genmaster/theme-engine/color';
import { useEffect, useState } from 'react';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

const VISIONS = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/** Renders a simulation of colour vision on the live page, and the status colours that look alike with it. */
export function VisionTool({ engine, snapshot, labels }: Pick<ThemeToolsProps, 'engine' | 'snapshot' | 'labels'>) {
  const [vision, setVision] = useState<ColorVision | null>(null);
  useEffect(() => {
    showVision(document, vision);
    return () => showVision(document, null);
  }, [vision]);

  const nameOf = (variable: string) =>
    fieldsOf(engine.catalogue).find((field) => field.variable === variable)?.label ?? variable;
  const pairs = vision ? confusableColors(snapshot.resolved.variables).filter((pair) => pair.vision === vision) : [];
  return (
    <div className={styles.tool}>
      <label className={controls.field}>
        <span className={controls.label}>{labels.vision}</span>
        <select
          className={controls.select}
          value={vision ?? 'none'}
          onChange={(event) => {
            const chosen = event.currentTarget.value as (typeof VISIONS)[number];
            setVision(chosen === 'none' ? null : chosen);
          }}
        >
          {VISIONS.map((option) => (
            <option key={option} value={option}>
              {labels.visions[option]}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">
        {pairs.map(({ names: [one, other] }) => (
          <p key={one + other} className={controls.advice}>
            {labels.alike.replace('{one}', nameOf(one)).replace('{other}', nameOf(other))}
          </p>
        ))}
      </div>
    </div>
  );
}
