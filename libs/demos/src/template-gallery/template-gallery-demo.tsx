import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import { definitionOf, markupOf } from '../canvas/screen-code.ts';
import type { DemoDefinition } from '../demo-definition.ts';
import { themeOf } from '../multi-themes/framed-theme.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { TemplateGalleryPart } from './template-gallery-part.tsx';
import { gallerySchema, workbenchOf, type GalleryState } from './template-state.ts';
import { templates } from './templates.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'template-gallery';

/** Renders page templates that work, in every theme, state and width. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const look = (scheme: string, mode: 'light' | 'dark' = 'light'): GalleryState['theme'] => {
  const saved = themeOf(scheme, { mode });
  return { saved, draft: saved };
};

const definitionIn = (t: Translate<MessageIdOf<'template-gallery'>>): DemoDefinition<GalleryState> => ({
  id: 'template-gallery',
  scenarios: [
    {
      id: 'dashboard',
      label: t('template.dashboard'),
      state: { template: 'dashboard', page: 'filled', width: 'desk', theme: look('1.1') },
    },
    {
      id: 'empty',
      label: t('scenario.empty'),
      state: { template: 'list', page: 'empty', width: 'tablet', theme: look('1.2', 'dark') },
    },
    {
      id: 'phone',
      label: t('scenario.phone'),
      state: { template: 'steps', page: 'rtl', width: 'phone', theme: look('4.1') },
    },
  ],
  schema: gallerySchema,
  Part: TemplateGalleryPart,
  copy: ({ template }) => JSON.stringify(templates[template], null, 2),
  code: ({ template, theme }) => {
    const { canvas } = workbenchOf(template, theme);
    return [
      { caption: t('code.template'), language: 'json', code: JSON.stringify(templates[template], null, 2) },
      { caption: t('code.form'), language: 'json', code: definitionOf(canvas) },
      { caption: t('code.markup'), language: 'html', code: markupOf(canvas) },
    ];
  },
  hasFullPage: true,
});
