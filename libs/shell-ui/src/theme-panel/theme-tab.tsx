import { ModePictures } from './mode-pictures.tsx';
import { SchemeList } from './scheme-list.tsx';
import { ThemeChoice, type ThemeChoiceProps } from './theme-choice.tsx';
import { ThemeSections, type ThemeSectionsProps } from './theme-sections.tsx';
import { useModeFindings } from './use-mode-findings.ts';

export interface ThemeTabProps extends ThemeChoiceProps, Omit<ThemeSectionsProps, 'elsewhere'> {}

/** Renders theme, palette, mode, and one expandable section for each group of fields. */
export function ThemeTab({ surface, onPreviewChange, ...props }: ThemeTabProps) {
  const { engine, snapshot, labels } = props;
  const modes = useModeFindings(engine, snapshot);
  return (
    <>
      <ThemeChoice
        surface={surface}
        engine={engine}
        snapshot={snapshot}
        labels={labels}
        onPreviewChange={onPreviewChange}
      />
      <SchemeList engine={engine} snapshot={snapshot} labels={labels} onPreviewChange={onPreviewChange} />
      <ModePictures engine={engine} snapshot={snapshot} labels={labels} modes={modes} />
      <ThemeSections {...props} elsewhere={modes.shown.filter(({ mode }) => mode !== snapshot.draft.mode)} />
    </>
  );
}
