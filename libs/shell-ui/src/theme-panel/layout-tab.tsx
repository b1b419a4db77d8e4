import { useId } from 'react';
import type { PanelTabProps } from './theme-tab.tsx';
import controls from './panel-controls.module.css';

export interface LayoutTabProps extends PanelTabProps {
  /** Whether the left menu shows when it is chosen. */
  hasRoomForMenu: boolean;
}

/** Homepage background, menu position and dashboard. */
export function LayoutTab({ engine, snapshot, labels, hasRoomForMenu }: LayoutTabProps) {
  const hintId = useId();
  const isHidden = !hasRoomForMenu && snapshot.draft.menuPosition === '1';
  const { background, menuPosition, dashboard } = snapshot.draft;
  return (
    <>
      <label className={`${controls.field} ${controls.entry}`}>
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
      <p id={hintId} aria-live="polite" className={controls.hint}>
        {isHidden ? labels.menuNarrow : null}
      </p>
      <label className={`${controls.field} ${controls.entry}`}>
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
    </>
  );
}
