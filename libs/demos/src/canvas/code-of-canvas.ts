import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { DemoListing } from '../demo-definition.ts';
import { definitionOf, markupOf, styleOf } from './screen-code.ts';
import type { Screen } from './screen.ts';

/** Lists the code of a screen in every output language. */
export const codeOfCanvas = (t: Translate<MessageIdOf<'canvas'>>, screen: Screen): readonly DemoListing[] => [
  { caption: t('output.definition'), language: 'json', code: definitionOf(screen) },
  { caption: t('output.markup'), language: 'html', code: markupOf(screen) },
  { caption: t('output.style'), language: 'css', code: styleOf(screen) },
];
