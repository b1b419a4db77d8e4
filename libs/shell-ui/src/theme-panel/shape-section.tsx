import type { ThemeSection } from '@genmaster/theme-engine';
import type { FontSampler } from './create-font-sampler.ts';
import type { PanelTabProps } from './panel-tab-props.ts';
import { ThemeField } from './theme-field.tsx';
import { useCutTexts } from './use-cut-texts.ts';
import controls from './panel-controls.module.css';

export interface ShapeSectionProps extends PanelTabProps {
  section: ThemeSection;
  sampler: FontSampler;
}

/** Renders the shape settings of the page, and whether every text still fits. */
export function ShapeSection({ section, snapshot, labels, ...props }: ShapeSectionProps) {
  const isChanged = section.fields.some(({ id }) => snapshot.changedFields.has(id));
  const cut = useCutTexts(isChanged, snapshot.draft);
  return (
    <fieldset className={controls.group} data-section={section.id}>
      <legend className={controls.legend}>{section.name}</legend>
      {section.fields.map((field) => (
        <ThemeField
          key={field.id}
          field={field}
          snapshot={snapshot}
          labels={labels}
          findings={[]}
          science={null}
          {...props}
        />
      ))}
      <p role="status" className={cut && cut.length > 0 ? controls.advice : controls.verdict}>
        {!cut
          ? null
          : cut.length === 0
            ? labels.allFits
            : labels.cutOff.replace('{count}', `${cut.length}`).replace('{first}', cut[0]!)}
      </p>
    </fieldset>
  );
}
