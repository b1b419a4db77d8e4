import {
  ColorPicker,
  ColorPickerPopover,
  ContrastReadout,
  CopyColor,
  formatColor,
  parseColor,
  type ColorFormat,
  type ColorPickerProps,
} from '@genmaster/color-picker';
import { Suspense, useMemo } from 'react';
import { useLanguage, useLoaded, usePartText, type LanguageCode } from '@genmaster/i18n';
import { useDemoHost, type DemoHost } from '../demo-host.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { PartLost } from '../parts/part-lost.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { ControlBench } from './control-bench.tsx';
import { AGAINST, attributesOf, hasPresets, settingsOf } from './gallery-settings.ts';
import type { GalleryState } from './gallery-state.ts';
import { GalleryTools } from './gallery-tools.tsx';
import './color-gallery.css';

const NOTATIONS: readonly ColorFormat[] = ['hex', 'rgba', 'hsla', 'cmyk'];

/** Shows one picker in the chosen form, its settings, and its colour in every notation. */
export function ColorGalleryPart({ state, onChange }: DemoPartProps<GalleryState>) {
  const t = usePartText('color-gallery');
  const color = parseColor(state.value);
  return (
    <div className="gallery">
      <div className="gallery-picker" data-variant={state.variant}>
        <h3>{t(`variant.${state.variant}`)}</h3>
        <p>{t(`about.${state.variant}`)}</p>
        <Suspense fallback={<p className="gallery-space">{t('loading')}</p>}>
          <Picker
            state={state}
            onValueChange={(value) => onChange((now) => ({ ...now, value }))}
            onPresetsChange={(presets) => onChange((now) => ({ ...now, presets }))}
          />
        </Suspense>
      </div>
      <div className="demo-column">
        <GalleryTools state={state} onChange={onChange} />
        <h3>{t('values')}</h3>
        <dl className="gallery-values">
          <dt>{t('value')}</dt>
          <dd>
            <code dir="ltr">{state.value}</code>
          </dd>
          {color === null
            ? null
            : NOTATIONS.map((notation) => (
                <div key={notation}>
                  <dt>{notation.toUpperCase()}</dt>
                  <dd>
                    <code dir="ltr">{formatColor(color, notation, state.alphaMode)}</code>
                  </dd>
                </div>
              ))}
        </dl>
        <h3>{t('keys')}</h3>
        <dl className="gallery-keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>{t(`key.${key}`)}</dt>
              <dd>{t(`does.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ControlBench state={state} onChange={onChange} />
    </div>
  );
}

const KEYS = ['area', 'sliders', 'fields', 'presets', 'popup'] as const;

interface PickerProps {
  state: GalleryState;
  onValueChange: (value: string) => void;
  onPresetsChange: (presets: string[]) => void;
}

function Picker({ state, onValueChange, onPresetsChange }: PickerProps) {
  const t = usePartText('color-gallery');
  const { code } = useLanguage();
  // The picker’s default labels are English; in other languages it uses the labels of the theme panel’s picker.
  const { themeWordsIn } = useDemoHost();
  const labels = useLoaded<LanguageCode, PickerWords>(code === 'en' ? loadNone : themeWordsIn, code).panelLabels
    ?.picker;
  const attributes = useMemo(() => attributesOf(state, t('label')), [state, t]);
  const isElement = state.variant === 'element';
  const element = useFetched(isElement ? 'element' : null, () => import('./element-picker.tsx'));
  if (isElement) {
    if (element.isLost) return <PartLost onRetry={element.retry} />;
    if (!element.value) return <p className="gallery-space">{t('loading')}</p>;
    const { ElementPicker } = element.value;
    return <ElementPicker attributes={attributes} labels={labels ?? NO_LABELS} onValueChange={onValueChange} />;
  }
  const shared: ColorPickerProps = {
    ...settingsOf(state),
    labels,
    value: state.value,
    onValueChange: ({ value }) => onValueChange(value),
    ...(hasPresets(state) ? { presets: state.presets } : {}),
    ...(state.variant === 'presets' ? { onPresetsChange: ({ presets }) => onPresetsChange(presets) } : {}),
  };
  if (state.variant === 'popup') return <ColorPickerPopover {...shared} ref={undefined} label={t('label')} />;
  return (
    <ColorPicker {...shared} aria-label={t('label')}>
      {state.variant === 'contrast' ? (
        <>
          <ContrastReadout
            against={AGAINST}
            labels={{
              contrast: t('contrast'),
              passes: t('contrast.passes'),
              fails: t('contrast.fails'),
              fix: t('contrast.fix'),
            }}
          />
          <CopyColor
            labels={{
              copy: (text) => t('copy', { text }),
              copied: (text) => t('copied', { text }),
              failed: t('copyFailed'),
            }}
          />
        </>
      ) : null}
    </ColorPicker>
  );
}

const NO_LABELS = {};

type PickerWords = Awaited<ReturnType<DemoHost['themeWordsIn']>>;

/** Words that need no loading, as a promise that React reads without suspending. */
const NO_WORDS: Promise<PickerWords> = Object.assign(Promise.resolve({}), { status: 'fulfilled', value: {} });

const loadNone = () => NO_WORDS;
