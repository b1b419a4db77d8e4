import { useId } from 'react';
import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { ALPHA_MODES, FORMATS, type GalleryState } from './gallery-state.ts';

/** Sets the picker in view: notation, alpha, state and size. */
export function GalleryTools({ state, onChange }: Pick<DemoPartProps<GalleryState>, 'state' | 'onChange'>) {
  const say = usePartText('color-gallery');
  const id = useId();
  return (
    <div role="group" aria-label={say('settings')} className="gallery-tools">
      <label htmlFor={`${id}-format`}>{say('format')}</label>
      <select
        className="demo-field"
        id={`${id}-format`}
        value={state.format}
        onChange={({ target }) => onChange((now) => ({ ...now, format: target.value as GalleryState['format'] }))}
      >
        {FORMATS.map((format) => (
          <option key={format} value={format}>
            {format === 'auto' ? say('format.auto') : format.toUpperCase()}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-alpha`}>{say('alpha')}</label>
      <select
        className="demo-field"
        id={`${id}-alpha`}
        value={state.alphaMode}
        onChange={({ target }) => onChange((now) => ({ ...now, alphaMode: target.value as GalleryState['alphaMode'] }))}
      >
        {ALPHA_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {say(`alpha.${mode}`)}
          </option>
        ))}
      </select>
      <label className="demo-tick">
        <input
          type="checkbox"
          checked={state.isDisabled}
          onChange={({ target }) => onChange((now) => ({ ...now, isDisabled: target.checked }))}
        />
        {say('disabled')}
      </label>
      <label className="demo-tick">
        <input
          type="checkbox"
          checked={state.isWide}
          onChange={({ target }) => onChange((now) => ({ ...now, isWide: target.checked }))}
        />
        {say('wide')}
      </label>
    </div>
  );
}
