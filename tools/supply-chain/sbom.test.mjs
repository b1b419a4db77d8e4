import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sbomOf } from './sbom.mjs';

/** Returns the digest of an archive in the format of the lock, with all bytes the same. */
const integrity = (byte) => `sha512-${Buffer.alloc(64, byte).toString('base64')}`;

const lock = {
  packages: {
    'libs/lib': { dependencies: { '@own/sibling': '*', a: '^1.0.0' }, peerDependencies: { host: '1' } },
    'libs/sibling': { dependencies: {} },
    'node_modules/@own/sibling': { link: true, resolved: 'libs/sibling' },
    'node_modules/a': { version: '1.2.3', license: 'MIT', integrity: integrity(0xab), dependencies: { '@b/b': '2' } },
    'node_modules/@b/b': { version: '2.0.0', license: '(MIT OR Apache-2.0)', integrity: integrity(0xcd) },
    'node_modules/host': { version: '1.0.0', license: 'MIT', integrity: integrity(0xcd) },
  },
};
const manifests = {
  'libs/lib': { name: '@own/lib', version: '0.2.0', license: 'MIT' },
  'libs/sibling': { name: '@own/sibling', version: '0.3.0', license: 'MIT' },
};
const text = () => sbomOf(lock, 'libs/lib', (folder) => manifests[folder]);

test('a library’s list contains its dependencies, with version, licence and digest, and no peer', () => {
  const { bomFormat, specVersion, metadata, components } = JSON.parse(text());
  assert.deepEqual([bomFormat, specVersion, metadata.component['bom-ref']], ['CycloneDX', '1.6', '@own/lib@0.2.0']);
  assert.deepEqual(
    components.map(({ purl, version, licenses, hashes }) => ({ purl, version, licenses, hash: hashes?.[0].content })),
    [
      {
        purl: 'pkg:npm/%40b/b@2.0.0',
        version: '2.0.0',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
        hash: 'cd'.repeat(64),
      },
      {
        purl: 'pkg:npm/%40own/sibling@0.3.0',
        version: '0.3.0',
        licenses: [{ license: { id: 'MIT' } }],
        hash: undefined,
      },
      { purl: 'pkg:npm/a@1.2.3', version: '1.2.3', licenses: [{ license: { id: 'MIT' } }], hash: 'ab'.repeat(64) },
    ],
  );
});

test('it contains the dependency relations', () => {
  const { dependencies } = JSON.parse(text());
  assert.deepEqual(dependencies, [
    { ref: '@b/b@2.0.0' },
    { ref: '@own/lib@0.2.0', dependsOn: ['@own/sibling@0.3.0', 'a@1.2.3'] },
    { ref: '@own/sibling@0.3.0' },
    { ref: 'a@1.2.3', dependsOn: ['@b/b@2.0.0'] },
  ]);
});

test('the same sources give the same text', () => {
  assert.equal(text(), text());
});

test('a library that is not installed yet has a list as well', () => {
  const fresh = { name: '@own/fresh', version: '0.1.0', license: 'MIT', dependencies: { a: '^1.0.0' } };
  const { components } = JSON.parse(sbomOf(lock, 'libs/fresh', () => fresh));
  assert.deepEqual(
    components.map(({ purl }) => purl),
    ['pkg:npm/%40b/b@2.0.0', 'pkg:npm/a@1.2.3'],
  );
});
