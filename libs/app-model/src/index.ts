export { type CodeLanguage } from './code-language.ts';
export { badValues } from './bad-values.ts';
export { FORMULA_START, writeCsv } from './csv.ts';
export { addField, changeField, moveField, removeField } from './entity-edits.ts';
export {
  DEFAULT_DECIMALS,
  DEFAULT_MAX_LENGTH,
  FIELD_TYPES,
  MAX_FIELDS,
  MAX_NAME_LENGTH,
  choicesOf,
  entitySchema,
  type Entity,
  type Field,
  type FieldType,
} from './entity.ts';
export { booking, gridOrder, invoice, leaveDays, order, ticket, visit } from './examples.ts';
export { MOST_MEDICINES, clinicForm, returningPatient } from './examples/clinic-form.ts';
export { intake, medicine } from './examples/clinic-model.ts';
export { formTextsIn } from './examples/form-texts-in.ts';
export { exampleIn, rowsIn, wordIn } from './examples/example-words.ts';
export { inspection, inspectionAnswer, queueEntry } from './examples/inspection-model.ts';
export {
  ANSWERS,
  CHECKPOINTS,
  FIRST_DEVICE,
  OFFICE,
  entryName,
  nextOf,
  photoOf,
  recordAnswer,
  sendNext,
  settle,
  storedEntry,
  waitingOf,
  type Answer,
  type Device,
} from './examples/inspection-queue.ts';
export { LEAVE_ROLES, employee, holiday, leaveRequest } from './examples/leave-model.ts';
export {
  APPROVAL_RULE,
  daysLeftOf,
  firstRequests,
  holidays,
  isManager,
  people,
  personOf,
  refusalOf,
  reportFor,
  visibleTo,
  workingDaysOf,
  type Request,
} from './examples/leave-rule.ts';
export {
  CORRECTIONS,
  LOW_STOCK_QUERY,
  OPENING_FILE,
  checkOpening,
  lowStockOf,
  movementRows,
  openingOf,
  type Movement,
} from './examples/stock-figures.ts';
export { item, lowStock, movement, openingLine } from './examples/stock-model.ts';
export { checkLines, readCsv, suggestMapping, writeRejected, type CheckedLine } from './import-csv.ts';
export { MAX_MOCK_ROWS, answerCall } from './mock-api.ts';
export { namesOf, type FieldNames } from './names.ts';
export { endpointsOf, openApiOf, printOpenApi, rowJsonSchema, type Endpoint, type JsonSchema } from './open-api.ts';
export { byId, recordSchema, takenFields, valueSchema } from './record-schema.ts';
export { englishMessages, hindiMessages, ruleMessagesIn, type RuleMessages } from './rule-messages.ts';
export { sampleRows } from './sample-rows.ts';
export { choiceIn, choicesIn, sampleRowsIn } from './sample-rows-in.ts';
export { countLines, formDescription, gridDescription, isNumeric, themeSheet } from './screens.ts';
export { DIALECT_IDS, dialects, type DialectId } from './sql/dialects.ts';
export { writeModelSql, writePageQuery, writeSql, writeTables } from './sql/write-sql.ts';
export {
  formSteps,
  problemsOf,
  questionsFor,
  sentAnswers,
  stepsFor,
  type Answers,
  type FormCheck,
  type Step,
} from './supplier-form/form-steps.ts';
export { supplierFormTexts, type SupplierFormTexts } from './supplier-form/supplier-form-texts.ts';
export { catalogueOf, entityIn, printCatalogue, type CatalogueEntry } from './translations.ts';
export { formatValue, readValue, readValues, recordOf, type RawValues, type Row, type Value } from './values.ts';
export { westernDigits } from './western-digits.ts';
export { roundTrip } from './round-trip.ts';
