import { OPTIONAL, REQUIRED_FIRST, type Language } from './language.ts';
import { identifierOf } from './identifiers.ts';

/** Languages in which an entity can be printed. */
export const LANGUAGE_IDS = ['typescript', 'java', 'csharp', 'python', 'go', 'kotlin'] as const;

export type ProgrammingLanguageId = (typeof LANGUAGE_IDS)[number];

const types = (
  text: string,
  rest: Pick<Language['types'], 'integer' | 'decimal' | 'date' | 'boolean' | 'relation'>,
) => ({
  text,
  choice: text,
  email: text,
  ...rest,
});

/** Returns the import lines of the types that are used. */
const importsOf = (used: ReadonlySet<string>, lines: Readonly<Record<string, string>>): string[] => {
  const found = Object.entries(lines).filter(([type]) => used.has(type));
  return found.length > 0 ? [...found.map(([, line]) => line), ''] : [];
};

/** Converts a name to an exported Go name, which starts with a capital and has only letters and digits. */
const goName = (name: string) => {
  const plain = name.replace(/[^\p{L}\p{Nd}_]/gu, '').replace(/^_+/, '');
  return /^\p{Lu}/u.test(plain) ? plain : `X${plain}`;
};

/** Printing rules of each language. Money is never a binary fraction; a date never has a time. */
export const programmingLanguages: Readonly<Record<ProgrammingLanguageId, Language>> = {
  typescript: {
    name: 'TypeScript',
    file: (type) => `${identifierOf(type, 'snake').replaceAll('_', '-')}.ts`,
    spelling: 'camel',
    types: types('string', {
      integer: 'number',
      decimal: 'string',
      date: 'string',
      boolean: 'boolean',
      relation: 'number',
    }),
    reserved: [],
    escape: (name) => name,
    optional: (type) => `${type} | null`,
    comment: '//',
    open: (entity) => [`export interface ${entity} {`],
    field: ({ name, type }) => `  readonly ${name}: ${type};`,
    close: ['}'],
  },
  java: {
    name: 'Java',
    file: (type) => `${type}.java`,
    spelling: 'camel',
    types: types('String', {
      integer: 'Integer',
      decimal: 'BigDecimal',
      date: 'LocalDate',
      boolean: 'Boolean',
      relation: 'Long',
    }),
    reserved:
      'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null clone finalize getClass hashCode notify notifyAll toString wait'.split(
        ' ',
      ),
    escape: (name) => `${name}_`,
    optional: (type) => `@Nullable ${type}`,
    comment: '//',
    open: (entity, used) => [
      ...importsOf(used, {
        BigDecimal: 'import java.math.BigDecimal;',
        LocalDate: 'import java.time.LocalDate;',
        [OPTIONAL]: 'import org.jspecify.annotations.Nullable;',
      }),
      `public record ${entity}(`,
    ],
    field: ({ name, type, isLast }) => `    ${type} ${name}${isLast ? '' : ','}`,
    close: [') {}'],
  },
  csharp: {
    name: 'C#',
    file: (type) => `${type}.cs`,
    spelling: 'pascal',
    types: types('string', { integer: 'int', decimal: 'decimal', date: 'DateOnly', boolean: 'bool', relation: 'long' }),
    reserved: [
      'Equals',
      'GetHashCode',
      'ToString',
      'GetType',
      'EqualityContract',
      'PrintMembers',
      'Clone',
      'Deconstruct',
    ],
    escape: (name) => `${name}_`,
    optional: (type) => `${type}?`,
    comment: '//',
    open: (entity) => [`public sealed record ${entity}(`],
    field: ({ name, type, isLast }) => `    ${type} ${name}${isLast ? '' : ','}`,
    close: [');'],
  },
  python: {
    name: 'Python',
    file: (type) => `${identifierOf(type, 'snake')}.py`,
    spelling: 'snake',
    types: types('str', { integer: 'int', decimal: 'Decimal', date: 'date', boolean: 'bool', relation: 'int' }),
    // Includes names of types: a field with such a name would hide the type from the fields below it.
    reserved:
      'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield str int bool date'.split(
        ' ',
      ),
    escape: (name) => `${name}_`,
    optional: (type) => `${type} | None`,
    comment: '#',
    open: (entity, used) => [
      'from dataclasses import dataclass',
      ...importsOf(used, { date: 'from datetime import date', Decimal: 'from decimal import Decimal' }).filter(Boolean),
      '',
      '',
      '@dataclass(frozen=True)',
      `class ${entity}:`,
      `    """${entity}, as the model describes it."""`,
      '',
    ],
    field: ({ name, type, isRequired }) => `    ${name}: ${type}${isRequired ? '' : ' = None'}`,
    close: [REQUIRED_FIRST],
  },
  go: {
    name: 'Go',
    file: (type) => `${identifierOf(type, 'snake')}.go`,
    spelling: 'pascal',
    tidy: goName,
    types: types('string', {
      integer: 'int',
      decimal: 'decimal.Decimal',
      date: 'civil.Date',
      boolean: 'bool',
      relation: 'int64',
    }),
    reserved: [],
    escape: (name) => name,
    optional: (type) => `*${type}`,
    comment: '//',
    open: (entity, used) => {
      const imports = importsOf(used, {
        'civil.Date': '\t"cloud.google.com/go/civil"',
        'decimal.Decimal': '\t"github.com/shopspring/decimal"',
      }).filter(Boolean);
      return [
        'package model',
        '',
        ...(imports.length > 0 ? ['import (', ...imports, ')', ''] : []),
        `type ${entity} struct {`,
      ];
    },
    field: ({ name, property, type }) => `\t${name} ${type} \`json:"${property}"\``,
    close: ['}'],
  },
  kotlin: {
    name: 'Kotlin',
    file: (type) => `${type}.kt`,
    spelling: 'camel',
    types: types('String', {
      integer: 'Int',
      decimal: 'BigDecimal',
      date: 'LocalDate',
      boolean: 'Boolean',
      relation: 'Long',
    }),
    reserved:
      'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while'.split(
        ' ',
      ),
    escape: (name) => `\`${name}\``,
    optional: (type) => `${type}?`,
    comment: '//',
    open: (entity, used) => [
      ...importsOf(used, { BigDecimal: 'import java.math.BigDecimal', LocalDate: 'import java.time.LocalDate' }),
      `data class ${entity}(`,
    ],
    field: ({ name, type, isRequired }) =>
      `    val ${/[^\w`]/.test(name) ? `\`${name}\`` : name}: ${type}${isRequired ? '' : ' = null'},`,
    close: [')'],
  },
};
