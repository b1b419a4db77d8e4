import { describePublicNames } from '@genmaster/testing';
import { join } from 'node:path';
import * as catalogue from './catalogue/index.ts';
import * as color from './color/index.ts';
import * as contract from './contract/index.ts';
import * as create from './create/index.ts';
import * as dom from './dom/index.ts';
import * as element from './element/index.ts';
import * as exporting from './export/index.ts';
import * as firstPaint from './first-paint/index.ts';
import * as core from './index.ts';
import * as react from './react/index.ts';
import * as shuffle from './shuffle/index.ts';
import * as storage from './storage/index.ts';
import * as rtkQuery from './rtk-query/index.ts';

describePublicNames(join(__dirname, '..'), {
  '.': core,
  './catalogue': catalogue,
  './create': create,
  './dom': dom,
  './storage': storage,
  './first-paint': firstPaint,
  './color': color,
  './element': element,
  './export': exporting,
  './shuffle': shuffle,
  './react': react,
  './rtk-query': rtkQuery,
  './contract': contract,
});
