import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { dependenciesOf, productionTree } from './production-tree.mjs';

/** Name of the file beside `package.json` in every published archive. */
export const SBOM_FILE = 'sbom.cdx.json';

/**
 * Lists the packages that an install of a library adds, as a CycloneDX document: names, versions, licences, digests.
 *
 * Versions are those of the lock, with which the library was tested; siblings come from `manifestOf`. The document has
 * no time and no random number, so the same sources give the same text.
 */
export function sbomOf(installed, project, manifestOf) {
  // A library that is newer than the last install is not in the lock yet; its manifest lists its dependencies.
  const lock = { packages: { [project]: manifestOf(project), ...installed.packages } };
  const components = new Map(
    [project, ...productionTree(lock, project)].map((place) => [place, componentOf(lock, place, manifestOf)]),
  );
  for (const [place, component] of components) {
    for (const target of dependenciesOf(lock, place)) component.dependencies.add(components.get(target).bomRef);
  }
  const { [project]: root, ...others } = Object.fromEntries(components);
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const component of Object.values(others)) bom.components.add(component);
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function componentOf(lock, place, manifestOf) {
  const isForeign = place.includes('node_modules/');
  const fullName = isForeign ? place.slice(place.lastIndexOf('node_modules/') + 13) : manifestOf(place).name;
  const { version, license } = isForeign ? lock.packages[place] : manifestOf(place);
  const [group, name] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName];
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    group,
    version,
    bomRef: `${fullName}@${version}`,
    purl: `pkg:npm/${fullName.replace('@', '%40')}@${version}`,
  });
  // An expression such as (MIT OR Apache-2.0), or a single identifier.
  component.licenses.add(
    /[ ()]/.test(license) ? new Models.LicenseExpression(license) : new Models.SpdxLicense(license),
  );
  if (isForeign) {
    const [, digest] = /^sha512-(.+)$/.exec(lock.packages[place].integrity);
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'));
  }
  return component;
}
