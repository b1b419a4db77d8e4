import type { PanelTabProps } from './theme-tab.tsx';
import controls from './panel-controls.module.css';

/** Homepage background, menu position and dashboard. */
export function LayoutTab({ engine, snapshot, labels }: PanelTabProps) {
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
          onChange={(event) => engine.chooseMenuPosition(event.currentTarget.value)}
        >
          <option value="" disabled>
            {labels.menuPlaceholder}
          </option>
          <option value="1">{labels.menuLeft}</option>
          <option value="2">{labels.menuTop}</option>
        </select>
      </label>
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
