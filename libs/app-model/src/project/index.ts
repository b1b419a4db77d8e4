export { compareModels, restoreChange, type ModelChange } from './compare-models.ts';
export { FOLDERS, projectFiles, type FileJob, type ProjectFile } from './project-files.ts';
