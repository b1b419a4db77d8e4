import { addRecentColor } from '@genmaster/color-picker';
import { keepFocus } from '@genmaster/keyboard';
import { inertProps } from '@genmaster/react-compat';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { FetchedView } from './fetched-view.tsx';
import { PanelOpenContext } from './panel-open-context.ts';
import { PanelPickingContext } from './panel-picking-context.ts';
import { PanelPreviewContext } from './panel-preview-context.ts';
import { PanelTabs, type PanelTabsProps } from './panel-tabs.tsx';
import type { PanelView } from './panel-view.ts';
import type { PanelViewsProps } from './panel-views.tsx';
import { RecentColorsContext } from './recent-colors-context.ts';
import { SoughtFieldContext, type SoughtField } from './sought-field-context.ts';
import styles from './theme-panel.module.css';

export interface PanelBodyProps {
  /** The scrolling element. */
  place: RefObject<HTMLDivElement | null>;
  /** Id of the tab panel, and of the tab that it belongs to. */
  id: string;
  tabId: string;
  /** View that covers the tabs; `null` for the tabs. */
  view: PanelView | null;
  isOpen: boolean;
  /** Whether the panel has been opened before: until then it has no controls. */
  wasOpened: boolean;
  /** Whether the body is inert because of a decision. */
  isInert: boolean;
  sought: SoughtField | null;
  tabs: Omit<PanelTabsProps, 'onChoose'>;
  views: Omit<PanelViewsProps, 'view' | keyof PanelTabsProps>;
}

/** Renders the scrolling part of the panel: the tabs, or one view in their place. The tabs keep their state meanwhile. */
export function PanelBody({ place, id, tabId, view, isOpen, wasOpened, isInert, sought, tabs, views }: PanelBodyProps) {
  const { engine, snapshot, labels, onPreviewChange } = tabs;
  const endPicking = useRef<() => void>(null);
  // An undo may take away the focused control.
  useEffect(() => keepFocus(place.current!), [place]);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const recentColors = useMemo(
    () => ({ recent, add: (color: string) => setRecent((list) => addRecentColor(list, color)) }),
    [recent],
  );
  return (
    <div ref={place} className={styles.body} {...inertProps(isInert)}>
      {view && isOpen ? (
        <FetchedView {...views} view={view} engine={engine} snapshot={snapshot} labels={labels} />
      ) : null}
      <div role="tabpanel" id={id} aria-labelledby={tabId} hidden={view !== null}>
        {wasOpened ? (
          <PanelOpenContext.Provider value={isOpen && view === null}>
            <PanelPreviewContext.Provider value={onPreviewChange}>
              <PanelPickingContext.Provider value={endPicking}>
                <RecentColorsContext.Provider value={recentColors}>
                  <SoughtFieldContext.Provider value={sought}>
                    <PanelTabs {...tabs} onChoose={() => place.current?.scrollTo?.({ top: 0 })} />
                  </SoughtFieldContext.Provider>
                </RecentColorsContext.Provider>
              </PanelPickingContext.Provider>
            </PanelPreviewContext.Provider>
          </PanelOpenContext.Provider>
        ) : null}
      </div>
    </div>
  );
}
