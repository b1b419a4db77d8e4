import { describePublicNames } from '@genmaster/testing';
import { join } from 'node:path';
import * as contract from './contract/index.ts';
import * as create from './create/index.ts';
import * as core from './index.ts';
import * as react from './react/index.ts';
import * as retry from './retry/index.ts';
import * as rtkQuery from './rtk-query/index.ts';

describePublicNames(join(__dirname, '..'), {
  '.': core,
  './create': create,
  './retry': retry,
  './react': react,
  './rtk-query': rtkQuery,
  './contract': contract,
});
