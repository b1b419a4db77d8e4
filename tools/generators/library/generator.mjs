import { formatFiles } from '@nx/devkit';
import { create, edit, nextStep } from '../lib/edit.mjs';
import { camelCase, kebabCase, pascalCase, sentenceCase } from '../lib/names.mjs';
import { filesOf } from './files.mjs';

/** Adds a published library without a framework: folders, one entry point, tags, README, changelog and its tests. */
export default async function library(tree, { name, description }) {
  const file = kebabCase(name);
  const folder = `libs/${file}`;
  if (tree.exists(`${folder}/package.json`)) throw new Error(`${folder} is there already. Choose another name.`);
  const names = { file, type: pascalCase(file), value: camelCase(file), title: sentenceCase(file), description };
  for (const [path, text] of Object.entries(filesOf(names))) create(tree, `${folder}/${path}`, text);
  create(tree, `${folder}/LICENSE`, tree.read('LICENSE', 'utf8') ?? '');
  edit(tree, 'tsconfig.json', (text) =>
    text.replace(/(\{ "path": "\.\/libs\/[^"]+" \})(?![^]*"\.\/libs\/)/, `$1,\n{ "path": "./${folder}" }`),
  );
  await formatFiles(tree);
  return nextStep(
    `npm install links @genmaster/${file} into the workspace. Then npx nx run-many -t lint typecheck test test-package -p ${file}, ` +
      `and the one idea into ${folder}/src/core/${file}.ts. A limit for its size belongs into tools/budgets.mjs.`,
  );
}
