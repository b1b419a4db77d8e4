import type { Entity } from '@genmaster/app-model';
import { printEntity, programmingLanguages, type ProgrammingLanguageId } from '@genmaster/app-model/languages';

/** The definition, the language in view, and the field that is followed. */
export interface CodeLanguagesState {
  entity: Entity;
  language: ProgrammingLanguageId;
  field: string;
}

/** An entity’s whole file in a language. */
export const codeIn = (entity: Entity, language: ProgrammingLanguageId): string =>
  `${printEntity(entity, programmingLanguages[language])
    .map(({ text }) => text)
    .join('\n')}\n`;

/** The lines of one field in a language, without the room before them. */
export const threadIn = (entity: Entity, language: ProgrammingLanguageId, field: string): string =>
  printEntity(entity, programmingLanguages[language])
    .filter((line) => line.field === field)
    .map(({ text }) => text.trim())
    .join('\n');
