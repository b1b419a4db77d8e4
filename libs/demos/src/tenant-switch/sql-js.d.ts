/** The parts of SQLite, compiled to JavaScript, that are used here. */
declare module 'sql.js/dist/sql-asm.js' {
  export interface Statement {
    step: () => boolean;
    get: () => unknown[];
    getColumnNames: () => string[];
    free: () => void;
  }

  export interface Statements {
    next: () => { done: boolean; value: Statement | undefined };
    getRemainingSQL: () => string;
  }

  export interface Database {
    exec: (sql: string) => { columns: string[]; values: unknown[][] }[];
    create_function: (name: string, run: () => string) => Database;
    iterateStatements: (sql: string) => Statements;
    close: () => void;
  }

  export interface SqlJs {
    Database: new () => Database;
  }

  export default function initSqlJs(): Promise<SqlJs>;
}
