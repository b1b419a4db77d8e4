import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { CodeListing } from '../parts/code-listing.tsx';
import { CONTROLS, printMarkup, SIZES, statesOf, writeControl } from './control-markup.ts';
import { DrawnMarkup } from './drawn-markup.tsx';
import type { GalleryState } from './gallery-state.ts';
import './control-bench.css';

/** Shows one control in each of its states, in a chosen size, with its keys and its code. */
export function ControlBench({ state, onChange }: Pick<DemoPartProps<GalleryState>, 'state' | 'onChange'>) {
  const t = usePartText('color-gallery');
  const id = useId();
  const { control, size } = state;
  const states = statesOf[control];
  return (
    <section className="demo-pane control-bench" aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{t('bench')}</h3>
        <ChoiceBar
          label={t('size')}
          options={SIZES.map((value) => ({ value, label: t(`size.${value}`) }))}
          value={size}
          onValueChange={(next) => onChange((now) => ({ ...now, size: next }))}
        />
      </header>
      <div>
        <label className="control-choice">
          {t('control')}
          <ChoiceSelect
            className="demo-field"
            options={CONTROLS.map((one) => ({ value: one, label: t(`control.${one}`) }))}
            value={control}
            onValueChange={(next) => onChange((now) => ({ ...now, control: next }))}
          />
        </label>
        <ul className="control-states" data-size={size}>
          {states.map((one) => (
            <li key={`${control} ${one}`} data-state={one}>
              <h4>{t(`state.${one}`)}</h4>
              <DrawnMarkup markup={writeControl(t, control, one)} />
            </li>
          ))}
        </ul>
        <dl className="gallery-keys">
          <div>
            <dt>{t('keys')}</dt>
            <dd>{t(`keys.${control}`)}</dd>
          </div>
          <div>
            <dt>{t('said')}</dt>
            <dd>{t(`said.${control}`)}</dd>
          </div>
        </dl>
        <CodeListing
          caption={t('code.control', { control: t(`control.${control}`) })}
          language="html"
          code={states.map((one) => printMarkup(writeControl(t, control, one))).join('\n\n')}
        />
      </div>
    </section>
  );
}
