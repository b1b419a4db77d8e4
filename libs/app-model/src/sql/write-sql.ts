import { sql, type CreateTableBuilder, type RawBuilder } from 'kysely';
import { choicesOf, DEFAULT_MAX_LENGTH, EMAIL_MAX_LENGTH, type Entity } from '../entity.ts';
import { clip, namesOf, numbered, targetTableOf, type FieldNames } from '../names.ts';
import { oncePerEntity } from '../once-per-entity.ts';
import { dialects, isClob, isLongText, type Dialect, type DialectId } from './dialects.ts';
import { formatCreateTable, formatSelect } from './format-sql.ts';

/** Number of rows in the paging example. */
const PAGE_SIZE = 20;

/**
 * Writes the script of an entity for one engine: the referenced tables, its own table, and the query for a page.
 *
 * Names and choices are always quoted by the query builder, never inserted into the text directly.
 */
export const writeSql = oncePerEntity((entity, dialectId: DialectId): string =>
  [...writeTables(entity, dialectId), writePageQuery(entity, dialectId)].join('\n\n'),
);

/** Writes the `create table` statements of an entity, those of its relations first. */
export const writeTables = (entity: Entity, dialectId: DialectId): readonly string[] =>
  writeTablesOf([entity], dialects[dialectId]);

/**
 * Writes one script for entities that may refer to each other, even in a circle: every table is created once, and a
 * reference to a table that is created further down is added at the end.
 *
 * Not for SQLite, which cannot add a reference to a table.
 */
export const writeModelSql = (entities: readonly Entity[], dialectId: Exclude<DialectId, 'sqlite'>): string =>
  [
    ...writeTablesOf(entities, dialects[dialectId]),
    ...entities.map((entity) => writePageQuery(entity, dialectId)),
  ].join('\n\n');

function writeTablesOf(entities: readonly Entity[], dialect: Dialect): readonly string[] {
  const named = entities.map((entity) => namesOf(entity));
  const own = new Set(named.map(({ table }) => table));
  const targets = named.flatMap(({ fields }) => fields.filter(isRelation).map(targetOf));
  const created = new Set(targets.filter((table) => !own.has(table)));
  const numberedName = numbered([]);
  const statements = [...created].map((table) => compile(keyed(dialect, table)));
  const references: string[] = [];
  for (const { table, fields } of named) {
    // An entity that refers to itself needs no second table.
    created.add(table);
    const context: OwnTable = {
      dialect,
      // Long names are cut, and two of them may then be the same.
      constraintOf: (kind, column) => numberedName(clip(`${kind}_${table}_${column}`), '_'),
      isCreated: (target) => created.has(target),
    };
    statements.push(
      compile(fields.reduce((built, names) => withField(built, names, context), keyed(dialect, table))),
      ...fields
        .filter(({ field }) => uniquenessOf(field, dialect) === 'index')
        .map(({ column }) => writeUniqueIndex(table, column, context)),
    );
    references.push(
      ...fields
        .filter((names) => isRelation(names) && !created.has(targetOf(names)))
        .map((names) => writeReference(table, names, context)),
    );
  }
  return [...statements, ...references];
}

/** Writes the query for the first page of an entity’s rows. */
export function writePageQuery(entity: Entity, dialectId: DialectId): string {
  const dialect = dialects[dialectId];
  const { table, fields } = namesOf(entity);
  const columns = ['id', ...fields.map(({ column }) => column)];
  const query = dialect.builder().selectFrom(table).select(columns).orderBy('id');
  const paged =
    dialect.paging === 'limit'
      ? query.limit(sql.lit(PAGE_SIZE)).offset(sql.lit(0))
      : query.modifyEnd(sql`offset ${sql.lit(0)} rows fetch next ${sql.lit(PAGE_SIZE)} rows only`);
  return formatSelect(paged.compile().sql);
}

type Table = CreateTableBuilder<string, string>;

const keyed = (dialect: Dialect, table: string): Table =>
  dialect
    .builder()
    .schema.createTable(table)
    .addColumn('id', sql.raw(dialect.key), (column) => column.primaryKey());

const compile = (table: Table): string => formatCreateTable(table.compile().sql);

/** What the fields of one table share. */
interface OwnTable {
  dialect: Dialect;
  /** Returns the name of a constraint on a column, once. */
  constraintOf: (kind: 'fk' | 'uq', column: string) => string;
  /** Returns whether a table stands above in the script, so that a definition can refer to it. */
  isCreated: (table: string) => boolean;
}

