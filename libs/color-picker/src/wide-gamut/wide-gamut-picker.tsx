import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { ColorArea } from '../color-area/color-area.tsx';
import { DraftField } from '../color-fields/draft-field.tsx';
import { setBoxSize } from '../color-picker/box-size.ts';
import { ColorSlider } from '../color-slider/color-slider.tsx';
import { clamp, round } from '../color/picker-color.ts';
import { formatWideColor, type WideFormat } from './format-wide-color.ts';
import { OklchPlane } from './oklch-plane.tsx';
import { useWideColor, type WideColorDetails } from './use-wide-color.ts';
import { fitGamut, isInGamut, keepHue, parseWideColor, type Gamut, type WideColor } from './wide-color.ts';
import { wideGamutLabels, type WideGamutLabels } from './wide-gamut-labels.ts';
import fieldStyles from '../color-fields/color-fields.module.css';
import rootStyles from '../color-picker/color-picker.module.css';
import panelStyles from '../picker-panel/picker-panel.module.css';
import styles from './wide-gamut-picker.module.css';

/** Props of `WideGamutPicker`; what is not listed goes to its root element. */
export interface WideGamutPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'children'> {
  /** The colour, as any CSS colour text. Give it to control the picker. */
  value?: string | undefined;
  /** The first colour of a picker that keeps its value itself. @default 'white' */
  defaultValue?: string | undefined;
  /** Fires for every change, live while dragging. */
  onValueChange?: ((details: WideColorDetails) => void) | undefined;
  /** Fires once when a gesture ends. */
  onValueCommit?: ((details: WideColorDetails) => void) | undefined;
  /** The notation of `value`. @default 'oklch' */
  format?: WideFormat | undefined;
  /** The colours that can be reached. @default 'p3' */
  gamut?: Gamut | undefined;
  /** Offers alpha. @default true */
  alpha?: boolean | undefined;
  /** Any of the texts, in another language or wording. */
  labels?: Partial<WideGamutLabels> | undefined;
  /** Shows the colour and lets nobody change it. @default false */
  disabled?: boolean | undefined;
  /** The width, in CSS pixels or as a CSS length. @default 230 */
  width?: number | string | undefined;
  /** The height to begin with. @default 320 */
  height?: number | string | undefined;
}

/** The most chroma that any hue has, with a little air. */
const CHROMA = { p3: 0.38, srgb: 0.33 } as const;

/**
 * A picker over OKLCH, for colours that sRGB does not have.
 *
 * The area shows chroma and lightness at one hue with a line where sRGB ends;
 * beyond what the gamut holds, a drag follows its edge.
 *
 * @example
 * <WideGamutPicker defaultValue="color(display-p3 1 0 0)" onValueCommit={({ value }) => save(value)} />
 */
export function WideGamutPicker(props: WideGamutPickerProps) {
  const { value, defaultValue, onValueChange, onValueCommit, format = 'oklch', gamut = 'p3', ...others } = props;
  const { alpha = true, labels, disabled = false, width, height, ref, className, ...attributes } = others;
  const { color, setColor, commit } = useWideColor({ value, defaultValue, format, onValueChange, onValueCommit });
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const texts = { ...wideGamutLabels, ...labels };
  const limit = CHROMA[gamut];
  const isSrgb = isInGamut(color, 'srgb');

  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  useLayoutEffect(() => setBoxSize(root.current!, width, height), [width, height]);

  const change = (next: Partial<WideColor>) => setColor(fitGamut({ ...color, ...next }, gamut));

  function takeText(text: string): string | null {
    const parsed = parseWideColor(text);
    if (parsed) setColor(fitGamut(keepHue(color, parsed), gamut));
    return parsed ? null : texts.invalid;
  }

  return (
    <div
      role="group"
      aria-label={texts.picker}
      {...attributes}
      ref={root}
      className={[rootStyles.root, className].filter(Boolean).join(' ')}
    >
      <div className={panelStyles.panel}>
        <ColorArea
          label={texts.area}
          roleDescription={texts.areaRole}
          x={{ label: texts.chroma, value: clamp(color.c / limit), valueText: String(round(color.c, 3)) }}
          y={{ label: texts.lightness, value: color.l, valueText: `${Math.round(color.l * 100)}%` }}
          plane={<OklchPlane hue={color.h} chromaLimit={limit} gamut={gamut} />}
          disabled={disabled}
          onMove={(x, y) => change({ c: x * limit, l: y })}
          onMoveEnd={commit}
        />
        <ColorSlider
          label={texts.hue}
          channel="oklch"
          value={color.h}
          max={360}
          step={1}
          page={15}
          valueText={`${Math.round(color.h)}°`}
          disabled={disabled}
          onMove={(h) => change({ h })}
          onMoveEnd={commit}
        />
        {alpha && (
          <ColorSlider
            label={texts.alpha}
            channel="alpha"
            value={color.alpha}
            max={1}
            step={0.01}
            page={0.1}
            valueText={`${Math.round(color.alpha * 100)}%`}
            track={<rect width="100%" height="100%" fill={formatWideColor({ ...color, alpha: 1 }, format)} />}
            disabled={disabled}
            onMove={(next) => change({ alpha: next })}
            onMoveEnd={commit}
          />
        )}
        <div>
          <DraftField
            label={texts.color}
            caption={texts.color}
            text={() => formatWideColor(color, format)}
            disabled={disabled}
            errorId={errorId}
            onText={(text) => takeText(text)}
            onPasteColor={(text) => {
              takeText(text);
              commit();
            }}
            onError={setError}
            onDone={commit}
          />
        </div>
        <p className={fieldStyles.error} id={errorId} role="status">
          {error}
        </p>
        <div className={styles.gamut} data-gamut={isSrgb ? 'srgb' : 'p3'}>
          <span>{isSrgb ? texts.inSrgb : texts.beyondSrgb}</span>
          {!isSrgb && (
            <button
              type="button"
              className={panelStyles.button}
              disabled={disabled}
              onClick={() => {
                setColor(fitGamut(color, 'srgb'));
                commit();
              }}
            >
              {texts.fit}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
