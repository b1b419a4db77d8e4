import { memo, useEffect, useMemo, useState } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';
import { endTyping } from '../color-fields/field-tree.ts';
import { PickerContext, useFace, usePicker } from '../picker-context/picker-context.ts';
import { useReading } from '../picker-context/use-reading.ts';
import { createPickerView } from '../view/picker-view.ts';
import { toReact } from '../view/react-tree.tsx';
import { panelTree, restsDuringDrag } from './panel-tree.ts';
import type { PickerPanelOwnProps } from './picker-panel-own-props.ts';
import { usePanelSettings } from './use-panel-settings.ts';

/** Renders the whole content of a picker, inline or popup: the same trees as in the custom element, by React. */
export const PickerPanel = memo(function PickerPanel(props: PickerPanelOwnProps) {
  const { store } = props;
  const settings = usePanelSettings(props);
  const [view] = useState(() => createPickerView(store, settings));
  const context = useMemo(() => ({ view, settings }), [view, settings]);

  // Unmounting ends a gesture that goes on, and aborts pending work and an open eyedropper.
  useEffect(
    () => () => {
      endTyping(view);
      view.abort();
    },
    [view],
  );

  return (
    <PickerContext.Provider value={context}>
      <Configure />
      <Panel>{props.children}</Panel>
    </PickerContext.Provider>
  );
});

/** Passes the settings to the view before the elements after it read them there. */
function Configure() {
  const { view, settings } = usePicker();
  useBrowserLayoutEffect(() => view.configure(settings), [view, settings]);
  return null;
}

function Panel({ children }: { children: React.ReactNode }) {
  const { settings } = usePicker();
  const reading = useReading();
  const face = useFace(restsDuringDrag(settings));
  return toReact(
    reading(() => panelTree(face)),
    children,
  );
}
