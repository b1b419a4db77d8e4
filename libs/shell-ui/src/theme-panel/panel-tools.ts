import type { PanelTool } from './panel-toolbar.tsx';
import type { PanelView } from './panel-view.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

const PATHS: Readonly<Record<Exclude<PanelView, 'themes'>, string>> = {
  modes: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 3v14M12.5 4v12M15 6v8',
  shuffle: 'M3 6h3l7 8h4M3 14h3l2-2.3M11 8.3 13 6h4M15 3.5 17.5 6 15 8.5M15 11.5l2.5 2.5-2.5 2.5',
  history: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4.5l3 1.5',
  tools: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
};

const POINT =
  'M3 7V4.5A1.5 1.5 0 0 1 4.5 3H7M13 3h2.5A1.5 1.5 0 0 1 17 4.5V7M3 13v2.5A1.5 1.5 0 0 0 4.5 17H7M9 9l8 3-3.5 1.5L12 17Z';

/** Returns the tools of the bar, in display order. */
export const panelToolsOf = ({
  labels,
  view,
  onView,
  isPointing,
  onPoint,
}: {
  labels: ThemePanelLabels;
  view: PanelView | null;
  onView: (view: PanelView) => void;
  isPointing: boolean;
  onPoint: () => void;
}): PanelTool[] => [
  { id: 'point', label: labels.pointTool, path: POINT, isPressed: isPointing, onPress: onPoint },
  ...(
    [
      ['modes', labels.modesTool],
      ['shuffle', labels.tools.shuffle],
      ['history', labels.history],
      ['tools', labels.tools.tools],
    ] as const
  ).map(([id, label]) => ({ id, label, path: PATHS[id], isPressed: view === id, onPress: () => onView(id) })),
];
