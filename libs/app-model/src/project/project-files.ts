import type { Entity } from '../entity.ts';
import { printEntity, typeNameOf } from '../languages/language.ts';
import { programmingLanguages } from '../languages/languages.ts';
import { namesOf } from '../names.ts';
import { printOpenApi } from '../open-api.ts';
import { sampleRows } from '../sample-rows.ts';
import { formDescription, gridDescription, themeSheet } from '../screens.ts';
import { dialects, type DialectId } from '../sql/dialects.ts';
import { writeSql } from '../sql/write-sql.ts';
import { catalogueOf, printCatalogue } from '../translations.ts';

/** Purpose of a file; each file has one. */
export type FileJob =
  | 'model'
  | 'type'
  | 'form'
  | 'grid'
  | 'theme'
  | 'api'
  | 'sql'
  | 'words'
  | 'rule'
  | 'ruleTest'
  | 'rows'
  | 'settings'
  | 'package'
  | 'readme'
  | 'licence';

/** File of a generated project. */
export interface ProjectFile {
  path: string;
  text: string;
  job: FileJob;
  /** Whether the file is generated again after every change of the model, or edited by the people of the project. */
  origin: 'generated' | 'manual';
}

/** Top-level folders, each with one purpose. */
export const FOLDERS = ['config', 'generated', 'manual', 'model', 'tests'] as const;

const ENGINES: readonly DialectId[] = ['postgresql', 'mysql', 'sqlite'];

/** The oldest release of Node.js that runs the tests as they are: it reads TypeScript, and no package is needed. */
const NODE = 24;

const readme = (label: string) => `# ${label}

Needs Node.js ${NODE} or later, and nothing else: no account and no package.

1. Run the tests: \`npm test\`.
2. Create the tables with the script of your database in \`generated/sql/\`.
3. Give \`generated/api/openapi.json\` to any tool that reads OpenAPI.
`;

const packageOf = (name: string) => ({
  name,
  private: true,
  type: 'module',
  scripts: { test: 'node --test' },
  engines: { node: `>=${NODE}` },
});

/** Returns all files of an entity’s project, sorted by path. The same definition gives the same bytes. */
export function projectFiles(entity: Entity): readonly ProjectFile[] {
  const { file: one, label } = namesOf(entity);
  const type = typeNameOf(entity);
  const generated = (name: string, job: FileJob, text: string): ProjectFile => ({
    path: `generated/${name}`,
    text: text.endsWith('\n') ? text : `${text}\n`,
    job,
    origin: 'generated',
  });
  const manual = (name: string, job: FileJob, text: string): ProjectFile => ({
    path: name,
    text,
    job,
    origin: 'manual',
  });
  const { typescript } = programmingLanguages;
  const files = [
    manual('README.md', 'readme', readme(label)),
    manual('package.json', 'package', `${JSON.stringify(packageOf(one), null, 2)}\n`),
    manual('LICENSE', 'licence', 'The source of this project belongs to those who exported it.\n'),
    manual(`model/${one}.entity.json`, 'model', `${JSON.stringify(entity, null, 2)}\n`),
    manual('config/settings.json', 'settings', `${JSON.stringify({ language: 'en', pageSize: 20 }, null, 2)}\n`),
    manual(
      `manual/${one}.rules.ts`,
      'rule',
      `import type { ${type} } from '../generated/types/${typescript.file(type)}';\n\n/** A rule of the house; it is never written over. */\nexport const isComplete = (row: ${type}): boolean => Object.values(row).every((value) => value !== null);\n`,
    ),
    manual(
      `manual/${one}.rules.test.ts`,
      'ruleTest',
      `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { isComplete } from './${one}.rules.ts';\n\ntest('a row with an empty value is not complete', () => {\n  const row = { one: 1, other: null };\n  assert.equal(isComplete(row as never), false);\n});\n`,
    ),
    generated(
      `types/${typescript.file(type)}`,
      'type',
      printEntity(entity, typescript)
        .map(({ text }) => text)
        .join('\n'),
    ),
    generated(`screens/${one}.form.json`, 'form', formDescription(entity)),
    generated(`screens/${one}.grid.json`, 'grid', gridDescription(entity)),
    generated(`screens/${one}.css`, 'theme', themeSheet(entity)),
    generated('api/openapi.json', 'api', printOpenApi(entity)),
    ...ENGINES.map((engine) =>
      generated(`sql/${dialects[engine].name.toLowerCase()}.sql`, 'sql', writeSql(entity, engine)),
    ),
    generated('words/hi.json', 'words', printCatalogue(catalogueOf(entity))),
    { ...generated('', 'rows', JSON.stringify(sampleRows(entity, 12), null, 2)), path: `tests/${one}.rows.json` },
  ];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