const isRelation = ({ field }: FieldNames): boolean => field.type === 'relation';
const targetOf = ({ field }: FieldNames): string => targetTableOf(field);

function withField(built: Table, names: FieldNames, { dialect, constraintOf, isCreated }: OwnTable): Table {
  const { field, column } = names;
  const type = isRelation(names) ? dialect.reference : dialect.type(field);
  const uniqueness = uniquenessOf(field, dialect);
  const next = built.addColumn(column, sql.raw(type), (builder) => {
    let definition = field.required ? builder.notNull() : builder;
    if (uniqueness === 'column') definition = definition.unique();
    const rule = ruleOf({ field, column }, dialect);
    return rule ? definition.check(rule) : definition;
  });
  if (uniqueness === 'hash')
    return next.addUniqueConstraint(constraintOf('uq', column), [sql`(sha2(${sql.ref(column)}, 256))`]);
  // MySQL ignores a reference in a column definition; all five engines apply it as a table constraint.
  return isRelation(names) && isCreated(targetOf(names))
    ? next.addForeignKeyConstraint(constraintOf('fk', column), [column], targetOf(names), ['id'])
    : next;
}

/**
 * Returns how an engine keeps the values of a field unique: by the column’s definition, by a hash of values that are too
 * long for a key of MySQL, or by an index, because SQL Server counts empty values as equal.
 */
function uniquenessOf(field: FieldNames['field'], dialect: Dialect): 'column' | 'hash' | 'index' | null {
  if (!field.unique) return null;
  if (dialect.id === 'sqlserver' && !field.required) return 'index';
  return dialect.id === 'mysql' && isLongText(field) ? 'hash' : 'column';
}

const writeReference = (table: string, names: FieldNames, { dialect, constraintOf }: OwnTable): string =>
  `${
    dialect
      .builder()
      .schema.alterTable(table)
      .addForeignKeyConstraint(constraintOf('fk', names.column), [names.column], targetOf(names), ['id'])
      .compile().sql
  };`;

const writeUniqueIndex = (table: string, column: string, { dialect, constraintOf }: OwnTable): string =>
  `${
    dialect
      .builder()
      .schema.createIndex(constraintOf('uq', column))
      .unique()
      .on(table)
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .compile().sql
  };`;

/** Returns the check constraint of a column, where its type alone is not enough. */
function ruleOf({ field, column }: Pick<FieldNames, 'field' | 'column'>, dialect: Dialect): RawBuilder<unknown> | null {
  const name = sql.ref(column);
  const rules: RawBuilder<unknown>[] = [];
  if (field.type === 'choice') {
    rules.push(sql`${name} in (${sql.join(choicesOf(field).map((choice) => dialect.text(choice)))})`);
  }
  if (field.type === 'integer' || field.type === 'decimal') {
    if (field.minimum !== undefined) rules.push(sql`${name} >= ${sql.lit(field.minimum)}`);
    if (field.maximum !== undefined) rules.push(sql`${name} <= ${sql.lit(field.maximum)}`);
  }
  if (field.type === 'email') rules.push(sql`${name} like ${sql.lit('%_@_%')}`);
  if (dialect.id === 'mysql' && isLongText(field)) rules.push(sql`char_length(${name}) <= ${sql.lit(field.maxLength)}`);
  if (dialect.id === 'sqlite') rules.push(...sqliteRules(field, name));
  if (dialect.id === 'oracle' && isClob(field)) rules.push(sql`length(${name}) <= ${sql.lit(field.maxLength)}`);
  if (dialect.id === 'oracle' && field.type === 'boolean') rules.push(sql`${name} in (0, 1)`);
  return rules.length > 0 ? sql.join(rules, sql` and `) : null;
}

/** Returns the check constraints for lengths, dates and booleans, which SQLite does not have as types. */
function sqliteRules({ type, maxLength = DEFAULT_MAX_LENGTH }: FieldNames['field'], name: RawBuilder<unknown>) {
  if (type === 'text') return [sql`length(${name}) <= ${sql.lit(maxLength)}`];
  if (type === 'email') return [sql`length(${name}) <= ${sql.lit(EMAIL_MAX_LENGTH)}`];
  // Without the shift, earlier releases accept 31 February unchanged.
  if (type === 'date') return [sql`${name} is date(${name}, ${sql.lit('+0 days')})`];
  if (type === 'boolean') return [sql`${name} in (0, 1)`];
  return [];
}
