import { useState } from 'react';
import { formatColor } from '../color/format-color.ts';
import { usePicker, usePickerState } from '../picker-context/picker-context.ts';
import { PresetColors } from '../preset-colors/preset-colors.tsx';
import { canAddColor } from '../preset-colors/preset-list.ts';
import type { PickerPanelProps } from './picker-panel-props.ts';
import styles from './picker-panel.module.css';

/** The presets of a panel, with adding and removing where the host allows them. */
export function PresetSection(props: PickerPanelProps) {
  const { presets: given, defaultPresets = [], onPresetsChange, presetLimit = 6 } = props;
  const { showAddButton: canEdit = onPresetsChange !== undefined } = props;
  const { store, labels, alphaMode, isDisabled } = usePicker();
  const [own, setOwn] = useState(defaultPresets);
  const presets = given ?? own;

  const canAdd = usePickerState(store, (state) => canEdit && canAddColor(presets, state.color, presetLimit));

  function change(next: string[]) {
    setOwn(next);
    onPresetsChange?.({ presets: next });
  }

  function add() {
    const { color } = store.getState();
    change([...presets, formatColor(color, 'auto', alphaMode)]);
    store.announce(labels.added(labels.nameColor(color)));
  }

  return (
    <>
      <PresetColors
        label={props.presetLabel ?? labels.presets}
        colors={presets}
        emptyText={canEdit ? (props.emptyPresetsText ?? labels.noPresets) : undefined}
        onRemove={canEdit ? (index) => change(presets.filter((_, at) => at !== index)) : undefined}
      />
      {canEdit && (
        <button type="button" className={styles.button} disabled={isDisabled || !canAdd} onClick={add}>
          {labels.addColor}
        </button>
      )}
    </>
  );
}
