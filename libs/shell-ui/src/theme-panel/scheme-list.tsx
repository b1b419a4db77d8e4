import { schemesOf } from '@genmaster/theme-engine';
import type { PanelTabProps } from './panel-tab-props.ts';
import { PictureChoices } from './picture-choices.tsx';
import { ThemePicture } from './theme-picture.tsx';
import controls from './panel-controls.module.css';

export interface SchemeListProps extends PanelTabProps {
  /** Fires when the page starts or stops previewing a scheme that is not chosen. */
  onPreviewChange: (isPreview: boolean) => void;
}

/**
 * Renders the schemes of the current theme; the one under the pointer is previewed on the page until the pointer
 * leaves.
 */
export function SchemeList({ engine, snapshot, labels, onPreviewChange }: SchemeListProps) {
  const { themeId, schemeCode, mode } = snapshot.draft;
  return (
    <PictureChoices
      engine={engine}
      className={controls.group!}
      value={schemeCode}
      step="Color Scheme"
      chosen={(draft) => draft.schemeCode}
      choose={engine.chooseScheme}
      onPreviewChange={onPreviewChange}
      choices={schemesOf(engine.catalogue, themeId).map(({ code, name, colors }) => ({
        id: code,
        name,
        picture: <ThemePicture variables={colors[mode]} mode={mode} />,
        data: { 'data-scheme': code },
      }))}
    >
      <legend className={controls.legend}>
        {labels.colorScheme} <span className={controls.axis}>{labels.palette}</span>
      </legend>
    </PictureChoices>
  );
}
