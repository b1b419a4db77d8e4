import { createThemeEngine, resolveTheme } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import type { DemoDefinition, DemoScenario } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { framedThemeSchema, themeOf, type FramedTheme } from './framed-theme.ts';
import { MultiThemesPart } from './multi-themes-part.tsx';
import { texts } from './multi-themes-texts.ts';
import './multi-themes.css';

const scenario = (id: string, label: string, saved: FramedTheme['saved']): DemoScenario<FramedTheme> => ({
  id,
  label,
  state: { saved, draft: saved },
});

const definition: DemoDefinition<FramedTheme> = {
  id: 'multi-themes',
  scenarios: [
    scenario('start', texts.scenarios.start, themeOf('1.1')),
    scenario('evening', texts.scenarios.evening, themeOf('1.2', { mode: 'dark' })),
    scenario('sharp', texts.scenarios.sharp, themeOf('4.1')),
    scenario(
      'menu-on-top',
      texts.scenarios.top,
      themeOf('1.3', { mode: 'flately', menuPosition: '2', dashboard: '2', background: 'bg-3' }),
    ),
  ],
  schema: framedThemeSchema,
  Part: MultiThemesPart,
  copy: ({ draft }) => propertiesOf(draft),
  code: ({ draft }) => [
    { caption: texts.theme, language: 'json', code: propertiesOf(draft) },
    {
      caption: texts.variables,
      language: 'css',
      code: Object.entries(resolveTheme(defaultCatalogue, draft).variables)
        .map(([name, value]) => `${name}: ${value};`)
        .join('\n'),
    },
  ],
  hasFullPage: true,
};

/** The real theme panel on a sample application; the page around it stays as it is. */
export function Demo() {
  return <DemoStage definition={definition} />;
}

const propertiesOf = (draft: FramedTheme['draft']): string =>
  JSON.stringify(createThemeEngine({ catalogue: defaultCatalogue, initial: draft }).toProperties(), null, 2);
