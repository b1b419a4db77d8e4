// node tools/scripts/check-package.mjs <library>: packs a built library and checks the package as it would be
// installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { bundleOfBareImport, worldTouchedBy } from './lib/inertness.mjs';
import { NOTICES_FILE } from '../supply-chain/notices.mjs';
import { SBOM_FILE } from '../supply-chain/sbom.mjs';
import { packageNameOf, privatePackageOf, readLibrary } from './lib/libraries.mjs';
import { packLibrary, publishedManifest } from './lib/pack-library.mjs';
import { differencesOf, publicNamesOf, readPublicNames } from './lib/public-names.mjs';
import { root, run } from './lib/workspace.mjs';

/**
 * Runs every check on one built library.
 *
 * @returns one result per check: its name and its findings; a check without findings passes.
 */
export async function checkPackage(name) {
  const library = readLibrary(name);
  const packed = await packLibrary(library);
  return [
    { check: 'files', findings: missingFiles(library, packed) },
    { check: 'readable', findings: strangersIn(packed.staged) },
    { check: 'sbom', findings: sbomFindings(library, packed) },
    { check: 'licences', findings: noticeFindings(packed) },
    { check: 'names', findings: nameFindings(library) },
    { check: 'publint', findings: await publintFindings(packed, library) },
    { check: 'types', findings: await typeFindings(packed) },
    { check: 'types of others', findings: undeclaredTypes(library, packed) },
    ...(await Promise.all(
      library.doors.map(async ({ door, script }) => ({
        check: `inert ${door}`,
        findings: await inertnessFindings(library, { door, script }),
      })),
    )),
  ];
}

/** Lists the paths of the manifest that are missing in the folder. */
function missingFiles({ doors, stylesheet, manifest }, { staged }) {
  const promised = [...doors.flatMap(({ script, types }) => [script, types]), stylesheet, ...manifest.files];
  return promised
    .filter((path) => path && !existsSync(join(staged, path)))
    .map((path) => `${path} is named in package.json and not there.`);
}

/** The files that may be published: modules, their declarations, one stylesheet, and the documents. */
const PUBLISHED =
  /^(?:dist\/.+\.(?:c?js|d\.c?ts)|dist\/vscode\.html-custom-data\.json|custom-elements\.json|dist\/style\.css|docs\/.+\.md|README\.md|CHANGELOG\.md|LICENSE|package\.json|sbom\.cdx\.json|THIRD-PARTY-NOTICES\.txt)$/;
const OURS = /\.(?:test|stories)\.|(?:^|\/)testing\//;

/** Lists files and text that work only in this workspace: source imports, build-time variables, source maps, tests. */
function strangersIn(staged) {
  const files = readdirSync(staged, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(staged.length + 1);
    // The archive itself is written beside its content.
    if (path.endsWith('.tgz')) return [];
    if (!PUBLISHED.test(path) || OURS.test(path)) return [`${path} does not belong into a package.`];
    if (!/\.(?:c?js|d\.c?ts)$/.test(path)) return [];
    const text = readFileSync(join(staged, path), 'utf8');
    return [
      [/(?:from|import)\s*\(?\s*['"]\.[^'"]*\.tsx?['"]/, 'imports a source file'],
      [/import\.meta\.env/, 'reads a variable of one bundler'],
      [importsPrivate, 'imports a private library'],
      [/^ *\*.*[@#]__PURE__/m, 'has `@__PURE__` inside a comment of several lines, and Rollup warns about that'],
    ]
      .filter(([pattern]) => (typeof pattern === 'function' ? pattern(text) : pattern.test(text)))
      .map(([, problem]) => `${path} ${problem}.`);
  });
}

const importsPrivate = (text) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"](@genmaster\/[^'"]+)/g)].some(([, id]) => privatePackageOf(id));

