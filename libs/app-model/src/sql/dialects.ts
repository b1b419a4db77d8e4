import {
  DefaultQueryCompiler,
  DummyDriver,
  Kysely,
  MssqlAdapter,
  MssqlQueryCompiler,
  MysqlAdapter,
  MysqlQueryCompiler,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
  sql,
  type DatabaseIntrospector,
  type DialectAdapter,
  type QueryCompiler,
  type RawBuilder,
} from 'kysely';
import {
  choicesOf,
  DEFAULT_DECIMALS,
  DEFAULT_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  fits32Bits,
  type Field,
} from '../entity.ts';

export const DIALECT_IDS = ['postgresql', 'mysql', 'sqlserver', 'sqlite', 'oracle'] as const;

export type DialectId = (typeof DIALECT_IDS)[number];

/** SQL of one engine, where engines differ. */
export interface Dialect {
  id: DialectId;
  name: string;
  /** Type of the key column, with automatic numbering. */
  key: string;
  /** Type of a column that refers to such a key. */
  reference: string;
  type: (field: Field) => string;
  /** Returns a text literal of a statement. */
  text: (value: string) => RawBuilder<unknown>;
  /** Clause that limits the number of rows. */
  paging: 'limit' | 'fetch';
  /** Creates a query builder for compiling statements; it never connects to a database. */
  builder: () => Kysely<Record<string, Record<string, unknown>>>;
}

/** Compiler for Oracle: the SQL in the demos is standard SQL with double quotes. */
class OracleQueryCompiler extends DefaultQueryCompiler {}

const literal = (value: string): RawBuilder<unknown> => sql.lit(value);
/** Characters of the longest text in a key of MySQL: 3072 bytes, at four bytes each. */
const MYSQL_KEY_LENGTH = 768;

/** Characters of the longest text in a `varchar2` of Oracle: 4000 bytes, at four bytes each. */
const ORACLE_TEXT_LENGTH = 1000;

/** Returns whether Oracle stores a text as `clob`, which cannot be unique. */
export const isClob = (field: Field): boolean =>
  field.type === 'text' && !field.unique && lengthOf(field) > ORACLE_TEXT_LENGTH;

/**
 * Returns whether MySQL stores a text outside the row, as `text`: all `varchar` columns of a row share 65,535 bytes, and
 * a key is shorter still.
 */
export const isLongText = (field: Field): boolean => field.type === 'text' && lengthOf(field) > MYSQL_KEY_LENGTH;

const lengthOf = ({ maxLength = DEFAULT_MAX_LENGTH }: Field) => maxLength;
const choiceLength = (field: Field) => Math.max(...choicesOf(field).map((choice) => [...choice].length), 10);
/** Digits before the point: those of the largest number that the rules allow. */
const WHOLE_DIGITS = String(Number.MAX_SAFE_INTEGER).length;
const digits = ({ decimals = DEFAULT_DECIMALS }: Field) => `${WHOLE_DIGITS + decimals}, ${decimals}`;

/** The five engines, in display order. */
export const dialects: Readonly<Record<DialectId, Dialect>> = {
  postgresql: {
    id: 'postgresql',
    name: 'PostgreSQL',
    key: 'bigint generated always as identity',
    reference: 'bigint',
    paging: 'limit',
    text: literal,
    type: typesOf({
      text: (field) => `varchar(${lengthOf(field)})`,
      decimal: (field) => `numeric(${digits(field)})`,
      boolean: () => 'boolean',
    }),
    builder: offline(PostgresAdapter, PostgresQueryCompiler),
  },
  mysql: {
    id: 'mysql',
    name: 'MySQL',
    key: 'bigint auto_increment',
    reference: 'bigint',
    paging: 'limit',
    text: literal,
    type: typesOf({
      text: (field) => (isLongText(field) ? 'text' : `varchar(${lengthOf(field)})`),
      decimal: (field) => `decimal(${digits(field)})`,
      boolean: () => 'boolean',
    }),
    builder: offline(MysqlAdapter, MysqlQueryCompiler),
  },
  sqlserver: {
    id: 'sqlserver',
    name: 'SQL Server',
    key: 'bigint identity(1,1)',
    reference: 'bigint',
    paging: 'fetch',
    // Without the N, characters outside the database’s code page are lost.
    text: (value) => sql`N${literal(value)}`,
    type: typesOf({
      text: (field) => `nvarchar(${lengthOf(field)})`,
      decimal: (field) => `decimal(${digits(field)})`,
      boolean: () => 'bit',
      // A character outside the basic plane counts as two.
      choice: (field) => `nvarchar(${Math.max(...choicesOf(field).map((choice) => choice.length), 10)})`,
    }),
    builder: offline(MssqlAdapter, MssqlQueryCompiler),
  },
  sqlite: {
    id: 'sqlite',
    name: 'SQLite',
    key: 'integer',
    reference: 'integer',
    paging: 'limit',
    text: literal,
    type: typesOf({
      integer: () => 'integer',
      text: () => 'text',
      email: () => 'text',
      choice: () => 'text',
      date: () => 'text',
      decimal: () => 'numeric',
      boolean: () => 'integer',
    }),
    builder: offline(SqliteAdapter, SqliteQueryCompiler),
  },
  oracle: {
    id: 'oracle',
    name: 'Oracle',
    key: 'number(19) generated always as identity',
    reference: 'number(19)',
    paging: 'fetch',
    text: literal,
    type: typesOf({
      text: (field) => (isClob(field) ? 'clob' : `varchar2(${lengthOf(field)} char)`),
      email: () => `varchar2(${EMAIL_MAX_LENGTH} char)`,
      choice: (field) => `varchar2(${choiceLength(field)} char)`,
      integer: (field) => (fits32Bits(field) ? 'number(10)' : 'number(19)'),
      decimal: (field) => `number(${digits(field)})`,
      boolean: () => 'number(1)',
    }),
    builder: offline(PostgresAdapter, OracleQueryCompiler),
  },
};

type TypeWriter = Record<Exclude<Field['type'], 'relation'>, (field: Field) => string>;

/**
 * Returns the types of an engine; types with the usual name are omitted. Relations have the type of the referenced key.
 */
function typesOf(own: Partial<TypeWriter> & Pick<TypeWriter, 'text' | 'decimal' | 'boolean'>): Dialect['type'] {
  const writer: TypeWriter = {
    integer: (field) => (fits32Bits(field) ? 'integer' : 'bigint'),
    date: () => 'date',
    choice: (field) => `varchar(${choiceLength(field)})`,
    email: () => own.text({ id: '', name: '', type: 'text', required: true, maxLength: EMAIL_MAX_LENGTH }),
    ...own,
  };
  return (field) => writer[field.type === 'relation' ? 'integer' : field.type](field);
}

/** Returns a factory of query builders that compile statements and never run them. */
function offline(Adapter: new () => DialectAdapter, Compiler: new () => QueryCompiler): Dialect['builder'] {
  return () =>
    new Kysely({
      dialect: {
        createAdapter: () => new Adapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: () => NO_DATABASE,
        createQueryCompiler: () => new Compiler(),
      },
    });
}

const NO_DATABASE: DatabaseIntrospector = {
  getSchemas: () => Promise.resolve([]),
  getTables: () => Promise.resolve([]),
};
