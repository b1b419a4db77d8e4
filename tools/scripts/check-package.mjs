// node tools/scripts/check-package.mjs <library>: packs a built library and judges what somebody would install.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bundleOfBareImport, worldTouchedBy } from './lib/inertness.mjs';
import { SBOM_FILE } from '../supply-chain/sbom.mjs';
import { readLibrary } from './lib/libraries.mjs';
import { packLibrary, publishedManifest } from './lib/pack-library.mjs';
import { differencesOf, publicNamesOf, readPublicNames } from './lib/public-names.mjs';
import { run } from './lib/workspace.mjs';

/**
 * Runs every check over one built library.
 *
 * @returns one result per check: its name, and what it found; nothing found is a pass.
 */
export async function checkPackage(name) {
  const library = readLibrary(name);
  const packed = await packLibrary(library);
  return [
    { check: 'files', findings: missingFiles(library, packed) },
    { check: 'readable', findings: strangersIn(packed.staged) },
    { check: 'sbom', findings: sbomFindings(library, packed) },
    { check: 'names', findings: nameFindings(library) },
    { check: 'publint', findings: await publintFindings(packed, library) },
    { check: 'types', findings: await typeFindings(packed, library) },
    ...(await Promise.all(
      library.doors.map(async ({ door, script }) => ({
        check: `inert ${door}`,
        findings: await inertnessFindings(library, { door, script }),
      })),
    )),
  ];
}

/** Every path that the manifest promises is in the folder. */
function missingFiles({ doors, stylesheet, manifest }, { staged }) {
  const promised = [...doors.flatMap(({ script, types }) => [script, types]), stylesheet, ...manifest.files];
  return promised
    .filter((path) => path && !existsSync(join(staged, path)))
    .map((path) => `${path} is named in package.json and not there.`);
}

/** What is published and nothing else: modules, their declarations, one stylesheet, and the papers. */
const PUBLISHED =
  /^(?:dist\/.+\.(?:js|d\.ts)|dist\/style\.css|README\.md|CHANGELOG\.md|LICENSE|package\.json|sbom\.cdx\.json)$/;
const OURS = /\.(?:test|stories)\.|(?:^|\/)testing\//;

/** What only this workspace would understand: source imports, build-time variables, source maps, tests. */
function strangersIn(staged) {
  const files = readdirSync(staged, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(staged.length + 1);
    // The archive itself is made beside what goes into it.
    if (path.endsWith('.tgz')) return [];
    if (!PUBLISHED.test(path) || OURS.test(path)) return [`${path} does not belong into a package.`];
    if (!/\.(?:js|d\.ts)$/.test(path)) return [];
    const text = readFileSync(join(staged, path), 'utf8');
    return [
      [/(?:from|import)\s*\(?\s*['"]\.[^'"]*\.tsx?['"]/, 'imports a source file'],
      [/import\.meta\.env/, 'reads a variable of one bundler'],
      [/@genmaster\/testing/, 'imports a private library'],
    ]
      .filter(([pattern]) => pattern.test(text))
      .map(([, problem]) => `${path} ${problem}.`);
  });
}

/** The list of what it brings along is about this version, and has every dependency with version and licence. */
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

/** The doors give what was agreed, values and types. */
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

async function typeFindings({ archive }, { stylesheet }) {
  const withoutStyles = stylesheet ? ['--exclude-entrypoints', './style.css'] : [];
  const { code, output } = await run('attw', [
    archive,
    '--profile=esm-only',
    '--no-definitely-typed',
    '--format=ascii',
    '--no-color',
    '--no-emoji',
    ...withoutStyles,
  ]);
  return code === 0 ? [] : [output.trim()];
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
