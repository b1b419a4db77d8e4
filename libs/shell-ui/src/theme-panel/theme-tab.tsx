import { ModePictures } from './mode-pictures.tsx';
import { SchemeList } from './scheme-list.tsx';
import { ThemeChoice, type ThemeChoiceProps } from './theme-choice.tsx';
import { ThemeSections, type ThemeSectionsProps } from './theme-sections.tsx';

export interface ThemeTabProps extends ThemeChoiceProps, ThemeSectionsProps {}

/** Renders theme, palette, mode, and one expandable section for each group of fields. */
export function ThemeTab({ surface, onPreviewChange, ...props }: ThemeTabProps) {
  const { engine, snapshot, labels } = props;
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
      <ModePictures engine={engine} snapshot={snapshot} labels={labels} />
      <ThemeSections {...props} />
    </>
  );
}
