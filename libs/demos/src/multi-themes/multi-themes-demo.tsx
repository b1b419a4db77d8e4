import { useMemo } from 'react';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import { usePartText } from '@genmaster/i18n';
import { createThemeEngine, resolveTheme } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import type { DemoDefinition, DemoScenario } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { framedThemeSchema, themeOf, type FramedTheme } from './framed-theme.ts';
import { MultiThemesPart } from './multi-themes-part.tsx';
import './multi-themes.css';

const scenario = (id: string, label: string, saved: FramedTheme['saved']): DemoScenario<FramedTheme> => ({
  id,
  label,
  state: { saved, draft: saved },
});

export const words = 'multi-themes';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<FramedTheme> => ({
  id: 'multi-themes',
  scenarios: [
    scenario('start', t('scenarios.start'), themeOf('1.1')),
    scenario('evening', t('scenarios.evening'), themeOf('1.2', { mode: 'dark' })),
    scenario('sharp', t('scenarios.sharp'), themeOf('4.1')),
    scenario(
      'menu-on-top',
      t('scenarios.top'),
      themeOf('1.3', { mode: 'flately', menuPosition: '2', dashboard: '2', background: 'bg-3' }),
    ),
  ],
  schema: framedThemeSchema,
  Part: MultiThemesPart,
  copy: ({ draft }) => propertiesOf(draft),
  code: ({ draft }) => [
    { caption: t('theme'), language: 'json', code: propertiesOf(draft) },
    {
      caption: t('variables'),
      language: 'css',
      code: Object.entries(resolveTheme(defaultCatalogue, draft).variables)
        .map(([name, value]) => `${name}: ${value};`)
        .join('\n'),
    },
  ],
  hasFullPage: true,
});

/** Renders the real theme panel beside a sample application; the page around it keeps its theme until it is given the sample’s. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const propertiesOf = (draft: FramedTheme['draft']): string =>
  JSON.stringify(createThemeEngine({ catalogue: defaultCatalogue, initial: draft }).toProperties(), null, 2);
