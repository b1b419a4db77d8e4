import * as v from 'valibot';
import { entitySchema, type Entity } from '@genmaster/app-model';
import { changeField } from '@genmaster/app-model';
import { invoice } from '@genmaster/app-model';
import { OWN_PROPERTIES, writeModel } from './generated-model.ts';

/** Maximum length of a file, in characters. */
export const MAX_FILE_LENGTH = 12_000;

const fileSchema = v.pipe(v.string(), v.maxLength(MAX_FILE_LENGTH));

/** Schema of a kept project. */
export const stateSchema = v.strictObject({
  entity: entitySchema,
  generatedFrom: entitySchema,
  file: fileSchema,
  rules: fileSchema,
  choices: v.record(v.string(), v.picklist(['fresh', 'mine'])),
  /** The generated file before it was last written, for undo. */
  before: v.nullable(v.strictObject({ generatedFrom: entitySchema, file: fileSchema })),
});

/** State of a project: one generated and one hand-written file, and the step before. */
export type CodeBifurcationState = v.InferOutput<typeof stateSchema>;

/** Path of the hand-written file; no generation moves it. */
export const RULES_PATH = 'src/manual/invoice.rules.ts';

const REGIONS = {
  [OWN_PROPERTIES]: ['  /** Worked out in src/manual/invoice.rules.ts. */', '  isOverdue?: boolean;'],
};

const RULES = `import type { Invoice } from '../generated/invoice.model.ts';

/** Amounts from 100,000 on need at least seven days. */
export function checkInvoice(invoice: Invoice, today: Date) {
  const left = Date.parse(invoice.dueDate) - today.getTime();
  return invoice.amount >= 100_000 && left < 7 * 86_400_000
    ? 'Choose a due date at least seven days from today.'
    : undefined;
}`;

const generated = writeModel(invoice, REGIONS);
const start = (entity: Entity, file = generated): CodeBifurcationState => ({
  entity,
  generatedFrom: invoice,
  file,
  rules: RULES,
  choices: {},
  before: null,
});

/**
 * Returns the state with a file that the visitor typed in. The generation before it can no longer be undone, because
 * that would take the typed code away.
 */
export const editFile = (state: CodeBifurcationState, file: string): CodeBifurcationState => ({
  ...state,
  file,
  before: null,
});

/** Example: a longer limit for the number, which affects no hand-written code. */
export const longerNumber = start(changeField(invoice, 'number', { maxLength: 30 }));

/** Example: a renamed field, whose old name the hand-written file still uses. */
export const renamedField = start(changeField(invoice, 'due', { name: 'Payment date' }));

/** Example: a changed limit in the definition, and another limit typed into the generated file. */
export const bothChanged = start(
  changeField(changeField(invoice, 'number', { maxLength: 30 }), 'amount', { maximum: 500_000 }),
  generated.replace('At most 20 characters.', 'At most 24 characters.'),
);
