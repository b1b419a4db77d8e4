import * as checks from './checks/index.ts';
import * as contract from './contract/index.ts';
import * as dom from './dom/index.ts';
import * as core from './index.ts';
import * as react from './react/index.ts';
import * as remote from './remote/index.ts';
import * as rtkQuery from './rtk-query/index.ts';
import * as siteFiles from './site-files/index.ts';

const doors = {
  '.': core,
  './checks': checks,
  './contract': contract,
  './dom': dom,
  './react': react,
  './remote': remote,
  './rtk-query': rtkQuery,
  './site-files': siteFiles,
};

it.each<{ door: keyof typeof doors; names: readonly string[] }>([
  {
    door: '.',
    names: [
      'HEAD_MARK',
      'METADATA_PROJECT_ID_DEFAULT',
      'ORGANIZATION_ID',
      'PRODUCT_ID',
      'WEBSITE_ID',
      'breadcrumbNode',
      'createMetadataResolver',
      'headTags',
      'itemListNode',
      'normaliseAddress',
      'offerNode',
      'organizationNode',
      'pageNode',
      'productNode',
      'renderHead',
      'videoNode',
      'webSiteNode',
    ],
  },
  {
    door: './checks',
    names: ['DESCRIPTION_MAX_LENGTH', 'TITLE_MAX_LENGTH', 'checkPage', 'checkSite', 'checkStructuredData'],
  },
  {
    door: './contract',
    names: [
      'METADATA_PATHS',
      'METADATA_PROJECT_ID_DEFAULT',
      'fileAnswerSchema',
      'fileRequestSchema',
      'metadataEntrySchema',
      'metadataMapSchema',
      'projectIdParamSchema',
      'readDatabaseAnswer',
      'readFileAnswer',
      'readProjectId',
      'saveEntryRequestSchema',
    ],
  },
  { door: './dom', names: ['createHeadEntries', 'createHeadManager'] },
  { door: './react', names: ['usePageMetadata'] },
  {
    door: './remote',
    names: ['createMetadataSource', 'loadRemoteMetadata', 'overlayRemoteMetadata', 'sanitizeMetadataMap'],
  },
  { door: './rtk-query', names: ['metadataEndpoints', 'metadataTagTypes'] },
  { door: './site-files', names: ['renderLlmsText', 'renderRobots', 'renderSitemap', 'renderWebManifest'] },
])('the door $door gives exactly these names', ({ door, names }) => {
  expect(Object.keys(doors[door]).sort()).toEqual([...names].sort());
});
