import { defaultLabels, replaceLabels, type ColorPickerLabels } from '../labels/labels.ts';
import { gamutOf } from '../picker-store/value-color.ts';
import { planeNames, type PlaneName } from '../planes/planes.ts';
import { outputFormatOf } from '../use-color-picker/known-formats.ts';
import { alphaModes, colorModes, knownWord } from '../use-color-picker/known-modes.ts';
import { useDisplayedFormat } from '../use-color-picker/use-displayed-format.ts';
import { useKeptState } from '../use-color-picker/use-kept-state.ts';
import { useLatest } from '../use-color-picker/use-latest.ts';
import { nameTree } from '../copy-color/name-tree.ts';
import type { Face, PickerSettings } from '../view/face.ts';
import { useRecent } from './use-recent.ts';
import type { PickerPanelOwnProps } from './picker-panel-own-props.ts';

const NONE: readonly never[] = [];

const nameExtra = (face: Face) => [nameTree(face)];

/**
 * Derives the settings of a picker from its props and its own state; the panel renders only when one of them changes.
 */
export function usePanelSettings(props: PickerPanelOwnProps): PickerSettings {
  const { labels, presets: givenPresets, defaultPresets, onPresetsChange } = props;
  const { contrast = null } = props;
  const { format, formats, setFormat } = useDisplayedFormat(props.store, props);
  const [ownPresets, setOwnPresets] = useKeptState(props.store, 'presets', defaultPresets ?? NONE);
  const planes = props.planes?.filter((name) => planeNames.includes(name)) ?? NONE;
  const [ownPlane, setOwnPlane] = useKeptState<PlaneName>(
    props.store,
    'plane',
    props.defaultPlane ?? planes[0] ?? 'hsv',
  );
  const recent = useRecent(props);

  const latest = useLatest(props);

  return {
    labels: replaceLabels<ColorPickerLabels>(defaultLabels, labels),
    alphaMode: knownWord(alphaModes, props.alphaMode) ?? 'enabled',
    colorMode: knownWord(colorModes, props.colorMode) ?? 'color',
    isDisabled: props.disabled ?? false,
    format,
    formats,
    plane: knownWord(planeNames, props.plane) ?? knownWord(planeNames, ownPlane) ?? 'hsv',
    planes,
    gamut: gamutOf({ gamut: props.gamut, outputFormat: outputFormatOf(props) }),
    presets: givenPresets ?? ownPresets,
    presetLabel: props.presetLabel,
    emptyPresetsText: props.emptyPresetsText,
    presetLimit: props.presetLimit ?? 6,
    canEditPresets: props.showAddButton ?? onPresetsChange !== undefined,
    tokens: props.tokens ?? NONE,
    recent,
    showsShades: props.showShades ?? false,
    showButtons: props.showButtons ?? false,
    hideFields: props.hideFields ?? false,
    hidesEyeDropper: props.eyeDropper === false,
    headingLevel: props.headingLevel ?? 3,
    canClear: props.clearable ?? false,
    validationMessage: props.validationMessage ?? '',
    extras: props.showName ? nameExtra : undefined,
    contrast,
    setFormat,
    setPlane: (plane) => {
      setOwnPlane(plane);
      latest.current.onPlaneChange?.({ plane });
    },
    setPresets: (presets) => {
      setOwnPresets(presets);
      latest.current.onPresetsChange?.({ presets });
    },
    accept: () => latest.current.onAccept(),
    revert: () => latest.current.onRevert(),
    enter: () => latest.current.onEnter?.(),
  };
}
