import * as v from 'valibot';

/** The files of the project, in the order of their tabs. */
export const FILE_IDS = ['entity', 'rule', 'page'] as const;

export type FileId = (typeof FILE_IDS)[number];

/** Path of each file in the project. */
export const PATHS: Readonly<Record<FileId, string>> = {
  entity: 'model/entity.json',
  rule: 'manual/rule.js',
  page: 'pages/list.json',
};

/** Maximum length of a file, in characters. */
export const MAX_FILE = 3000;

const text = v.pipe(v.string(), v.maxLength(MAX_FILE));

/** Schema that validates a stored or shared workbench. */
export const workbenchSchema = v.strictObject({
  files: v.strictObject({ entity: text, rule: text, page: text }),
  open: v.picklist(FILE_IDS),
});

/** The three files of the project, and the id of the open one. */
export type WorkbenchState = v.InferOutput<typeof workbenchSchema>;

export type ProjectFiles = WorkbenchState['files'];
