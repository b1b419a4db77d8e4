import type { Entity } from '@genmaster/app-model';
import { printEntity, programmingLanguages, type ProgrammingLanguageId } from '@genmaster/app-model/languages';

/** State of the demo: the definition, the selected language, and the field shown in all languages. */
export interface CodeLanguagesState {
  entity: Entity;
  language: ProgrammingLanguageId;
  field: string;
}

/** Returns an entity’s whole file in a language. */
export const codeIn = (entity: Entity, language: ProgrammingLanguageId): string =>
  `${printEntity(entity, programmingLanguages[language])
    .map(({ text }) => text)
    .join('\n')}\n`;

/** Returns the lines of one field in a language, without indentation. */
export const threadIn = (entity: Entity, language: ProgrammingLanguageId, field: string): string =>
  printEntity(entity, programmingLanguages[language])
    .filter((line) => line.field === field)
    .map(({ text }) => text.trim())
    .join('\n');
