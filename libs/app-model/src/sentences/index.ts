export { VAGUE_WORDS, type Gap } from './find-gaps.ts';
export { modelOf } from './model-of-items.ts';
export { readField } from './read-field.ts';
export { readRequirements, type RequirementReading } from './read-requirements.ts';
export { readSentence } from './read-sentence.ts';
export { READING_RULES, type Evidence, type ReadingRule, type RequirementItem, type Sentence } from './reading.ts';
export { applyEdit, type ModelEdit } from './model-edit.ts';
export { readChange, type ChangeReading, type UnreadWords } from './read-change.ts';
