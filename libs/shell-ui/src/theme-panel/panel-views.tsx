import { useEffect, useRef } from 'react';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { HistoryView } from './history-view.tsx';
import { ModesView } from './modes-view.tsx';
import type { PanelView } from './panel-view.ts';
import { ShuffleTool } from './shuffle-tool.tsx';
import type { MyThemes } from './my-themes.ts';
import { ThemesView } from './themes-view.tsx';
import { ThemeTools } from './theme-tools.tsx';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import styles from './panel-views.module.css';

export interface PanelViewsProps extends Omit<ThemeToolsProps, 'labels'> {
  labels: ThemePanelLabels;
  view: PanelView;
  myThemes: MyThemes | undefined;
  isSaving: boolean;
  onBack: () => void;
  onAnnounce: (text: string) => void;
}

/** Renders one view at a time, with its name and a back button; loaded when the first view opens. */
export function PanelViews({ view, onBack, labels, myThemes, isSaving, onAnnounce, ...props }: PanelViewsProps) {
  const place = useRef<HTMLDivElement>(null);
  // The focus moves to the beginning of the view.
  useEffect(() => place.current?.focus(), [view]);
  const title = {
    themes: labels.myThemes.title,
    modes: labels.everyMode,
    shuffle: labels.tools.shuffle,
    history: labels.history,
    tools: labels.tools.tools,
  }[view];
  return (
    <div ref={place} tabIndex={-1} role="region" aria-label={title} data-view={view} className={styles.view}>
      <div className={styles.head}>
        <button type="button" className={styles.back} aria-label={labels.back} title={labels.back} onClick={onBack}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="m12.5 4.5-6 5.5 6 5.5" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
          </svg>
        </button>
        <h3>{title}</h3>
      </div>
      {view === 'themes' && myThemes ? (
        <ThemesView
          engine={props.engine}
          snapshot={props.snapshot}
          labels={labels}
          myThemes={myThemes}
          isSaving={isSaving}
          onAnnounce={onAnnounce}
        />
      ) : null}
      {view === 'modes' ? <ModesView engine={props.engine} snapshot={props.snapshot} labels={labels} /> : null}
      {view === 'history' ? <HistoryView engine={props.engine} snapshot={props.snapshot} labels={labels} /> : null}
      {view === 'shuffle' ? <ShuffleTool {...props} labels={labels.tools} /> : null}
      {view === 'tools' ? <ThemeTools {...props} labels={labels.tools} texts={labels} /> : null}
    </div>
  );
}
