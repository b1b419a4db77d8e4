export { type CodeLine } from './code-line.ts';
export { printEntity, typeNameOf } from './language.ts';
export { LANGUAGE_IDS, programmingLanguages, type ProgrammingLanguageId } from './languages.ts';
