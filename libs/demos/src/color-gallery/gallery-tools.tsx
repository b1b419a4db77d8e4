import { useId } from 'react';
import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { ALPHA_MODES, FORMATS, type GalleryState } from './gallery-state.ts';

/** Edits the settings of the picker in view: notation, alpha, state and size. */
export function GalleryTools({ state, onChange }: Pick<DemoPartProps<GalleryState>, 'state' | 'onChange'>) {
  const t = usePartText('color-gallery');
  const id = useId();
  return (
    <div role="group" aria-label={t('settings')} className="gallery-tools">
      <label htmlFor={`${id}-format`}>{t('format')}</label>
      <ChoiceSelect
        className="demo-field"
        id={`${id}-format`}
        options={FORMATS.map((format) => ({
          value: format,
          label: format === 'auto' ? t('format.auto') : format.toUpperCase(),
        }))}
        value={state.format}
        onValueChange={(next) => onChange((now) => ({ ...now, format: next }))}
      />
      <label htmlFor={`${id}-alpha`}>{t('alpha')}</label>
      <ChoiceSelect
        className="demo-field"
        id={`${id}-alpha`}
        options={ALPHA_MODES.map((mode) => ({ value: mode, label: t(`alpha.${mode}`) }))}
        value={state.alphaMode}
        onValueChange={(next) => onChange((now) => ({ ...now, alphaMode: next }))}
      />
      <label className="demo-tick">
        <input
          type="checkbox"
          checked={state.isDisabled}
          onChange={({ target }) => onChange((now) => ({ ...now, isDisabled: target.checked }))}
        />
        {t('disabled')}
      </label>
      <label className="demo-tick">
        <input
          type="checkbox"
          checked={state.isWide}
          onChange={({ target }) => onChange((now) => ({ ...now, isWide: target.checked }))}
        />
        {t('wide')}
      </label>
    </div>
  );
}
