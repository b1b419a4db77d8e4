/** @jest-environment jsdom */
import { describePublicNames } from '@genmaster/testing';
import { join } from 'node:path';
import * as element from './element/index.ts';
import * as hindi from './hindi/index.ts';
import * as picker from './index.ts';

describePublicNames(join(__dirname, '..'), {
  '.': picker,
  './element': element,
  './hi': hindi,
});
