import type { MessageIdOf, Speak } from '@genmaster/i18n';
import type { DemoListing } from '../demo-definition.ts';
import { definitionOf, markupOf, styleOf } from './screen-code.ts';
import type { Screen } from './screen.ts';

/** Lists the code of a screen in every output language. */
export const codeOfCanvas = (say: Speak<MessageIdOf<'canvas'>>, screen: Screen): readonly DemoListing[] => [
  { caption: say('output.definition'), language: 'json', code: definitionOf(screen) },
  { caption: say('output.markup'), language: 'html', code: markupOf(screen) },
  { caption: say('output.style'), language: 'css', code: styleOf(screen) },
];
