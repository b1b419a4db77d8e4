import { addressIn, useLanguage, usePartText } from '@genmaster/i18n';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import type { FontOption } from '@genmaster/theme-engine';
import { useNavigate } from 'react-router';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { useDemoHost } from '../demo-host.tsx';
import { FramedLook } from '../multi-themes/framed-look.tsx';
import { useFramedEngine } from '../multi-themes/use-framed-engine.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { SHARE_PREFIX } from '../stage/share-prefix.ts';
import { packState } from '../stage/share-state.ts';
import { TemplatePage } from './template-page.tsx';
import { PAGE_STATES, WIDTHS, workbenchOf, type GalleryState } from './template-state.ts';
import { TEMPLATE_IDS } from './templates.ts';
import '../parts/record-form.css';
import '../multi-themes/multi-themes.css';
import './template-gallery.css';

const MODES = ['light', 'dark', 'flately'] as const;
const SCHEMES = defaultCatalogue.schemes.filter(({ code }) => /\.[12]$/.test(code));

/** Renders the list of templates, and the chosen one with controls for its theme, state and width. */
export function TemplateGalleryPart({ state, onChange, announce }: DemoPartProps<GalleryState>) {
  const t = usePartText('template-gallery');
  const { code } = useLanguage();
  const { loadTheme } = useDemoHost();
  const navigate = useNavigate();
  const engine = useFramedEngine(state.theme, (theme) => onChange((now) => ({ ...now, theme })));
  const loadFont = async (font: FontOption) => (await loadTheme()).loadFont(font);
  const change = (next: Partial<GalleryState>, said: string) => {
    onChange((now) => ({ ...now, ...next }));
    announce(said);
  };
  const open = async () => {
    const packed = await packState(workbenchOf(state.template, state.theme));
    void navigate(`${addressIn(code, '/designingtool')}${packed ? SHARE_PREFIX + packed : ''}`);
  };
  const { schemeCode, mode } = state.theme.draft;
  return (
    <div className="template-gallery">
      <div role="group" aria-label={t('templates')} className="template-list">
        {TEMPLATE_IDS.map((template) => (
          <button
            key={template}
            type="button"
            aria-pressed={template === state.template}
            onClick={() => change({ template }, t('shown', { name: t(`template.${template}`) }))}
          >
            <b>{t(`template.${template}`)}</b>
            <small>{t(`about.${template}`)}</small>
          </button>
        ))}
      </div>
      <div className="demo-column">
        <div className="demo-bar">
          <ChoiceBar
            label={t('states')}
            options={PAGE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            value={state.page}
            onValueChange={(page) => change({ page }, t('shown', { name: t(`state.${page}`) }))}
          />
          <ChoiceBar
            label={t('widths')}
            options={WIDTHS.map((value) => ({ value, label: t(`width.${value}`) }))}
            value={state.width}
            onValueChange={(width) => change({ width }, t('shown', { name: t(`width.${width}`) }))}
          />
        </div>
        <div className="demo-bar">
          <label className="sample-search">
            {t('scheme')}
            <ChoiceSelect
              options={SCHEMES.map((scheme) => ({ value: scheme.code, label: scheme.name }))}
              value={schemeCode}
              onValueChange={(next) => engine.chooseScheme(next)}
              data-sample=""
            />
          </label>
          <ChoiceBar
            label={t('modes')}
            options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={mode}
            onValueChange={(next) => engine.chooseMode(next)}
          />
          <button type="button" className="button button-primary" onClick={() => void open()}>
            {t('open')}
          </button>
        </div>
        <div className="template-frame" data-width={state.width}>
          <FramedLook
            engine={engine}
            loadFont={loadFont}
            announce={announce}
            label={t('sample', { name: t(`template.${state.template}`) })}
          >
            <TemplatePage
              key={`${state.template} ${state.page}`}
              state={state}
              announce={announce}
              onFill={() => change({ page: 'filled' }, t('shown', { name: t('state.filled') }))}
            />
          </FramedLook>
        </div>
      </div>
    </div>
  );
}
