import { useId } from 'react';
import type { FontSampler } from './create-font-sampler.ts';
import { BackgroundPicture } from './background-picture.tsx';
import type { PanelTabProps } from './panel-tab-props.ts';
import { DashboardPicture, LayoutPictures, MenuPicture } from './layout-pictures.tsx';
import { PictureChoices } from './picture-choices.tsx';
import { ShapeSection } from './shape-section.tsx';
import controls from './panel-controls.module.css';

export interface LayoutTabProps extends PanelTabProps {
  sampler: FontSampler;
  /** Whether the left menu is visible when it is chosen. */
  hasRoomForMenu: boolean;
  /** Fires when the page starts or stops previewing a background that is not chosen. */
  onPreviewChange: (isPreview: boolean) => void;
}

/** Renders homepage background, menu position and dashboard. */
export function LayoutTab({ engine, snapshot, labels, sampler, hasRoomForMenu, onPreviewChange }: LayoutTabProps) {
  const hintId = useId();
  const isHidden = !hasRoomForMenu && snapshot.draft.menuPosition === '1';
  const { background, menuPosition, dashboard } = snapshot.draft;
  return (
    <>
      <label className={`${controls.pair} ${controls.entry}`}>
        <span className={controls.label}>{labels.background}</span>
        <select
          className={controls.select}
          value={background}
          onChange={(event) => engine.chooseBackground(event.currentTarget.value)}
        >
          {engine.catalogue.backgrounds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <PictureChoices
        engine={engine}
        className={controls.group!}
        label={labels.backgroundPictures}
        columns={4}
        value={background}
        step="Background"
        chosen={(draft) => draft.background}
        choose={engine.chooseBackground}
        onPreviewChange={onPreviewChange}
        choices={engine.catalogue.backgrounds.map(({ id, label }) => ({
          id,
          name: label,
          picture: <BackgroundPicture id={id} variables={snapshot.resolved.variables} />,
          data: { 'data-background-choice': id },
        }))}
      />
      <label className={`${controls.field} ${controls.entry}`}>
        <span className={controls.label}>{labels.menuPosition}</span>
        <select
          className={controls.select}
          value={menuPosition}
          aria-describedby={isHidden ? hintId : undefined}
          onChange={(event) => engine.chooseMenuPosition(event.currentTarget.value)}
        >
          <option value="" disabled>
            {labels.menuPlaceholder}
          </option>
          <option value="1">{labels.menuLeft}</option>
          <option value="2">{labels.menuTop}</option>
        </select>
      </label>
      <LayoutPictures value={menuPosition} picture={MenuPicture} onChoose={engine.chooseMenuPosition} />
      <p id={hintId} aria-live="polite" className={controls.hint}>
        {isHidden ? labels.menuNarrow : null}
      </p>
      <label className={`${controls.pair} ${controls.entry}`}>
        <span className={controls.label}>{labels.dashboard}</span>
        <select
          className={controls.select}
          value={dashboard}
          onChange={(event) => engine.chooseDashboard(event.currentTarget.value)}
        >
          {labels.dashboards.map((label, index) => (
            <option key={label} value={String(index + 1)}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <LayoutPictures value={dashboard} picture={DashboardPicture} onChoose={engine.chooseDashboard} />
      {engine.catalogue.sections
        .filter(({ tab }) => tab === 'layout')
        .map((section) => (
          <ShapeSection
            key={section.id}
            section={section}
            engine={engine}
            snapshot={snapshot}
            labels={labels}
            sampler={sampler}
          />
        ))}
    </>
  );
}
