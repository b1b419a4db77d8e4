import { describePublicNames } from '@genmaster/testing';
import { join } from 'node:path';
import * as adapters from './adapters/index.ts';
import * as builtPages from './built-pages/index.ts';
import * as checks from './checks/index.ts';
import * as contract from './contract/index.ts';
import * as dom from './dom/index.ts';
import * as core from './index.ts';
import * as react from './react/index.ts';
import * as remote from './remote/index.ts';
import * as rtkQuery from './rtk-query/index.ts';
import * as schemaOrg from './schema-org/index.ts';
import * as siteFiles from './site-files/index.ts';

describePublicNames(join(__dirname, '..'), {
  '.': core,
  './dom': dom,
  './react': react,
  './remote': remote,
  './site-files': siteFiles,
  './checks': checks,
  './built-pages': builtPages,
  './schema-org': schemaOrg,
  './adapters': adapters,
  './rtk-query': rtkQuery,
  './contract': contract,
});