/** Checks that the list of dependencies is of this version, and has every dependency with version and licence. */
function sbomFindings({ manifest }, { staged }) {
  const { metadata, components } = JSON.parse(readFileSync(join(staged, SBOM_FILE), 'utf8'));
  const listed = new Map(components.map((component) => [component['bom-ref'].replace(/@[^@]*$/, ''), component]));
  const isComplete = (component) => component?.version && component.licenses?.length > 0;
  return [
    ...(metadata.component['bom-ref'] === `${manifest.name}@${manifest.version}`
      ? []
      : [`${SBOM_FILE} is about ${metadata.component['bom-ref']}.`]),
    ...Object.keys(manifest.dependencies ?? {})
      .filter((name) => !isComplete(listed.get(name)))
      .map((name) => `${SBOM_FILE} does not say which ${name} comes along, or under which licence.`),
  ];
}

/** Checks that the archive has the licence text of every dependency that it includes. */
function noticeFindings({ staged }) {
  const notices = readFileSync(join(staged, NOTICES_FILE), 'utf8');
  const { components = [] } = JSON.parse(readFileSync(join(staged, SBOM_FILE), 'utf8'));
  return components
    .map((component) => component['bom-ref'])
    .filter((name) => !name.startsWith('@genmaster/'))
    .map((name) => name.replace(/@([^@]*)$/, ' $1'))
    .filter((title) => !notices.includes(`\n${title}\n`))
    .map((title) => `${NOTICES_FILE} has no licence of ${title}.`);
}

/** Checks that the entry points export the agreed names, values and types. */
function nameFindings(library) {
  return differencesOf(readPublicNames(library.folder), publicNamesOf(library)).map(
    (difference) =>
      `${difference} Is it meant? \`npm run public-names\` writes the list, and users want a version plan.`,
  );
}

async function publintFindings({ staged }, { name, manifest }) {
  const { messages } = await publint({ pkgDir: staged, pack: 'npm', strict: true });
  return messages.map((message) => formatMessage(message, publishedManifest(manifest, { name }), { color: false }));
}

async function typeFindings({ archive }) {
  const { code, output } = await run('attw', [archive, '--format=ascii', '--no-color', '--no-emoji']);
  return code === 0 ? [] : [output.trim()];
}

/**
 * Lists packages whose types the declarations import without naming them in package.json.
 *
 * In a workspace, a package manager may give a library the copy that another project has of such a package, or none.
 */
function undeclaredTypes({ packages, manifest }, { staged }) {
  const declarations = readdirSync(staged, { recursive: true }).filter((path) => path.endsWith('.d.ts'));
  const imports = declarations.flatMap(
    (path) => ts.preProcessFile(readFileSync(join(staged, path), 'utf8')).importedFiles,
  );
  const imported = new Set(imports.map(({ fileName }) => packageNameOf(fileName)).filter((id) => !id.startsWith('.')));
  return [...imported]
    .flatMap((id) => [id, `@types/${id}`])
    .filter((id) => !id.startsWith('@types/') || existsSync(join(root, 'node_modules', id)))
    .filter((id) => ![manifest.name, ...packages].includes(id))
    .map((id) => `The declarations need ${id}. Name it in peerDependencies.`);
}

async function inertnessFindings(library, { door, script }) {
  const kept = await bundleOfBareImport(library, door);
  const touched = await worldTouchedBy(library, script);
  return [
    ...(kept ? [`A bare import is not dropped. Left over: ${kept.slice(0, 200)}`] : []),
    ...touched.map((name) => `Importing it reaches for ${name}. Do that in a function that the host calls.`),
  ];
}

/** Prints one line per failed check and returns the counts. */
export function report(name, results) {
  for (const { check, findings } of results.filter((result) => result.findings.length > 0)) {
    for (const finding of findings) console.error(`${name}, ${check}: ${finding}`);
  }
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  return { passed: results.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2] ?? '';
  try {
    const { passed, failed } = report(name, await checkPackage(name));
    console.log(`package ${name}: ${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
