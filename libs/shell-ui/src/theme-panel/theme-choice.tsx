import { resolveScheme } from '@genmaster/theme-engine';
import { PictureChoices } from './picture-choices.tsx';
import type { SchemeListProps } from './scheme-list.tsx';
import { ThemePicture } from './theme-picture.tsx';
import controls from './panel-controls.module.css';

export interface ThemeChoiceProps extends SchemeListProps {
  /** Surface that the theme is for: the website, or a desktop that covers it. */
  surface: 'website' | 'desktop';
}

const SURFACES = ['desktop', 'website'] as const;

/** Renders the choice of a theme, by name in a list and by picture. */
export function ThemeChoice({ surface, engine, snapshot, labels, onPreviewChange }: ThemeChoiceProps) {
  const { themeId, schemeCode, mode } = snapshot.draft;
  return (
    <div className={controls.group}>
      {SURFACES.map((entry) => (
        <label key={entry} className={`${controls.pair} ${controls.entry}`} hidden={entry !== surface}>
          <span className={controls.label}>{labels[`${entry}Theme`]}</span>
          <select
            className={controls.select}
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
      ))}
      <PictureChoices
        engine={engine}
        className={controls.bare!}
        label={labels.themePictures}
        columns={4}
        value={themeId}
        step="Theme"
        chosen={(draft) => draft.themeId}
        choose={engine.chooseTheme}
        onPreviewChange={onPreviewChange}
        choices={engine.catalogue.themes.map(({ id, name }) => ({
          id,
          name,
          picture: (
            <ThemePicture
              variables={resolveScheme(engine.catalogue, { themeId: id, savedScheme: schemeCode }).colors[mode]}
              mode={mode}
            />
          ),
          data: { 'data-theme': id },
        }))}
      />
    </div>
  );
}
