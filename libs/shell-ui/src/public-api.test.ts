import { describePublicNames } from '@genmaster/testing';
import { join } from 'node:path';
import * as shell from './index.ts';
import * as hindi from './hindi/index.ts';
import * as loginDialog from './login-dialog/index.ts';
import * as pageFinder from './page-finder/index.ts';
import * as themePanel from './theme-panel/index.ts';
import * as voiceAssistant from './voice-assistant/index.ts';

describePublicNames(join(__dirname, '..'), {
  '.': shell,
  './theme-panel': themePanel,
  './hi': hindi,
  './login-dialog': loginDialog,
  './page-finder': pageFinder,
  './voice-assistant': voiceAssistant,
});
