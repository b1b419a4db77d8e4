import { useMemo } from 'react';
import type { MessageIdOf } from '@genmaster/i18n';
import { usePartText } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import type { DemoDefinition, DemoScenario } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ColorGalleryPart } from './color-gallery-part.tsx';
import { htmlCode, reactCode } from './gallery-code.ts';
import { startOf, stateSchema, VARIANTS, type GalleryState } from './gallery-state.ts';

/** Message part of this demo. */
export const words = 'color-gallery';

/** Shows the colour picker in each of its forms, with the matching code. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

function definitionIn(t: Translate<MessageIdOf<'color-gallery'>>): DemoDefinition<GalleryState> {
  const [first, ...rest] = VARIANTS.map((variant): DemoScenario<GalleryState> => ({
    id: variant,
    label: t(`variant.${variant}`),
    state: startOf(variant),
  }));
  return {
    id: 'color-gallery',
    scenarios: [first!, ...rest],
    schema: stateSchema,
    Part: ColorGalleryPart,
    copy: ({ value }) => value,
    code: (state) => {
      const react = { caption: t('code.react'), language: 'tsx', code: reactCode(state, t('label')) } as const;
      const element = { caption: t('code.element'), language: 'html', code: htmlCode(state, t('label')) } as const;
      return state.variant === 'element' ? [element, react] : [react, element];
    },
  };
}
