import * as v from 'valibot';

/** The files of the project, in the order of their tabs. */
export const FILE_IDS = ['entity', 'rule', 'page'] as const;

export type FileId = (typeof FILE_IDS)[number];

/** Where each file stands in the project. */
export const PATHS: Readonly<Record<FileId, string>> = {
  entity: 'model/entity.json',
  rule: 'manual/rule.js',
  page: 'pages/list.json',
};

/** The longest file that is taken, in characters. */
export const MAX_FILE = 3000;

const text = v.pipe(v.string(), v.maxLength(MAX_FILE));

/** Checks a kept or shared workbench. */
export const workbenchSchema = v.strictObject({
  files: v.strictObject({ entity: text, rule: text, page: text }),
  /** The file in view. */
  open: v.picklist(FILE_IDS),
});

/** A project of three files, and which of them is open. */
export type WorkbenchState = v.InferOutput<typeof workbenchSchema>;

export type ProjectFiles = WorkbenchState['files'];
